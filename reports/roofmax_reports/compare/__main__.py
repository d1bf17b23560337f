"""Entry of `python3 -m roofmax_reports.compare`."""

import sys

from roofmax_reports.starting import start

sys.exit(start("compare", "roofmax_reports.compare.cli"))
