// The guide's sections "One machine with Docker", "Backup and restore" and "Upgrades", word for word, then the TLS profile.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { accepts, becomesTrue, createShell, memoryOf, publicAddresses, type Shell } from "./container-engine.ts";
import { backupCommand, blocks, commandsWith } from "./guide.ts";
import { atLeast, atMost, exactly, type Figure, holds, info } from "./measurement.ts";
import { createSiteClient } from "./site-client.ts";

const project = "linkstead-check";
const url = "http://localhost:3000";
const administrator = { email: "you@example.com", password: "pa$$word with $HOME" };
const restart = "docker compose up --detach --build --wait";

/** Settings that the guide changes before going live. */
const changeSettings = (file: string, changes: Record<string, string>) => {
  const remaining = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line && !Object.keys(changes).some((name) => line.startsWith(`${name}=`)));
  const added = Object.entries(changes).map(([name, value]) => `${name}=${value}`);
  writeFileSync(file, `${[...remaining, ...added].join("\n")}\n`);
};

/** Runs the block that installs Linkstead, from the clone to the healthy site. */
const checkInstall = async (parent: Shell, folder: string): Promise<Figure[]> => {
  const startedAt = performance.now();
  const install = commandsWith("grep ADMIN .env").replace("REPOSITORY-URL", join(folder, "origin.git"));
  const printed = await parent.read(install);
  const seconds = (performance.now() - startedAt) / 1000;
  const password = printed.match(/^ADMIN_PASSWORD=(\S+)$/m)?.[1] ?? "";
  const site = createSiteClient(url);
  const figures = [
    info("Compose: installed and healthy after", `${seconds.toFixed(0)} s`),
    holds("serves the home page", await site.serves("/")),
    holds("signs in with the printed password", !!(await site.signIn({ email: administrator.email, password }))),
    atLeast("of 60 sign-ins with forged client addresses, limited", await site.countLimited(), 30, "sign-ins"),
    holds("only its user can read .env", (statSync(join(folder, "linkstead/.env")).mode & 0o077) === 0),
  ];
  for (const address of publicAddresses())
    figures.push(holds(`port is closed at ${address}`, !(await accepts(3000, address))));
  return figures;
};

const checkContainers = async (shell: Shell): Promise<Figure[]> => {
  const { read, run } = shell;
  const figures: Figure[] = [];
  for (const id of (await read("docker compose ps --quiet")).split("\n")) {
    const inspect = (format: string) => read(`docker inspect --format '${format}' ${id}`);
    const name = (await inspect("{{.Name}}")).slice(1);
    const [logging, state, user, readOnly] = (
      await inspect(
        "{{json .HostConfig.LogConfig}} {{.State.Health.Status}} {{.Config.User}} {{.HostConfig.ReadonlyRootfs}}",
      )
    ).split(" ");
    figures.push(
      holds(`${name}: rotates its log`, !!logging?.includes('"max-file":"5","max-size":"10m"')),
      info("  health, user, read-only", `${state}, ${user}, ${readOnly}`),
      info("  memory, without files", `${(await memoryOf(shell, id)).toFixed(0)} MB`),
    );
  }
  // Not of Compose, which writes escape sequences between the lines.
  const log = await read("docker logs $(docker compose ps --quiet app)");
  const lines = log.split("\n").filter((line) => !line.startsWith("{"));
  figures.push(
    exactly(`lines of the app's log that aren't JSON ${lines.join(" ")}`.trim(), lines.length, 0),
    holds(
      "the app can't write to its root filesystem",
      (await run("docker compose exec -T app sh -c 'echo > /app/x'")).code !== 0,
    ),
    holds(
      "Postgres doesn't reach the internet",
      (await run("docker compose exec -T postgres timeout 3 sh -c 'exec 3<>/dev/tcp/1.1.1.1/443'")).code !== 0,
    ),
  );
  const { output } = await run("docker compose exec -T app bun run doctor /backups");
  for (const check of ["database", "migrations", "clock", "storage"])
    figures.push(holds(`doctor finds nothing wrong: ${check}`, output.includes(`ok   ${check}:`)));
  return figures;
};

