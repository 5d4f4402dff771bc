"""The public names of the protocol."""

from __future__ import annotations

import subprocess
import sys

from evigate import protocol


def test_every_listed_name_is_there() -> None:
    """And the list is sorted."""
    assert sorted(protocol.__all__) == protocol.__all__
    assert [name for name in protocol.__all__ if not hasattr(protocol, name)] == []


def test_importing_it_needs_no_extra() -> None:
    """scikit-learn, matplotlib and pyarrow are imported where they are used."""
    script = (
        "import sys, evigate.protocol\n"
        "heavy = {'sklearn', 'scipy', 'matplotlib', 'pyarrow', 'pandas'}\n"
        "sys.exit(len(heavy & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
