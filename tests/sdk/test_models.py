"""The generated Python models: whatever a service answers can be read."""

import inspect
from collections.abc import Iterator

import msgspec
import pytest
from kronika_client import models
from kronika_client.model import Model


def _structs() -> Iterator[type[Model]]:
    modules = [models, *(one for _, one in inspect.getmembers(models, inspect.ismodule))]
    for module in modules:
        for _, one in inspect.getmembers(module, inspect.isclass):
            if issubclass(one, Model) and one is not Model:
                yield one


@pytest.mark.parametrize("struct", sorted(set(_structs()), key=str), ids=str)
def test_a_decoder_can_be_built(struct: type[Model]) -> None:
    """Unions whose structs are not tagged would refuse it when the first answer comes."""
    msgspec.json.Decoder(struct)
