"""The terminal speaks the language that is asked for, or that of the system."""

import ast
import json
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import gnomehall.cli
from gnomehall import registry
from gnomehall.cli.main import parser
from gnomehall.core.record import loads, seal
from gnomehall.sim import probe, tricks
from gnomehall.sim.compare import WAYS
from gnomehall.sim.examples import WHYS
from gnomehall.sim.figures import ORDER as FIGURES
from gnomehall.words import LANGUAGES
from gnomehall.words.catalogue import SHELL, source
from gnomehall.words.speech import Speech

Run = Callable[..., "subprocess.CompletedProcess[str]"]
PORTUGUESE = ("--language", "pt-BR")
PLAY = ("play", "toadstools", "--seats", "human,random,random", "--seed", "3")
TYPED = "fly\nplant g\nundo\nplant c\nundo\nhelp\nscore\nlog x\nsave a.game\nload b.game\n99\n"
ENGLISH = re.compile(
    r"\b(the|you|your|and|with|moves? (is|to)|seat|points?|game|round|taken|plays?|picks|plants|holds|meadow)\b", re.I
)


@pytest.mark.parametrize("words", [(*PORTUGUESE, *PLAY), (*PLAY, *PORTUGUESE), (*PLAY, "--language=pt")])
def test_a_game_is_played_in_portuguese(command: Run, words: tuple[str, ...]) -> None:
    done = command(*words, typed=TYPED + "1\n" * 20)
    assert done.returncode == 0
    for said in (
        *("Toadstools · rodada 1 · Lugar 0 (pessoa) decide", "Qual cogumelo você planta?", "Plantar: cantarelo"),
        *("Prado", "Sua mão", "tem 3 cogumelos", "'fly' não é uma jogada de Toadstools", "agora não."),
        *("Nada é desfeito: o acaso já decidiu", "mostra de novo o tabuleiro", "Pontuação", "Salvo em a.game."),
        *("b.game não existe", "não existe a jogada número 99", "Lugar 0> ", "O jogo acabou na rodada", "pontos"),
    ):
        assert said in " ".join(done.stdout.split()), said


def test_no_english_is_left_in_a_game_in_portuguese(command: Run) -> None:
    done = command(*PORTUGUESE, *PLAY, typed=TYPED + "1\n" * 20)
    # The commands that can be typed, and the shell's, are the same in every language.
    text = re.sub(r"gnomehall \S.*|(save|load) FILE|\w+\.game|\b(plant|dust|rules|moves|help)\b", "", done.stdout)
    assert not ENGLISH.findall(text)
    assert ENGLISH.findall(command(*PLAY, typed=TYPED).stdout)


def test_the_language_changes_no_record_and_no_data(command: Run, tmp_path: Path) -> None:
    for name, more in (("en.game", ()), ("pt.game", PORTUGUESE)):
        command("play", "toadstools", "--seats", "random,random", "--seed", "3", "--save", name, *more)
    assert (tmp_path / "en.game").read_text() == (tmp_path / "pt.game").read_text()
    assert loads((tmp_path / "en.game").read_text()).result is not None
    sim = ("sim", "toadstools", "--games", "4", "--jobs", "1", "--json")
    english, portuguese = (json.loads(command(*sim, *more).stdout) for more in ((), PORTUGUESE))
    assert english["endings"] == portuguese["endings"] == {"planted": 4}


def test_records_reports_and_help_are_in_portuguese(command: Run) -> None:
    command("play", "toadstools", "--seats", "random,random", "--seed", "3", "--save", "x.game")
    for words, said in (
        (("replay", "x.game"), "todos os cogumelos estão plantados"),
        (("replay", "x.game", "--check"), "x.game está correto: toadstools, 2 jogadores"),
        (("replay", "x.game", "--at", "9"), "Depois de 9 jogadas, na rodada"),
        (("analyse", "x.game", "--iterations", "10", "--seat", "0"), "A chance de cada lugar vencer"),
        (("games",), "Um jogo de exemplo"),
        (("sim", "toadstools", "--games", "4", "--jobs", "1"), "todos os cogumelos estão plantados 4 (100,0%)"),
        (("arena", "toadstools", "--entrants", "random,greedy", "--games", "2", "--jobs", "1"), "Quantas vezes"),
        (("balance", "toadstools", "--bot", "random", "--games", "4", "--jobs", "1"), "Uma parte justa é 50,0%"),
        (("edition", "--help"), "exemplos:"),
        (("play", "--help"), "uso: gnomehall play"),
    ):
        done = command(*PORTUGUESE, *words)
        assert done.returncode == 0, done.stderr
        assert said in " ".join(done.stdout.split()), words


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("plya",), "você quis dizer play ou replay?"),
        (("play", "chess"), "não existe o jogo 'chess' (jogos: "),
        (("play", "toadstools", "--seed", "x"), "precisa ser um número inteiro, não 'x'; veja gnomehall play --help"),
        (("play", "--load", "none.game"), "none.game não existe"),
    ],
)
def test_errors_are_in_portuguese(command: Run, words: tuple[str, ...], said: str) -> None:
    done = command(*words, *PORTUGUESE)
    assert done.returncode == 2
    assert said in done.stderr


