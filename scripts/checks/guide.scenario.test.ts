// Runs the guide's commands for a machine without Docker: start, backup, restore, doctor.
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createClient, read as readAnswer } from "#client/app/api-client.ts";
import { unpackSnapshot } from "#db/testing/snapshot.ts";
import { freePort } from "#server/testing/built-server.ts";

const guide = readFileSync("docs/running.md", "utf8");

/** The only block of shell commands that contains `command`. */
const commandsWith = (command: string) => {
  const blocks = [...guide.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text = ""]) => text);
  const [block, ...others] = blocks.filter((text) => text.includes(command));
  if (block === undefined || others.length) throw new Error(`Not exactly one block of the guide contains: ${command}`);
  return block;
};

/** A row of the table of backup commands. */
const backupCommand = (row: "Create" | "Download" | "Verify") => {
  const [, withCompose, withoutDocker] =
    guide.match(new RegExp(`^\\| ${row} \\| \`(.+)\` \\| \`(.+)\` \\|$`, "m")) ?? [];
  if (!withCompose || !withoutDocker) throw new Error(`The guide has no backup command: ${row}`);
  return { withCompose, withoutDocker };
};

/** A shell in a folder, with these variables only. */
const createShell = (cwd: string, env: Record<string, string | undefined>) => {
  const spawn = async (script: string) => {
    const child = Bun.spawn(["sh", "-euc", script], { cwd, env, stdin: "ignore", stdout: "pipe", stderr: "pipe" });
    const [stdout, stderr] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
    return { code: await child.exited, stdout, stderr };
  };
  return {
    /** Returns the exit code, and both outputs. */
    run: async (script: string) => {
      const { code, stdout, stderr } = await spawn(script);
      return { code, output: stdout + stderr };
    },
    /** Returns the standard output, trimmed; throws if a command fails. */
    read: async (script: string) => {
      const { code, stdout, stderr } = await spawn(script);
      if (code !== 0) throw new Error(`${script}\nfailed with ${code}:\n${stdout.slice(-500)}${stderr.slice(-2000)}`);
      return stdout.trim();
    },
  };
};

/** A checkout with its own settings and data. */
const createCheckout = () => {
  const folder = mkdtempSync(join(tmpdir(), "linkstead-guide-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of readdirSync(".").filter((name) => !name.startsWith(".")))
    symlinkSync(resolve(name), join(folder, name));
  return folder;
};

/** Only what a terminal of an operator has, without the variables of the test runner. */
const terminal = { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, HOME: tmpdir() };

test("without Docker: starts with the guide's settings, backs up, restores and examines itself", async () => {
  const folder = createCheckout();
  const backups = join(folder, "backups");
  const port = freePort();
  const { run, read } = createShell(folder, terminal);
  const block = commandsWith("bun run start");
  const [settings = ""] = block.match(/^cat > \.env.*?^END\nchmod .*?$/ms) ?? [];
  // Without Postgres, `bun run start` uses the embedded database.
  await read(settings.replace(/^DATABASE_URL=.*\n/m, ""));
  const env = join(folder, ".env");
  appendFileSync(env, `PORT=${port}\nCHECKS=off\n`);
  await unpackSnapshot(join(folder, ".data"));

  const server = Bun.spawn(["sh", "-c", "exec bun run start"], { cwd: folder, env: terminal, stdout: "ignore" });
  onTestFinished(() => server.kill("SIGKILL"));
  const ready = commandsWith("curl").trim().replace(":3000", `:${port}`);
  const health = async () => (await run(`${ready} --fail --silent`)).output;
  await expect.poll(health, { timeout: 600_000 }).toBe('{"ok":true}');
  const api = createClient(`http://localhost:${port}/api`, fetch);
  const password = readFileSync(env, "utf8").match(/^ADMIN_PASSWORD=(\S+)$/m)?.[1] ?? "";
  const json = { email: "you@example.com", password };
  expect((await readAnswer(api.auth.signIn.$post({ json }))).accessToken).toEqual(expect.any(String));
  server.kill("SIGTERM");
  expect(await server.exited).toBe(0);

  const created = await read(backupCommand("Create").withoutDocker.replace("/srv/backups", backups));
  const name = created.match(/linkstead-[\dT-]+/)?.[0] ?? "no name";
  const named = (command: string) => command.replaceAll("/srv/backups", backups).replaceAll("NAME", name);
  await read(named(backupCommand("Download").withoutDocker));
  expect(readdirSync(backups).toSorted()).toEqual([name, `${name}.tar`]);
  await read(named(backupCommand("Verify").withoutDocker));
  writeFileSync(join(backups, name, "manifest.json"), "changed");
  expect((await run(named(backupCommand("Verify").withoutDocker))).code).not.toBe(0);
  await read(`rm -r ${join(backups, name)} && tar -C ${backups} -xf ${join(backups, `${name}.tar`)}`);
  await read(named("bun run restore /srv/backups/NAME --replace"));
  const { output } = await run(named("bun run doctor /srv/backups"));
  for (const check of ["database", "migrations", "clock", "storage", "backups"])
    expect(output).toContain(`ok   ${check}:`);
});
