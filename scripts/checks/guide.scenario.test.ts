// Runs the guide's commands for a machine without Docker: start, backup, restore, doctor.
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { unpackSnapshot } from "#db/testing/snapshot.ts";
import { freePort } from "#server/testing/built-server.ts";
import { backupCommand, commandsWith } from "./guide.ts";
import { becomesTrue, createShell } from "./shell.ts";
import { createSiteClient } from "./site-client.ts";

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
  expect(await becomesTrue(60, async () => (await run(`${ready} --fail --silent`)).output === '{"ok":true}')).toBe(
    true,
  );
  const site = createSiteClient(`http://localhost:${port}`);
  const password = readFileSync(env, "utf8").match(/^ADMIN_PASSWORD=(\S+)$/m)?.[1] ?? "";
  expect(await site.signIn({ email: "you@example.com", password })).toEqual(expect.any(String));
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
