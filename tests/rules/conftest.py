"""Hypothesis without deadlines: a slow minute of the machine is no failure of the rules."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from tests.rules.templates import every_template, foreign
from threefold import check
from threefold.errors import ThreefoldError

settings.register_profile("threefold", deadline=None)
settings.load_profile("threefold")


def _by_a_test() -> bool:
    """Tell whether a test itself made the error that is being made, or asked a check for it."""
    frame = sys._getframe(2)
    while frame.f_back and frame.f_code.co_filename == check.__file__:
        frame = frame.f_back
    return "tests" in Path(frame.f_code.co_filename).parts


@pytest.fixture(autouse=True, scope="session")
def _every_sentence_can_be_translated() -> Any:
    """Hold every refusal that any test here meets against the list of templates."""
    known = every_template()
    made = ThreefoldError.__init__

    def watched(self: ThreefoldError, code: str, sentence: str, reason: str = "") -> None:
        made(self, code, sentence, reason)
        strange = foreign(sentence, known)
        if strange and not _by_a_test():
            raise SystemError(f"{code}: no translation can find {strange}")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ThreefoldError, "__init__", watched)
        yield