def test_a_move_that_a_record_can_not_have_is_explained_in_the_language(command: Run, tmp_path: Path) -> None:
    command("play", "toadstools", "--seats", "random,random", "--seed", "3", "--save", "x.game")
    text = (tmp_path / "x.game").read_text()
    changed = re.sub("^0 plant .$", "0 dust 0", text[: text.rindex("sum: ")], count=1, flags=re.M)
    (tmp_path / "x.game").write_text(seal(changed))
    done = command("replay", "x.game", "--check", *PORTUGUESE)
    assert done.returncode == 1
    assert "linha" in done.stderr
    assert "'dust 0' não é permitida aqui: " in done.stderr


def test_a_language_that_is_not_there_is_answered_with_those_that_are(command: Run) -> None:
    for words in (("--language", "klingon", "games"), ("games", "--language"), ("games", "--language=")):
        done = command(*words)
        assert done.returncode == 2
        for code, language in LANGUAGES.items():
            assert f"{code} ({language.name})" in done.stderr


def test_the_language_of_the_system_is_the_default(process: Run) -> None:
    assert "Jogadores" in process("games", LANG="pt_BR.UTF-8").stdout
    assert "Players" in process("games", LANG="pt_BR.UTF-8", LC_ALL="C.UTF-8").stdout
    assert "Players" in process("games", "--language", "en", LANG="pt_BR.UTF-8").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_help_can_be_printed_in_every_language(language: str) -> None:
    top = parser(Speech(language, strict=True))
    for found in (top, *top.commands().values()):
        assert "gnomehall" in found.format_help()


def spoken() -> Iterator[str]:
    """The texts in the code of the command line, and of what looks for holes in rules, that look like ids."""
    finders = (Path(str(module.__file__)) for module in (probe, tricks))
    for path in (*Path(str(gnomehall.cli.__file__)).parent.glob("*.py"), *finders):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def ids(part: str) -> set[str]:
    entries = FluentParser().parse(source("en", part)).body
    return {entry.id.name for entry in entries if isinstance(entry, fluent.Message)}


def test_every_error_has_words_and_nothing_in_the_catalogue_is_left_over() -> None:
    known = ids("terminal")
    # What figures, ways of weighing and examples are called is in the code that measures them.
    texts = set(spoken()) | set(FIGURES) | set(WAYS) | set(WHYS)
    raised = {f"error-{kind}" for kind in misuses()}
    assert raised <= known, raised - known
    # A message is used by its whole id, or by a part of it behind a role.
    roles = (
        *("error-", "file-", "help-", "about-", "examples-", "typed-"),
        *("column-", "reading-", "note-", "share-", "figure-", "help-learn-", "probe-", "probing-"),
        *("chart-", "chart-axis-", "chart-share-of-", "example-"),
    )
    unused = {
        id_
        for id_ in known
        if id_ not in texts | raised
        and not any(id_.startswith(role) and id_.removeprefix(role) in texts for role in roles)
    }
    assert {id_ for id_ in unused if not id_.startswith("file-")} == set()
    assert all(known.isdisjoint(ids(part)) for part in SHELL if part != "terminal")


def misuses() -> Iterator[str]:
    """The kinds of all errors that the command line raises, as far as they are literals."""
    for path in Path(str(gnomehall.cli.__file__)).parent.glob("*.py"):
        yield from re.findall(r'Misuse\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8"))


def test_every_kind_of_bad_file_has_words() -> None:
    text = Path(str(registry.__file__)).with_name("files.py").read_text(encoding="utf-8")
    kinds = set(re.findall(r'BadFile\("([a-z-]+)"', text))
    assert {f"file-{kind}" for kind in kinds} == {id_ for id_ in ids("terminal") if id_.startswith("file-")}
