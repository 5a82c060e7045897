"""One family, each member with a code, a player's sentence and a developer's reason."""

import pytest

from threefold import InvalidInput, NotAllowed, ThreefoldError, Unreadable


@pytest.mark.parametrize("kind", [InvalidInput, NotAllowed, Unreadable])
def test_one_family(kind):
    error = kind("a.code", "A sentence.", "a reason")
    assert isinstance(error, ThreefoldError)
    assert (error.code, error.sentence, error.reason) == ("a.code", "A sentence.", "a reason")
    assert str(error) == "A sentence. [a.code: a reason]"


def test_a_sentence_that_says_all_stands_alone():
    assert str(NotAllowed("a.code", "A sentence.")) == "A sentence."


@pytest.mark.parametrize("kind", [InvalidInput, Unreadable])
def test_bad_values_are_value_errors_too(kind):
    with pytest.raises(ValueError, match="A sentence"):
        raise kind("a.code", "A sentence.")


def test_what_the_rules_forbid_is_no_value_error():
    assert not issubclass(NotAllowed, ValueError)
