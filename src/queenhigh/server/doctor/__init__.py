"""The doctor: looks at an installation, says what is wrong and what to do, and changes nothing."""

from queenhigh.server.doctor.checkup import examine
from queenhigh.server.doctor.finding import Checkup, Finding
from queenhigh.server.doctor.patient import Patient

__all__ = ["Checkup", "Finding", "Patient", "examine"]
