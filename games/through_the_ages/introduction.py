"""How the title is taught: its introduction, from `data/`."""

from pathlib import Path

from games.kernel.introduction import Introduction, introduction

INTRODUCTION: Introduction = introduction(Path(__file__).parent / "data")
