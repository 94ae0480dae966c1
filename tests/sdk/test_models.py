"""The generated Python models: whatever a service answers can be read."""

import inspect
from collections.abc import Iterator

import msgspec
from kronika_client import models
from kronika_client.model import Model


def _structs() -> Iterator[type[Model]]:
    modules = [models, *(one for _, one in inspect.getmembers(models, inspect.ismodule))]
    for module in modules:
        for _, one in inspect.getmembers(module, inspect.isclass):
            if issubclass(one, Model) and one is not Model:
                yield one


def test_decoders_can_be_built() -> None:
    """Unions whose structs are not tagged would refuse it when the first answer comes."""
    refused = {}
    structs = set(_structs())
    for struct in structs:
        try:
            msgspec.json.Decoder(struct)
        except TypeError as trouble:
            refused[str(struct)] = str(trouble)
    assert refused == {}
    assert len(structs) > 500
