// Checks the commands in docs/running.md and the configurations it names with the programs that read them, where these are installed.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { commands } from "../../vite.config.ts";

const guide = readFileSync("docs/running.md", "utf8");
const shellBlocks = [...guide.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text = ""]) => text);

/** Debian installs some programs where only root looks. */
const findProgram = (name: string) => Bun.which(name, { PATH: `${process.env.PATH}:/usr/sbin` });

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "linkstead-guide-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const run = async (program: string, args: string[], options: { stdin?: string; env?: Record<string, string> } = {}) => {
  const child = Bun.spawn([program, ...args], {
    stdin: new Blob([options.stdin ?? ""]),
    stdout: "pipe",
    stderr: "pipe",
    env: { ...process.env, ...options.env },
  });
  const [stdout, stderr] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  return { code: await child.exited, output: stdout + stderr };
};

test("every block of shell commands is valid shell", async () => {
  expect(shellBlocks.length).toBeGreaterThan(5);
  for (const block of shellBlocks.filter((text) => !/^\d.* \* \* \*/.test(text)))
    expect(await run("sh", ["-n"], { stdin: block.replaceAll("REPOSITORY-URL", "url") })).toEqual({
      code: 0,
      output: "",
    });
});

test("the image has every command that the guide runs in it", () => {
  const used = [...guide.matchAll(/docker compose (?:exec|run)[^`\n]*? bun run ([\w-]+)/g)].map(
    ([, name = ""]) => name,
  );
  expect(new Set(used).size).toBeGreaterThan(2);
  expect(used.filter((name) => !commands.includes(name))).toEqual([]);
});

const systemd = findProgram("systemd-analyze");
test.skipIf(!systemd)("systemd accepts the unit and finds it hardened", async () => {
  const file = join(newFolder(), "linkstead.service");
  const unit = readFileSync("docs/linkstead.service", "utf8");
  writeFileSync(file, unit.replace("/usr/local/bin/bun", process.execPath));
  expect(await run(systemd ?? "", ["verify", "--man=no", "--recursive-errors=no", file])).toEqual({
    code: 0,
    output: "",
  });
  // From 0, sandboxed, to 10. System calls are not filtered: Bun uses new ones in each version.
  const { output } = await run(systemd ?? "", ["security", "--offline=true", "--no-pager", file]);
  expect(Number(output.match(/Overall exposure level[^:]*: ([\d.]+)/)?.[1])).toBeLessThan(4);
});

const caddy = findProgram("caddy");
test.skipIf(!caddy)("Caddy accepts its configuration", async () => {
  const env = { HOME: newFolder(), SITE_URL: "https://www.example.com" };
  expect(
    await run(caddy ?? "", ["validate", "--adapter", "caddyfile", "--config", "Caddyfile"], { env }),
  ).toMatchObject({
    code: 0,
    output: expect.stringContaining("Valid configuration"),
  });
});
