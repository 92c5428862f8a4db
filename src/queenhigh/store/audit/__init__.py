"""The audit: everything that is kept, proven from the database alone."""

from queenhigh.store.audit.findings import Chain, MeterProof, Problem, Report
from queenhigh.store.audit.run import NoSuchRound, audit

__all__ = ["Chain", "MeterProof", "NoSuchRound", "Problem", "Report", "audit"]
