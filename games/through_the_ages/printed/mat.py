"""The mat of a nation: what its banks say, by the tokens that are left in them."""

from collections.abc import Iterator

from games.kernel.formula import Formula, Term
from games.through_the_ages.box import Mat


def on_mat(mat: Mat) -> tuple[Formula, ...]:
    """From so many tokens (`at`) on: happy faces that are needed, food for the next worker and for
    the people, resources that corruption takes (TTA-MAT-03, TTA-MAT-06)."""
    return tuple(_steps(mat))


def _steps(mat: Mat) -> Iterator[Formula]:
    for face in mat.happiness:
        yield Formula("faces", (Term("happy", face.needed),), at=face.bank)
    for step in mat.population:
        if step.cost is not None:
            yield Formula("one_more", (Term("food", step.cost),), at=step.bank)
        yield Formula("eats", (Term("food", -step.consumption),), at=step.bank)
    for row in mat.corruption:
        yield Formula("corrupts", (Term("resource", -row.corruption),), at=row.bank)
