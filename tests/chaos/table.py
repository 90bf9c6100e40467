"""What a run found, as one table."""

from tests.chaos.evening import MOST_FILES, MOST_MEGABYTES, Report
from tests.chaos.others import DISTURBED


def table(report: Report) -> str:
    return "\n".join(f"| {name:<31} | {value:>42} |" for name, value in rows(report))


def rows(report: Report) -> list[tuple[str, str]]:
    floods = {kind: ms for kind, ms in report.times.items() if kind != "no flood"}
    # In a short run there may be no time without a flood.
    calm = report.times.get("no flood")
    worst = max(floods, key=lambda kind: floods[kind], default="no flood")
    return [
        ("minutes", f"{report.minutes:.1f}"),
        ("kills", f"{report.kills}"),
        ("stops", f"{report.stops}"),
        ("acknowledged messages", f"{report.acknowledged}"),
        ("lost", f"{report.lost}"),
        ("applied twice", f"{report.twice}"),
        ("not as the log says", f"{report.untrue}"),
        ("never answered", f"{report.unanswered}"),
        ("mutated messages", f"{report.mutated} ({report.mutated / report.minutes / 60:.0f} a second)"),
        ("frames searched", f"{report.frames} ({report.views} views, {report.unchecked} too late)"),
        ("leaks", f"{report.leaks}"),
        ("crashes", f"{report.crashes}"),
        ("highest memory", f"{report.highest_mb:.0f} of {MOST_MEGABYTES} MB"),
        ("most open files", f"{report.most_files} of {MOST_FILES}"),
        ("p99 of the bystander, no flood", "not measured" if calm is None else f"{calm:.0f} ms"),
        ("worst p99 of the bystander", f"{report.times.get(worst, 0):.0f} ms ({worst})"),
        (
            "of the machine, used by others",
            f"{report.others:.0%}" + (": the times say little" if report.others > DISTURBED else ""),
        ),
        ("seed", f"{report.seed}"),
    ]
