import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import type { greedyTasks } from "../testing/greedy-worker.ts";
import { stopElapsedTime } from "../testing/stop-date.ts";
import { createSandbox, type SandboxOptions } from "./sandbox.ts";

const entry = join(import.meta.dirname, "../testing/greedy-worker.ts");
const sandboxes: { close: () => void }[] = [];
const sandboxWith = (options: Partial<SandboxOptions> = {}) => {
  // With a lower priority, other tests would starve the processes.
  const sandbox = createSandbox<typeof greedyTasks>({ entry, niceness: 0, ...options });
  sandboxes.push(sandbox);
  return sandbox;
};
afterAll(() => {
  for (const { close } of sandboxes) close();
});
const shared = sandboxWith({ maxWorkers: 1, cpuMs: 300, memoryMb: 300 });

test("a task's result comes back, bytes included, and one process runs several tasks", async () => {
  expect(await shared.run("double", 21)).toBe(42);
  const bytes = new Uint8Array(2_000_000).fill(7);
  expect(Bun.hash(await shared.run("echo", bytes))).toBe(Bun.hash(bytes));
  expect(await shared.run("pid", undefined)).toBe(await shared.run("pid", undefined));
});

test("a task's error reaches the caller and is not retried as a stopped task", async () => {
  await expect(shared.run("fail", "no such thing")).rejects.toThrow("no such thing");
  expect(await shared.run("double", 1)).toBe(2);
});

test("a child process does not see our environment", async () => {
  process.env.SANDBOX_TEST = "secret";
  expect(await sandboxWith().run("environment", undefined)).not.toHaveProperty("SANDBOX_TEST");
  delete process.env.SANDBOX_TEST;
});

const onLinux = existsSync("/proc/self/stat");

test.skipIf(!onLinux).each([
  ["a loop", "loop", undefined, "cpu"],
  ["a regular expression that backtracks", "backtrack", undefined, "cpu"],
  ["native code", "parse", "<svg>".repeat(100_000), "cpu"],
  ["endless memory", "allocate", undefined, "memory"],
  ["a task that never ends", "wait", undefined, "time"],
  ["a task that ends its process", "crash", undefined, "crash"],
  ["too large a result", "returnText", 10_000_000, "result"],
] as const)("%s is stopped, and the next task runs", async (_, task, input, reason) => {
  if (reason === "time") stopElapsedTime();
  let turns = 0;
  const ticks = setInterval(() => {
    turns++;
    if (reason === "time") vi.advanceTimersByTime(1_000);
  }, 1);
  const own = { memory: { memoryMb: 150, cpuMs: 60_000 }, time: { wallMs: 300 } };
  const sandbox = reason === "memory" || reason === "time" ? sandboxWith(own[reason]) : shared;
  await expect(sandbox.run(task, input as never)).rejects.toMatchObject({ reason });
  clearInterval(ticks);
  expect(await sandbox.run("double", 2)).toBe(4);
  expect(turns, "other work meanwhile").toBeGreaterThan(0);
});

test("queues tasks for a process, and rejects too many", async () => {
  const sandbox = sandboxWith({ maxWorkers: 1, maxQueued: 1 });
  const [first, second, third] = [1, 2, 3].map((value) => sandbox.run("double", value));
  await expect(third).rejects.toMatchObject({ code: "unavailable" });
  expect(await Promise.all([first, second])).toEqual([2, 4]);
});

test("an idle process stops, and another starts when it is needed", async () => {
  const sandbox = sandboxWith({ maxWorkers: 1, idleMs: 20 });
  const first = await sandbox.run("pid", undefined);
  await expect.poll(() => isRunning(first)).toBe(false);
  expect(await sandbox.run("pid", undefined)).not.toBe(first);
});

test("reports a script that cannot start as such, not as a task over its limits", async () => {
  await expect(sandboxWith({ entry: join(import.meta.dirname, "nothing.ts") }).run("double", 1)).rejects.toThrow();
});

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
