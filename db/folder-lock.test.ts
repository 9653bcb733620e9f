import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { lockFolder } from "./folder-lock.ts";

const folders: string[] = [];
const children: Bun.Subprocess[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) {
    child.kill("SIGKILL");
    await child.exited;
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "linkstead-lock-"));
  folders.push(folder);
  return folder;
};

const lockModule = JSON.stringify(join(process.cwd(), "db/folder-lock.ts"));

/** Starts another process that tries to lock the folder, reports the result, and keeps running if it holds the lock. */
const otherProcess = async (folder: string) => {
  const script = `
    const { lockFolder } = await import(${lockModule});
    try {
      globalThis.lock = lockFolder(${JSON.stringify(folder)});
      process.stdout.write("held\\n");
      setInterval(() => {}, 1e6);
    } catch (error) {
      process.stdout.write(error.message + "\\n");
    }`;
  const child = Bun.spawn([process.execPath, "-e", script], { stdout: "pipe", stderr: "inherit" });
  children.push(child);
  const { value } = await child.stdout.getReader().read();
  return { pid: child.pid, child, output: new TextDecoder().decode(value).trim() };
};

test("refuses a second process, and says who holds the folder and what to do", async () => {
  const folder = newFolder();
  const holder = await otherProcess(folder);
  expect(holder.output).toBe("held");
  expect(() => lockFolder(folder)).toThrow(
    `The embedded database in ${folder} is in use by process ${holder.pid}. ` +
      "Stop that process, choose another DATA_DIR, or set DATABASE_URL to share a Postgres.",
  );
  const late = await otherProcess(folder);
  expect(late.output).toContain(`is in use by process ${holder.pid}.`);
});

test("a killed holder frees the folder at once", async () => {
  const folder = newFolder();
  const holder = await otherProcess(folder);
  expect(holder.output).toBe("held");
  holder.child.kill("SIGKILL");
  await holder.child.exited;
  const lock = lockFolder(folder);
  expect((await otherProcess(folder)).output).toContain(`is in use by process ${process.pid}.`);
  lock.release();
});

test("a process locks a folder once, and another can lock it after the release", async () => {
  const folder = newFolder();
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.pid}.`);
  expect((await otherProcess(folder)).output).toContain(`is in use by process ${process.pid}.`);
  lock.release();
  expect((await otherProcess(folder)).output).toBe("held");
});

test("one of many processes that start at the same time gets the lock", async () => {
  const folder = newFolder();
  const all = await Promise.all(Array.from({ length: 6 }, () => otherProcess(folder)));
  expect(all.filter(({ output }) => output === "held")).toHaveLength(1);
});

test("creates a missing folder, and leaves others unlocked", () => {
  const folder = join(newFolder(), "deep", "data");
  const lock = lockFolder(folder);
  expect(readdirSync(folder)).toContain("pg.pid");
  const other = lockFolder(newFolder());
  other.release();
  lock.release();
});
