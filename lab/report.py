"""The page of a campaign: lab/pages/NAME.md."""

import os
import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]


def commit() -> str:
    """Return the measured commit, with a star if the tree differs from it."""
    name = git("rev-parse", "--short=12", "HEAD")
    changed = git(
        "status", "--porcelain", "--untracked-files=no", "--", "burgundy_qt", "setup.py", "lab"
    )
    return f"{name}*" if changed else name


def git(*arguments: str) -> str:
    asked = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    return asked.stdout.strip() if asked.returncode == 0 else "unknown"


def page_of(name: str) -> Path:
    """Return the path of a campaign's page."""
    return ROOT / "lab" / "pages" / f"{name}.md"


def write_report(name: str, title: str, command: str, lines: list[str], cpu_seconds: float) -> None:
    """Write the page of a finished campaign, and print it; `lines` are its figures in Markdown."""
    page = page_of(name)
    page.parent.mkdir(parents=True, exist_ok=True)
    facts = [
        f"- commit: `{commit()}`",
        f"- command: `{command}`",
        f"- day: {datetime.now(UTC):%Y-%m-%d}",
        f"- machine: {processor()}, {os.cpu_count()} cores, {platform.system()}, Python "
        f"{platform.python_version()}",
        f"- CPU time: {duration(cpu_seconds)}",
    ]
    text = "\n".join([f"# {title}", "", *facts, "", *lines, ""])
    page.write_text(text, encoding="utf-8")
    print(f"\n{text}\nWritten to {page}")


def processor() -> str:
    """Return the processor's name, if the system has it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"