/** A password with `$`, as the guide says to write it; then what Compose refuses to start without. */
const checkSettings = async ({ read, run }: Shell, env: string): Promise<Figure[]> => {
  changeSettings(env, { ADMIN_PASSWORD: `'${administrator.password}'`, CHECKS: "off" });
  await read(restart);
  // Not by signing in, which the checks before may have used up for minutes.
  const arrived = await read("docker compose exec -T app sh -c 'echo \"$ADMIN_PASSWORD\"'");
  const figures = [holds("a password with $ in single quotes arrives unchanged", arrived === administrator.password)];
  const settings = readFileSync(env, "utf8");
  for (const name of ["SITE_URL", "JWT_SECRET", "ADMIN_EMAIL", "ADMIN_PASSWORD", "POSTGRES_PASSWORD"]) {
    changeSettings(env, { [name]: "" });
    const { code, output } = await run("docker compose config --quiet");
    figures.push(holds(`refuses to start without ${name}`, code !== 0 && output.includes(`set ${name} in .env`)));
    writeFileSync(env, settings);
  }
  return figures;
};

/** The commands of the guide's table, the cron job, and the restore into a database that was changed since. */
const checkBackups = async (shell: Shell, cwd: string, downloads: string): Promise<Figure[]> => {
  const { read, run } = shell;
  mkdirSync(downloads);
  const site = createSiteClient(url);
  const before = await site.signUp();
  const withoutTerminal = (command: string) => command.replaceAll("compose exec app", "compose exec -T app");
  const created = await read(withoutTerminal(backupCommand("Create").withCompose));
  const name = created.match(/linkstead-[\dT-]+/)?.[0] ?? "no name";
  const named = (command: string) =>
    withoutTerminal(command).replaceAll("NAME", name).replaceAll("/srv/backups", downloads);
  await read(named(`umask 077; ${backupCommand("Download").withCompose}`));
  const verified = await run(named(backupCommand("Verify").withCompose));
  const download = join(downloads, `${name}.tar`);
  const figures = [
    holds("backup: downloaded, for its user only", existsSync(download) && (statSync(download).mode & 0o077) === 0),
    exactly("exit code of its verification", verified.code, 0),
  ];
  const after = await site.signUp();
  await read(`docker compose exec -T app rm -r /backups/${name}`);
  await read(named(commandsWith("docker compose stop app")));
  figures.push(
    holds("restored: who was there signs in", !!(await site.signIn(before))),
    holds("  who signed up later can't", !(await site.signIn(after))),
  );

  const [cron = ""] = blocks("sh").filter((block) => /^0 3 \* \* \* /.test(block));
  const old = 'const fs = require("fs"); fs.mkdirSync("/backups/old"); fs.utimesSync("/backups/old", 0, 0)';
  await read(`docker compose exec -T app bun -e '${old}'`);
  const result = await run(cron.replace(/^0 3 \* \* \* cd \S+/, `cd ${cwd}`));
  const remaining = await read("docker compose exec -T app ls /backups");
  figures.push(
    exactly("exit code of the nightly backup", result.code, 0),
    exactly("  backups afterwards", (remaining.match(/^linkstead-/gm) ?? []).length, 2),
    holds("  deletes those older than two weeks", !remaining.includes("old")),
  );
  return figures;
};

/** A new version in the repository, and the guide's block. */
const checkUpgrade = async (shell: Shell, folder: string): Promise<Figure[]> => {
  const { read } = shell;
  const next = createShell("docker", folder);
  const author = "-c user.name=check -c user.email=check@example.com";
  await next.read(`git clone --quiet origin.git next && cd next && echo next > client/public/next-version.txt &&
    git add . && git ${author} commit --quiet --message 'Next version' && git push --quiet`);
  const site = createSiteClient(url);
  const { token } = await site.signUp();
  const layersOf = async () =>
    JSON.parse(await read("docker image inspect --format '{{json .RootFS.Layers}}' linkstead"));
  const layers = (await layersOf()) as string[];
  await read(commandsWith("git pull").replace("compose exec app", "compose exec -T app"));
  const shared = ((await layersOf()) as string[]).filter((layer) => layers.includes(layer));
  return [
    exactly("upgraded: the new version's file", await site.status("/next-version.txt"), 200),
    holds("  accounts and sessions survive", await site.isSignedIn(token)),
    atLeast("  layers that stay the same", shared.length, 2, `of ${layers.length}`),
  ];
};

