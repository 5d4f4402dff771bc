"""EviScope: does a RAG system react rightly as its evidence changes?

The question stays, the evidence changes: sufficient, noisy, insufficient, conflicting.
"""

from __future__ import annotations
