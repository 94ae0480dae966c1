"""Whole numbers are whole however they are spelt (JSON Schema: `1.0` is an integer)."""

from typing import Any

import pytest

from tests.service.hard.setup import Stage
from tests.service.problems import problem


@pytest.mark.parametrize("spelt", ["0", "0.0", "0e0", "-0.0", "0.0e5"])
def test_a_fraction_of_zero_is_none(stage: Stage, spelt: str) -> None:
    legal: Any = stage.ada.legal(stage.game, 0)
    card = legal["commands"][0]["card"]
    body = (
        f'{{"seat":{spelt},"decision":{legal["decision"]}.0,"dry_run":true,'
        f'"commands":[{{"type":"lanterns.choose","card":"{card}"}}]}}'
    )
    answer = stage.ada.http.post(
        f"/v1/games/{stage.game}/moves",
        content=body,
        headers={"Content-Type": "application/json"},
    )
    assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("spelt", ["0.5", "1e400", "1e300", "9007199254740993.0", "NaN", "-1.0"])
def test_other_numbers_are_no_seats(stage: Stage, spelt: str) -> None:
    answer = stage.ada.http.post(
        f"/v1/games/{stage.game}/resign",
        content=f'{{"seat":{spelt}}}',
        headers={"Content-Type": "application/json"},
    )
    assert answer.status_code == 400, answer.text
    problem(answer, answer.json()["kind"])
