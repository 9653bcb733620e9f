// bun scripts/checks/image.ts: builds the image and runs it as docs/running.md says: without root, with a read-only root
// filesystem and without capabilities, with the embedded database. Checks its size, labels, refusal to start without
// settings, migration, pages, a backup and restore, and SIGTERM. Without Docker or Podman, it checks the size of the
// files that the image would contain, and says so.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { $ } from "bun";
import { atMost, exactly, type Figure, holds, info } from "./measurement.ts";

const maxImageMb = 200;
const tag = `linkstead-check-${process.pid}`;

const findEngine = async () => {
  for (const engine of ["docker", "podman"])
    if (
      (
        await $`${engine} info`
          .quiet()
          .nothrow()
          .catch(() => undefined)
      )?.exitCode === 0
    )
      return engine;
  return undefined;
};

const megabytes = (bytes: number) => bytes / 1_000_000;

/** Flags of `docker run` in docs/running.md. */
const hardening = [
  "--read-only",
  "--tmpfs",
  "/tmp",
  "--cap-drop",
  "ALL",
  "--security-opt",
  "no-new-privileges",
  "--memory",
  "1g",
];

const untilReady = async (engine: string, container: string) => {
  for (let attempt = 0; attempt < 120; attempt++) {
    const probe =
      "process.exit((await fetch('http://127.0.0.1:3000/api/ready').catch(() => ({ ok: false }))).ok ? 0 : 1)";
    if ((await $`${engine} exec ${container} bun -e ${probe}`.quiet().nothrow()).exitCode === 0) return true;
    await Bun.sleep(500);
  }
  return false;
};

const checkImage = async (engine: string): Promise<Figure[]> => {
  await $`${engine} build --tag ${tag} --build-arg VERSION=1.2.3 .`;
  const container = tag;
  const volumes = ["--volume", `${tag}-data:/data`, "--volume", `${tag}-backups:/backups`];
  try {
    const size = Number(await $`${engine} image inspect --format {{.Size}} ${tag}`.text());
    const labels = (await $`${engine} image inspect --format ${"{{json .Config.Labels}}"} ${tag}`.json()) as Record<
      string,
      string
    >;
    const refusal = await $`${engine} run --rm ${hardening} ${tag}`.quiet().nothrow();
    await $`${engine} run --detach --name ${container} --init ${hardening} ${volumes} --env EMBEDDED=yes --env CHECKS=off ${tag}`.quiet();
    const isReady = await untilReady(engine, container);
    const home =
      "const r = await fetch('http://127.0.0.1:3000/'); console.log(r.status, (await r.text()).includes('</html>'))";
    const page = (await $`${engine} exec ${container} bun -e ${home}`.text()).trim();
    const user = (await $`${engine} exec ${container} cat /proc/1/status`.text()).match(/^Uid:\s+(\d+)/m)?.[1];
    await $`${engine} stop --time 20 ${container}`.quiet();
    const code = Number(await $`${engine} inspect --format {{.State.ExitCode}} ${container}`.text());
    const command = ["run", "--rm", ...hardening, ...volumes, "--env", "EMBEDDED=yes", tag, "bun", "run"];
    const backup = (await $`${engine} ${command} backup /backups`.text()).split("\n")[0] ?? "";
    const restored = await $`${engine} ${command} restore ${backup} --replace`.nothrow();
    return [
      atMost("size of the image", megabytes(size), maxImageMb, "MB"),
      holds("has the labels of its version", labels["org.opencontainers.image.version"] === "1.2.3"),
      exactly("exit code without settings", refusal.exitCode, 1),
      holds("names the missing settings", refusal.stderr.includes("JWT_SECRET:")),
      holds("becomes ready", isReady),
      holds("renders the home page", page === "200 true"),
      holds("runs without root", user !== undefined && user !== "0"),
      exactly("exit code after SIGTERM", code, 0),
      exactly("exit code of the restore of its backup", restored.exitCode, 0),
    ];
  } finally {
    await $`${engine} rm --force --volumes ${container}`.quiet().nothrow();
    await $`${engine} volume rm ${tag}-data ${tag}-backups`.quiet().nothrow();
    await $`${engine} image rm ${tag}`.quiet().nothrow();
  }
};

/** The files of the image, without an engine: Bun and this project's. The C library and a shell add about 5 MB. */
const checkFiles = async (): Promise<Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), "linkstead-image-"));
  try {
    await $`bun ${"scripts/image-files.ts"} ${folder}`;
    const own = Number((await $`du --summarize --bytes ${folder}`.text()).split("\t")[0]);
    const bun = Bun.file(process.execPath).size;
    return [
      info("project files", `${megabytes(own).toFixed(0)} MB`),
      info("Bun", `${megabytes(bun).toFixed(0)} MB`),
      atMost("both", megabytes(own + bun), maxImageMb - 5, "MB"),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const engine = await findEngine();
if (!engine)
  console.log("No container engine runs here: the image was NOT built, only the size of its files is checked.");
const figures = await (engine ? checkImage(engine) : checkFiles());
for (const { what, figure, goal, ok } of figures) console.log(`${ok ? "ok    " : "FAILED"} ${what}: ${figure} ${goal}`);
process.exit(figures.every(({ ok }) => ok) ? 0 : 1);
