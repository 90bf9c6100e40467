"""Makes a container image of a Debian package: `python -m scripts.image DEB --into dist`, by buildah, without a daemon.

In it are some of Debian's packages, unpacked, and the environment of Veillée; nothing is run while it is made. So the
image for another processor is made in the same way.
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PARTS = ROOT / "packaging/image"
CACHE = ROOT / ".cache/image"
USER = 10001
# Nobody reads these in an image, and no program of ours loads them.
LEFT_OUT = (
    *("usr/share/doc", "usr/share/man", "usr/share/locale", "usr/share/lintian", "usr/share/bug", "usr/bin/veillee"),
    *("usr/lib/systemd", "etc/default/veillee", "usr/share/info", "usr/share/common-licenses", "usr/sbin"),
    *(f"usr/lib/python3.11/{name}" for name in ("test", "idlelib", "lib2to3", "ensurepip", "distutils", "pydoc_data")),
)
KEPT = {"usr/share/doc/veillee/copyright", "usr/share/doc/veillee/inside.txt"}
ASK = "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/healthz', timeout=5)"
HEALTHY = ["/opt/veillee/bin/python3", "-c", ASK]


def wanted() -> list[str]:
    lines = (PARTS / "packages.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


def debian_packages(processor: str) -> list[Path]:
    """From where this machine has its own packages, for that processor; checked with Debian's keys, as apt does."""
    folder = CACHE / processor
    for part in ("lists/partial", "archives/partial"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    (folder / "status").touch()
    apt = ["apt-get", "-qq", "-o", f"APT::Architecture={processor}", "-o", f"APT::Architectures={processor}"]
    apt += ["-o", f"Dir::State={folder}", "-o", f"Dir::State::status={folder}/status", "-o", f"Dir::Cache={folder}"]
    # What was fetched as root can be read by root only otherwise.
    apt += ["-o", "APT::Sandbox::User=root"]
    subprocess.run([*apt, "update"], check=True)
    into = folder / "packages"
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir()
    subprocess.run([*apt, "download", *wanted()], check=True, cwd=into)
    return sorted(into.iterdir())


def lay_out(root: Path, package: Path, processor: str) -> None:
    kept = {}
    for one in (*debian_packages(processor), package):
        subprocess.run(["dpkg-deb", "--extract", str(one), str(root)], check=True)
    for name in KEPT:
        kept[name] = (root / name).read_bytes()
    for name in LEFT_OUT:
        path = root / name
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    for name, body in kept.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes(body)
    # The same as Debian makes of them when the package is installed.
    trusted = sorted((root / "usr/share/ca-certificates").rglob("*.crt"))
    (root / "etc/ssl/certs").mkdir(parents=True, exist_ok=True)
    (root / "etc/ssl/certs/ca-certificates.crt").write_bytes(b"".join(one.read_bytes() for one in trusted))
    (root / "etc/passwd").write_text(
        f"root:x:0:0:root:/root:/nologin\nveillee:x:{USER}:{USER}::/var/lib/veillee:/nologin\n", encoding="utf-8"
    )
    (root / "etc/group").write_text(f"root:x:0:\nveillee:x:{USER}:\n", encoding="utf-8")
    (root / "usr/bin/python3").unlink(missing_ok=True)
    (root / "usr/bin/python3").symlink_to("python3.11")
    (root / "tmp").mkdir(exist_ok=True)
    (root / "tmp").chmod(0o1777)
    compiling = ["-m", "compileall", "-q", "--invalidation-mode", "unchecked-hash", "-s", str(root), "-p", "/"]
    subprocess.run(["/usr/bin/python3", *compiling, str(root / "usr/lib/python3.11")], check=True)


def buildah(*arguments: str) -> str:
    """Works without a daemon and inside another container: nothing is mounted, nothing is run."""
    usual = {"BUILDAH_ISOLATION": "chroot", "STORAGE_DRIVER": "vfs"}
    done = subprocess.run(
        ["buildah", *arguments], env={**usual, **os.environ}, stdout=subprocess.PIPE, text=True, check=True
    )
    return done.stdout.strip()


def make_image(package: Path, into: Path) -> Path:
    _, version, processor = package.stem.split("_")
    with tempfile.TemporaryDirectory(prefix="veillee-image-") as folder:
        root, salons = Path(folder, "root"), Path(folder, "salons")
        root.mkdir(mode=0o755)
        salons.mkdir(mode=0o700)
        lay_out(root, package, processor)
        name = f"veillee:{version}"
        container = buildah("from", "--format", "docker", "--arch", processor, "scratch")
        try:
            buildah("add", "--quiet", container, str(root), "/")
            buildah(
                "add",
                "--quiet",
                "--chown",
                f"{USER}:{USER}",
                "--chmod",
                "0700",
                container,
                str(salons),
                "/var/lib/veillee",
            )
            buildah(
                *("config", "--arch", processor, "--user", f"{USER}:{USER}", "--port", "8000"),
                *("--volume", "/var/lib/veillee", "--workingdir", "/var/lib/veillee"),
                *("--env", "PATH=/opt/veillee/bin:/usr/bin", "--env", "LANG=C.UTF-8"),
                *("--entrypoint", '["/opt/veillee/bin/veillee", "serve", "--data", "/var/lib/veillee"]', "--cmd", ""),
                *("--healthcheck", f"CMD {shlex.join(HEALTHY)}"),
                *("--healthcheck-interval", "30s", "--healthcheck-timeout", "10s", "--stop-signal", "SIGTERM"),
                *(
                    "--label",
                    f"org.opencontainers.image.version={version}",
                    "--label",
                    "org.opencontainers.image.title=Veillée",
                ),
                *("--label", "org.opencontainers.image.licenses=MIT AND CC-BY-4.0", container),
            )
            # OCI has no word for a health check; podman and Docker read this form too.
            buildah("commit", "--quiet", "--format", "docker", container, name)
        finally:
            buildah("rm", container)
        into.mkdir(parents=True, exist_ok=True)
        made = into / f"veillee-{version}-{processor}.tar"
        made.unlink(missing_ok=True)
        buildah("push", "--quiet", name, f"docker-archive:{made}:{name}")
        buildah("rmi", name)
    subprocess.run(["gzip", "--no-name", "--force", str(made)], check=True)
    return made.with_name(made.name + ".gz")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("package", type=Path)
    parser.add_argument("--into", type=Path, default=ROOT / "dist")
    chosen = parser.parse_args()
    print(make_image(chosen.package, chosen.into))
    return 0


if __name__ == "__main__":
    sys.exit(main())
