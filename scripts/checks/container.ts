// The guide's section "One container and a managed Postgres", with a Postgres in another container.
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { accepts, becomesTrue, createShell, memoryOf, publicAddresses, type Shell } from "./container-engine.ts";
import { commandsWith } from "./guide.ts";
import { atLeast, atMost, exactly, type Figure, holds, info } from "./measurement.ts";
import { createSiteClient } from "./site-client.ts";

const postgres = "linkstead-check-postgres";
const url = "http://localhost:3000";
/** What the image must not contain. */
const unwanted = /\.(ts|tsx|map|md)$|\/(scripts|docs|\.git|\.env)(\/|$)/;

const [build = "", start = ""] = commandsWith("docker build --tag").split(/\n(?=docker run)/);

/** The guide's container, in the foreground and without its name, ports, restarts and settings. */
const variant = (options: string) =>
  start
    .replace("--detach --name linkstead", "--rm")
    .replace("--restart unless-stopped", "")
    .replace("--publish 127.0.0.1:3000:3000", "")
    .replace("--volume linkstead:/data --volume linkstead-backups:/backups", "")
    .replace("--env-file .env", options);

const checkFiles = async ({ read }: Shell, maxImageMb: number): Promise<Figure[]> => {
  const size = Number(await read("docker image inspect --format '{{.Size}}' linkstead")) / 1e6;
  const labels = await read("docker image inspect --format '{{json .Config.Labels}}' linkstead");
  const layers = (await read("docker history --format '{{.Size}}\t{{.CreatedBy}}' --no-trunc linkstead"))
    .split("\n")
    .filter((line) => /^[1-9]/.test(line))
    .map((line) => line.replace(/\s*# buildkit|\/bin\/sh -c #\(nop\) /g, ""));
  const listed = await read("docker run --rm linkstead find /app -type f");
  const files = listed.split("\n").filter((file) => !file.includes("/node_modules/"));
  const whole = listed.split("\n").filter((file) => /\.(map|d\.ts)$/.test(file));
  return [
    atMost("size of the image", size, maxImageMb, "MB"),
    ...layers.map((layer) => {
      const [bytes = "", step = ""] = layer.split("\t");
      return info("  layer", `${bytes}: ${step}`);
    }),
    holds("has the labels of its version", labels.includes('"org.opencontainers.image.version":"0.1.0"')),
    atLeast("files of the project", files.length, 100, "files"),
    exactly("files that don't belong there", files.filter((file) => unwanted.test(file)).length + whole.length, 0),
  ];
};

/** Starts that must fail, each with a message that names what to do. */
const checkRefusals = async ({ run, read }: Shell, cwd: string): Promise<Figure[]> => {
  const refusal = async (what: string, options: string, message: string) => {
    const { code, output } = await run(variant(options));
    const isReadable = output.includes(message) && !/^\s+at /m.test(output);
    if (!isReadable) console.log(output);
    return [exactly(`exit code ${what}`, code, 1), holds(`  says: ${message}`, isReadable)];
  };
  const settings = readFileSync(join(cwd, ".env"), "utf8");
  const figures: Figure[] = [];
  for (const name of ["SITE_URL", "DATABASE_URL", "JWT_SECRET"]) {
    writeFileSync(join(cwd, "lost.env"), settings.replace(new RegExp(`^${name}=.*\n`, "m"), ""));
    figures.push(...(await refusal(`without ${name}`, "--env-file lost.env", `${name}:`)));
  }
  figures.push(
    ...(await refusal(
      "with a data folder that can't be written",
      "--env-file .env --mount type=tmpfs,destination=/data,tmpfs-mode=0555",
      "/data",
    )),
    ...(await refusal("with too short a secret", "--env-file .env --env JWT_SECRET=short", "at JWT_SECRET")),
  );
  // `$` arrives as it is written.
  writeFileSync(join(cwd, "dollar.env"), "MAIL_FROM=pa$$word $HOME\n");
  const printed = await read(`${variant("--env-file dollar.env").trim()} bun -e 'console.log(process.env.MAIL_FROM)'`);
  figures.push(holds("a variable with $ arrives unchanged", printed === "pa$$word $HOME"));
  writeFileSync(join(cwd, "secret"), "a secret of more than 32 characters\n", { mode: 0o644 });
  writeFileSync(join(cwd, "lost.env"), settings.replace(/^JWT_SECRET=.*\n/m, "JWT_SECRET_FILE=/run/secrets/jwt\n"));
  const mount = '--env-file lost.env --volume "$PWD/secret:/run/secrets/jwt:ro"';
  const { output } = await run(`${variant(mount).trim()} bun run doctor`);
  figures.push(holds("a secret is read from a file", output.includes("ok   database: postgres 17")));
  return figures;
};

const checkRunning = async (shell: Shell): Promise<Figure[]> => {
  const { read, run } = shell;
  const site = createSiteClient(url);
  const inspect = (format: string) => read(`docker inspect --format '${format}' linkstead`);
  const startedAt = performance.now();
  await read(start);
  const isHealthy = await becomesTrue(60, async () => (await inspect("{{.State.Health.Status}}")) === "healthy");
  const seconds = (performance.now() - startedAt) / 1000;
  const status = await read("docker exec linkstead cat /proc/1/status");
  const idle = await memoryOf(shell, "linkstead");
  const figures = [
    holds("becomes healthy", isHealthy),
    info("  after", `${seconds.toFixed(1)} s`),
    holds("serves the home page", await site.serves("/")),
    holds("runs without root", /^Uid:\t(?!0\t)\d+/m.test(status)),
    holds("has no capabilities and can't gain any", /^CapEff:\t0+$/m.test(status) && /^NoNewPrivs:\t1$/m.test(status)),
    holds("can't write to its root filesystem", (await run("docker exec linkstead sh -c 'echo > /app/x'")).code !== 0),
    holds(
      "rotates its log",
      (await inspect("{{json .HostConfig.LogConfig}}")).includes('"max-file":"5","max-size":"10m"'),
    ),
  ];
  for (const address of publicAddresses())
    figures.push(holds(`port is closed at ${address}`, !(await accepts(3000, address))));

  const account = await site.signUp();
  figures.push(
    atLeast("of 60 sign-ins with forged client addresses, limited", await site.countLimited(), 30, "sign-ins"),
    info("memory after the start, without files", `${idle.toFixed(0)} MB`),
    info("memory after these requests", `${(await memoryOf(shell, "linkstead")).toFixed(0)} MB`),
  );
  await read("docker restart linkstead");
  await becomesTrue(60, async () => (await inspect("{{.State.Health.Status}}")) === "healthy");
  figures.push(holds("keeps accounts and sessions over a restart", await site.isSignedIn(account.token)));

  const stoppedAt = performance.now();
  await read("docker stop linkstead");
  figures.push(
    exactly("exit code after SIGTERM", Number(await inspect("{{.State.ExitCode}}")), 0),
    atMost("  within", (performance.now() - stoppedAt) / 1000, 17, "s"),
  );
  return figures;
};

/** Builds the image in `cwd`, a checkout, and runs it in every way that the guide describes. */
export const checkContainer = async (engine: string, cwd: string, maxImageMb: number): Promise<Figure[]> => {
  const shell = createShell(engine, cwd);
  try {
    await shell.read(build);
    const [, settings = ""] = commandsWith("bun run start").match(/(cat > \.env.*?^END\nchmod .*?$)/ms) ?? [];
    await shell.read(settings);
    const password = "password-of-the-check";
    await shell.read(`docker run --detach --name ${postgres} --env POSTGRES_USER=linkstead --env POSTGRES_PASSWORD=${password} \\
      docker.io/library/postgres:17`);
    const address = await shell.read(`docker inspect --format '{{.NetworkSettings.IPAddress}}' ${postgres}`);
    const env = join(cwd, ".env");
    writeFileSync(env, readFileSync(env, "utf8").replace("PASSWORD@127.0.0.1", `${password}@${address}`));
    // The catalogue lists real websites.
    appendFileSync(env, "CHECKS=off\n");
    const isUp = () => shell.run(`docker exec ${postgres} pg_isready --host 127.0.0.1`);
    await becomesTrue(60, async () => (await isUp()).code === 0);
    return [
      ...(await checkFiles(shell, maxImageMb)),
      ...(await checkRefusals(shell, cwd)),
      ...(await checkRunning(shell)),
    ];
  } finally {
    await shell.run(`docker rm --force --volumes linkstead ${postgres}`);
    await shell.run("docker volume rm linkstead linkstead-backups");
  }
};