/** Caddy with its own certificate authority, which it uses for localhost. */
const checkProxy = async (shell: Shell, env: string): Promise<Figure[]> => {
  const { read } = shell;
  const { token } = await createSiteClient(url).signUp();
  changeSettings(env, { SITE_URL: "https://localhost", TRUST_PROXY: "true", COMPOSE_PROFILES: "proxy" });
  await read(restart);
  const authority = "docker compose exec -T caddy cat /data/caddy/pki/authorities/local/root.crt";
  let ca = "";
  await becomesTrue(30, async () => (await shell.run(authority)).code === 0);
  ca = await read(authority);
  const site = createSiteClient("https://localhost", { ca });
  const isServed = await becomesTrue(30, () => site.serves("/").catch(() => false));
  const plain = await fetch("http://localhost/", { redirect: "manual" });
  const page = await site.send("/");
  const html = await page.text();
  return [
    holds("TLS profile: serves the home page over HTTPS", isServed),
    holds("  with canonical URLs of the domain", html.includes('rel="canonical" href="https://localhost/"')),
    holds("  redirects HTTP to HTTPS", plain.headers.get("location")?.startsWith("https://localhost") === true),
    holds("  passes ETag and compression", page.headers.has("etag") && page.headers.get("content-encoding") !== null),
    holds("  sessions survive the change of the address", await site.isSignedIn(token)),
    atLeast("  of 60 sign-ins with forged client addresses, limited", await site.countLimited(), 30, "sign-ins"),
  ];
};

const checkStop = async ({ read }: Shell): Promise<Figure[]> => {
  const site = createSiteClient(url);
  const { token } = await site.signUp();
  await read("docker compose restart && docker compose up --detach --wait");
  const survives = await site.isSignedIn(token);
  const id = await read("docker compose ps --quiet app");
  const stoppedAt = performance.now();
  await read("docker compose stop app");
  const seconds = (performance.now() - stoppedAt) / 1000;
  const code = Number(await read(`docker inspect --format '{{.State.ExitCode}}' ${id}`));
  await read("docker compose down && docker compose up --detach --wait");
  return [
    holds("accounts and sessions survive `docker compose restart`", survives),
    exactly("exit code of the stopped app", code, 0),
    atMost("  within", seconds, 20, "s"),
    holds("accounts and sessions survive `docker compose down`", await site.isSignedIn(token)),
  ];
};

/** Installs, changes, backs up, upgrades and stops Linkstead in `folder`, next to its repository `origin.git`. */
export const checkCompose = async (engine: string, folder: string): Promise<Figure[]> => {
  const variables = { COMPOSE_PROJECT_NAME: project };
  const cwd = join(folder, "linkstead");
  const parent = createShell(engine, folder, variables);
  const shell = createShell(engine, cwd, variables);
  const env = join(cwd, ".env");
  try {
    return [
      ...(await checkInstall(parent, folder)),
      ...(await checkSettings(shell, env)),
      ...(await checkContainers(shell)),
      ...(await checkStop(shell)),
      ...(await checkBackups(shell, cwd, join(folder, "downloads"))),
      ...(await checkUpgrade(shell, folder)),
      ...(await checkProxy(shell, env)),
    ];
  } finally {
    if (existsSync(cwd)) await shell.run("docker compose --profile proxy down --volumes --rmi local");
    await parent.run("docker image rm linkstead");
    // The upgrade took the name of the image before it.
    await parent.run("docker image prune --force --filter label=org.opencontainers.image.title=Linkstead");
  }
};
