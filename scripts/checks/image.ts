// bun scripts/checks/image.ts: builds the image of the last commit and runs it with the commands of docs/running.md, alone
// and with Compose, its Caddy included. Needs Docker or Podman, and the ports 3000, 80 and 443. Without an engine, it checks the
// size of the files that the image would contain, and says so.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { $ } from "bun";
import { checkCompose } from "./compose.ts";
import { checkContainer } from "./container.ts";
import { accepts, createShell, findEngine, type Shell } from "./container-engine.ts";
import { atMost, type Figure, info } from "./measurement.ts";

const maxImageMb = 200;

/** The files of the image, without an engine: Bun and this project's. The C library and a shell add about 5 MB. */
const checkFiles = async (folder: string): Promise<Figure[]> => {
  await $`bun ${"scripts/image-files.ts"} ${folder}`;
  const own = Number((await $`du --summarize --bytes ${folder}`.text()).split("\t")[0]) / 1e6;
  const bun = Bun.file(process.execPath).size / 1e6;
  return [
    info("project files", `${own.toFixed(0)} MB`),
    info("Bun", `${bun.toFixed(0)} MB`),
    atMost("both", own + bun, maxImageMb - 5, "MB"),
  ];
};

/** The guide's names of containers, volumes and the image: a check must never replace those of a deployment. */
const findDeployment = async ({ read }: Shell) => {
  const names = await read(`
    docker ps --all --format '{{.Names}}'
    docker volume ls --format '{{.Name}}'
    docker image ls --format '{{.Repository}}'`);
  return names.split("\n").find((name) => /^(docker\.io\/library\/|localhost\/)?linkstead\b/.test(name));
};

const checkWithEngine = async (engine: string, folder: string): Promise<Figure[]> => {
  const deployed = await findDeployment(createShell(engine, folder));
  if (deployed)
    throw new Error(`This machine already has "${deployed}". Run this check where Linkstead isn't deployed.`);
  for (const port of [3000, 80, 443]) if (await accepts(port)) throw new Error(`Port ${port} is in use.`);

  await $`git clone --quiet --bare . ${join(folder, "origin.git")}`;
  await $`git clone --quiet ${join(folder, "origin.git")} ${join(folder, "image")}`;
  console.log(`Checking ${(await $`git log -1 --format=${"%h %s"}`.text()).trim()}, without uncommitted changes.`);
  const hasCompose = (await createShell(engine, folder).run("docker compose version")).code === 0;
  const container = await checkContainer(engine, join(folder, "image"), maxImageMb);
  if (!hasCompose) return [...container, info("Compose", "not installed, NOT checked")];
  return [...container, ...(await checkCompose(engine, folder))];
};

const engine = await findEngine();
if (!engine)
  console.log("No container engine runs here: the image was NOT built, only the size of its files is checked.");
const folder = mkdtempSync(join(tmpdir(), "linkstead-image-"));
try {
  const figures = await (engine ? checkWithEngine(engine, folder) : checkFiles(folder));
  for (const { what, figure, goal, ok } of figures)
    console.log(`${ok ? "ok    " : "FAILED"} ${what}: ${figure} ${goal}`);
  process.exitCode = figures.every(({ ok }) => ok) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
