"""Everything that the server has to say is a JSON line, whoever says it, and is counted."""

import asyncio
import json
import logging
import subprocess
import sys

from gnomehall.server.workers.process import WorkerProcess
from tests.server.halls import LONG, Running, served

LOUD = """
import asyncio, logging, threading, warnings
from gnomehall.server import logs

logs.set_up()
logs.note("hello", table="t")
logging.getLogger("asyncio").error("from asyncio")
logging.getLogger("uvicorn.error").error("from uvicorn")
logging.getLogger("gnomehall.server").warning("odd \\ud800 text")
logging.getLogger("other").error("two %s", "too", "many")
warnings.warn("from warnings")
thread = threading.Thread(target=lambda: 1 / 0)
thread.start()
thread.join()

class Odd:
    def __del__(self):
        raise ValueError("ignored")

Odd()

async def main():
    async def fail():
        raise KeyError("nobody waits for it")
    asyncio.create_task(fail())
    await asyncio.sleep(0.01)

asyncio.run(main())
raise RuntimeError("the end")
"""


def test_all_that_a_process_says_is_json() -> None:
    done = subprocess.run([sys.executable, "-c", LOUD], capture_output=True, text=True, check=False)
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    events = " ".join(line["event"] for line in lines)
    for said in ("hello", "from asyncio", "from uvicorn", "from warnings", "odd", "log line lost"):
        assert said in events
    traces = " ".join(line.get("trace", "") for line in lines)
    for error in ("ZeroDivisionError", "ValueError: ignored", "KeyError", "RuntimeError: the end"):
        assert error in traces
    assert all(line["level"] in ("info", "warning", "error") for line in lines)


@served()
async def test_lines_of_the_log_are_counted_and_errors_once(server: Running) -> None:
    logging.getLogger("asyncio").error("from asyncio")
    logging.getLogger("gnomehall.server").warning("a warning")
    metrics = (await server.call("GET", "/metrics")).text
    assert "gnomehall_errors_total 1.0" in metrics
    assert 'gnomehall_log_lines_total{level="error"} 1.0' in metrics
    assert 'gnomehall_log_lines_total{level="warning"} 1.0' in metrics


def test_what_a_worker_writes_to_its_standard_error_goes_into_the_log() -> None:
    heard: list[str] = []

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            heard.append(str(getattr(record, "fields", {}).get("text")))

    async def main() -> None:
        worker = await WorkerProcess.start()
        await worker.ready()
        assert worker.process.stdin
        worker.process.stdin.write(b"nonsense\n")
        await worker.process.wait()
        await worker.stop()

    ear = Ear()
    logging.getLogger("gnomehall.server").addHandler(ear)
    try:
        asyncio.run(asyncio.wait_for(main(), LONG))
    finally:
        logging.getLogger("gnomehall.server").removeHandler(ear)
    assert "DecodeError" in "".join(heard)
