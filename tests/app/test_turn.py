"""What handlers ask of a step: whether it was taken, and the desk laid out anew after it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pyapp.effect import Msg
from pyapp.model import Model
from pyapp.stage import Rename
from pyapp.turn import declined, stepped, then_desk, told, took
from tests.app import seats

MSG = Msg("any", at=1_790_000_000_000)
NEW = "a desk of its own"


@pytest.fixture
def model() -> Model:
    return seats.laid().model


def test_a_step_that_was_taken_gives_the_table_it_left(model: Model) -> None:
    after = stepped(model, Rename("Another"), MSG)
    table = took(model, after)
    assert table is not None
    assert table is after.table
    assert table.stage.name == "Another"


def test_a_refusal_and_no_table_give_none(model: Model) -> None:
    assert took(model, declined(model, "Not now.")) is None
    assert took(model, replace(model, table=None)) is None
    nowhere = replace(model, table=None)
    assert took(nowhere, stepped(nowhere, Rename("Another"), MSG)) is None


def test_the_desk_is_laid_out_anew_and_the_notice_stays(model: Model) -> None:
    after = told(stepped(model, Rename("Another"), MSG), "It is called another name now.")
    laid = then_desk(model, after, lambda _desk: NEW)
    assert laid.table is not None
    assert laid.table.desk == NEW
    assert laid.table.stage.name == "Another"
    assert laid.notice == after.notice
    assert laid.said == after.said


def test_where_no_step_was_taken_the_desk_stays(model: Model) -> None:
    refused = declined(model, "Not now.")
    assert then_desk(model, refused, lambda _desk: NEW) is refused
