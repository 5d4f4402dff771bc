"""The RAGScope protocol: does a gate help on your own labelled calls, and where to cut.

Splits by context, all that learns fitted inside the training fold, intervals from
resampling contexts, operating points and runtime. Fitting needs the extra ``eval``.
"""

from __future__ import annotations
