"""Training: from positions and what came of them to the weights of a network."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gnomehall.core.inputs import MOST
from gnomehall.core.network import HALF, Weights
from gnomehall.core.weights import MOST_WEIGHT

UNITS: Final = 32
BATCH: Final = 1024
"""Positions of one step."""
CHUNK: Final = 50_000
"""Positions that are looked at together where nothing is learnt."""
HELD_OUT_ONE_IN: Final = 19
"""Of so many files, one is never trained on, and tells how well the network judges what it has not seen. It is prime,
so that numbers of players and changed editions, which alternate from file to file, are all among them."""
RARE: Final = 0.5
"""Inputs that vary by less than about this much learn slower: the parts of a rare card come together and few games
have it, so that it would be judged by how these few happened to end."""
PEAK_RATE: Final = 4e-3
DECAY: Final = 0.02
OUT_BITS: Final = 12
MOST_ROW_BITS: Final = 12

Columns = tuple[Any, Any, Any, Any]
"""Inputs; the logarithms of the odds without a network; what came of the games; what is taught."""
Groups = dict[int, Columns]
"""By number of players."""


@dataclass(frozen=True, slots=True)
class Trained:
    weights: Weights
    positions: int
    plain_loss: float
    """Mean cross-entropy of the chances against what came of it, on games that were held out: without a network."""
    train_loss: float
    """Against what was taught."""
    held_out_loss: float


def train(
    files: Sequence[Path],
    epochs: int,
    seed: int,
    progress: Callable[[int, float], None] | None = None,
    units: int = UNITS,
) -> Trained:
    """Train on the files; `progress` hears of every epoch and its loss on what is held out."""
    torch = import_module("torch")
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    held = [file for i, file in enumerate(files) if i % HELD_OUT_ONE_IN == HELD_OUT_ONE_IN // 2] or list(files[:1])
    kept = [file for file in files if file not in held] or held
    learnt, tested = read_groups(torch, kept, device), read_groups(torch, held, device)
    scale = scale_of(torch, learnt)
    model = Model(torch, scale, units, device)
    batches = [(seats, at) for seats, (x, *_) in learnt.items() for at in range(0, len(x), BATCH)]
    best, plain = mean_losses(torch, model, tested)
    unseen, loss, found = plain, best, model.arrays()
    steps = epochs * len(batches)
    optimizer = torch.optim.AdamW(model.parameters, lr=PEAK_RATE, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, PEAK_RATE, total_steps=steps + 1)
    for epoch in range(epochs):
        orders = {seats: torch.randperm(len(x), device=device) for seats, (x, *_) in learnt.items()}
        total = torch.zeros((), device=device)
        for i in torch.randperm(len(batches)).tolist():
            seats, at = batches[i]
            chosen = orders[seats][at : at + BATCH]
            x, plain_odds, _, aims = (column[chosen] for column in learnt[seats])
            cost = model.loss(x, plain_odds, aims)
            optimizer.zero_grad()
            cost.backward()
            optimizer.step()
            schedule.step()
            total += cost.detach()
        missed, outcomes = mean_losses(torch, model, tested)
        if missed < best:
            best, unseen, loss, found = missed, outcomes, float(total) / len(batches), model.arrays()
        if progress is not None:
            progress(epoch + 1, outcomes)
    return Trained(quantized(*found), sum(len(x) for x, *_ in learnt.values()), plain, loss, unseen)


class Model:
    """Rectified hidden units, and a last one that goes through as it is; one number a seat, softmax over the seats."""

    def __init__(self, torch: Any, scale: Any, units: int, device: str) -> None:
        inputs = len(scale)
        self.torch = torch
        self.scale = scale
        self.rows = (torch.randn(inputs, units, device=device) / (20.0**0.5)).requires_grad_()
        self.biases = torch.zeros(units, device=device).requires_grad_()
        # At first it says nothing, so that learning begins with what the advice says without a network.
        self.out = torch.zeros(units, device=device).requires_grad_()
        self.parameters = [self.rows, self.biases, self.out]

    def corrections(self, x: Any) -> Any:
        hidden = (x.float() * self.scale) @ self.rows + self.biases
        return hidden[..., :-1].relu() @ self.out[:-1] + hidden[..., -1] * self.out[-1]

    def loss(self, x: Any, plain: Any, y: Any) -> Any:
        return -(y * (plain + self.corrections(x)).log_softmax(-1)).sum(-1).mean()

    def arrays(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        """The weights for inputs as they are, not scaled."""
        rows = self.rows.detach() * self.scale[:, None]
        return rows.cpu().numpy(), self.biases.detach().cpu().numpy().copy(), self.out.detach().cpu().numpy().copy()


def mean_losses(torch: Any, model: Model, groups: Groups) -> tuple[float, float]:
    """Of what is taught, and of what came of the games."""
    taught, came, n = 0.0, 0.0, 0
    with torch.no_grad():
        for group in groups.values():
            for x, plain, outcomes, aims in zip(*(column.split(CHUNK) for column in group), strict=True):
                taught += float(model.loss(x, plain, aims)) * len(x)
                came += float(model.loss(x, plain, outcomes)) * len(x)
                n += len(x)
    return taught / n, came / n


def read_groups(torch: Any, files: Sequence[Path], device: str) -> Groups:
    """The positions of all files, by number of players."""
    found: dict[int, list[Columns]] = {}
    for path in files:
        with np.load(path) as file:
            columns = file["rows"], file["plain"], file["outcomes"], file["aims"]
            found.setdefault(columns[2].shape[1], []).append(columns)
    return {
        seats: tuple(torch.from_numpy(np.concatenate(column)).to(device) for column in zip(*parts, strict=True))
        for seats, parts in found.items()
    }


def scale_of(torch: Any, groups: Groups) -> Any:
    """By what each input is multiplied, so that all of them vary about as much; one that never varies is left out."""
    total: Any = 0.0
    squares: Any = 0.0
    n = 0
    for x, *_ in groups.values():
        for part in x.split(CHUNK):
            flat = part.reshape(-1, part.shape[-1]).float()
            total, squares, n = total + flat.sum(0), squares + (flat * flat).sum(0), n + len(flat)
    mean = total / n
    spread = (squares / n - mean * mean).clamp(min=0.0).sqrt()
    return torch.where(spread > 0.0, 1.0 / (spread + RARE), torch.zeros_like(spread))


def quantized(rows: NDArray[Any], biases: NDArray[Any], out: NDArray[Any]) -> Weights:
    """Whole numbers, as fine as fits: rows and biases in one unit, what units add to the result in another."""
    most = max(float(np.abs(rows).sum(0).max()) * MOST + float(np.abs(biases).max()), 1e-9)
    bits = min(
        MOST_ROW_BITS, int(np.log2((HALF // 4 - 1) / most)), int(np.log2(MOST_WEIGHT / max(np.abs(rows).max(), 1e-9)))
    )
    out_bits = min(OUT_BITS, int(np.log2(MOST_WEIGHT / max(float(np.abs(out).max()), 1e-9))))
    fine, coarse = float(2**bits), float(2**out_bits)
    return Weights(
        [[round(float(w) * fine) for w in row] for row in rows],
        [round(float(b) * fine) for b in biases],
        [round(float(w) * coarse) for w in out],
        bits + out_bits,
    )
