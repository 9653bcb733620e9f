// Runs expensive or untrusted work in child processes, which are killed at their limits. A Bun Worker is not enough: it
// shares our memory, and `terminate` doesn't stop native code such as HTMLRewriter or a regular expression.
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { basename, dirname, join } from "node:path";
import { createConcurrencyLimit } from "../limits/concurrency-limit.ts";
import type { Reply, Request, TaskTable } from "./serve-tasks.ts";

export type SandboxOptions = {
  /** The script of the child process, see `workerScript`. It calls `serveTasks`. */
  entry: string;
  /** Maximum number of child processes. Each starts when a task needs it. */
  maxWorkers?: number;
  /** Maximum number of queued tasks. Further ones throw Problem `unavailable`. */
  maxQueued?: number;
  /** CPU time per task. Read from /proc, so only `wallMs` applies outside Linux. */
  cpuMs?: number;
  /** Resident memory of a child process. Also read from /proc. */
  memoryMb?: number;
  /** Elapsed time per task. */
  wallMs?: number;
  /** An idle child process is stopped after this time. */
  idleMs?: number;
  /** CPU priority of the child processes, see nice(1). */
  niceness?: number;
};

export type TaskInput<Tasks extends TaskTable, Name extends keyof Tasks> = Parameters<Tasks[Name]>[0];
export type TaskResult<Tasks extends TaskTable, Name extends keyof Tasks> = Promise<Awaited<ReturnType<Tasks[Name]>>>;

/** Returns the path of a worker script: its source, or the built file of the same name next to main.js. */
export const workerScript = (source: string) =>
  import.meta.filename.endsWith(".ts") ? source : join(dirname(Bun.main), `${basename(source, ".ts")}.js`);

type Limit = "cpu" | "memory" | "time";

/**
 * Thrown when a task was stopped on both attempts: it hit a limit, crashed its process or returned too large a result.
 */
export class TaskStoppedError extends Error {
  readonly reason: Limit | "crash" | "result";

  constructor(reason: TaskStoppedError["reason"], task: string) {
    super(`The task ${task} was stopped: ${reason}.`);
    this.reason = reason;
  }
}

const sampleMs = 25;
/** Starting takes about 100 ms, longer on a busy machine. */
const startMs = 20_000;

/**
 * `run` returns a task's result, rethrows its error, and throws TaskStoppedError if it is stopped again after one
 * retry.
 */
export const createSandbox = <Tasks extends TaskTable>({
  entry,
  maxWorkers = 2,
  maxQueued = 50,
  cpuMs = 2_000,
  memoryMb = 150,
  wallMs = 30_000,
  idleMs = 30_000,
  niceness = 10,
}: SandboxOptions) => {
  const limitTasks = createConcurrencyLimit({
    maxRunning: maxWorkers,
    maxQueued,
    message: "The server is busy. Try again in a moment.",
  });
  const idle: Worker[] = [];
  const all = new Set<Worker>();

  const start = () => {
    const worker = startWorker(entry, niceness, () => {
      all.delete(worker);
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    });
    all.add(worker);
    return worker;
  };

  /** A child process frees garbage only under memory pressure, so one that has grown is replaced. */
  const release = (worker: Worker) => {
    const usage = usageOf(worker.pid);
    if (usage && usage.memoryMb > memoryMb / 2) return worker.kill();
    idle.push(worker);
    worker.stopAfter(idleMs);
  };

  const runOnce = async (task: string, input: unknown) => {
    const worker = idle.pop() ?? start();
    const reply = await worker.run({ task, input }, { cpuMs, memoryMb, wallMs });
    const isAlive = !("stopped" in reply) || reply.stopped === "result";
    if (isAlive) release(worker);
    if ("stopped" in reply) throw new TaskStoppedError(reply.stopped, task);
    if ("error" in reply) throw Object.assign(new Error(reply.error.message), { stack: reply.error.stack });
    return reply.result;
  };

  return {
    run: <Name extends keyof Tasks & string>(task: Name, input: TaskInput<Tasks, Name>): TaskResult<Tasks, Name> =>
      limitTasks(() =>
        runOnce(task, input).catch((error) => {
          if (!(error instanceof TaskStoppedError)) throw error;
          return runOnce(task, input);
        }),
      ) as TaskResult<Tasks, Name>,
    /** Kills all child processes and stops their tasks. */
    close: () => {
      for (const worker of all) worker.kill();
    },
  };
};

type Limits = { cpuMs: number; memoryMb: number; wallMs: number };
type Outcome = Reply | { stopped: TaskStoppedError["reason"] };
type Worker = ReturnType<typeof startWorker>;

const startWorker = (entry: string, niceness: number, onExit: () => void) => {
  const ready = Promise.withResolvers<void>();
  let settle: ((outcome: Outcome) => void) | undefined;
  let idleTimer: Timer | undefined;
  // No inherited environment, which holds secrets, and not our working directory, where Bun would read .env.
  const child = Bun.spawn([process.execPath, "--smol", "--no-orphans", entry], {
    cwd: dirname(entry),
    env: {},
    stdio: ["ignore", "ignore", "inherit"],
    serialization: "advanced",
    ipc: (message: "ready" | Reply) => (message === "ready" ? ready.resolve() : settle?.(message)),
    onExit: () => {
      clearTimeout(idleTimer);
      onExit();
      ready.reject(new Error(`The sandbox ${entry} did not start.`));
      settle?.({ stopped: "crash" });
    },
  });
  // An idle child process must not keep this process alive.
  child.unref();
  setPriority(child.pid, niceness);
  const kill = () => child.kill("SIGKILL");

  return {
    pid: child.pid,
    kill,
    stopAfter: (ms: number) => {
      idleTimer = setTimeout(kill, ms);
      idleTimer.unref();
    },
    run: async (request: Request, { cpuMs, memoryMb, wallMs }: Limits): Promise<Outcome> => {
      clearTimeout(idleTimer);
      const startTimer = setTimeout(kill, startMs);
      await ready.promise.finally(() => clearTimeout(startTimer));
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      settle = resolve;
      const startedAtMs = performance.now();
      const startCpuMs = usageOf(child.pid)?.cpuMs ?? 0;
      const sampler = setInterval(() => {
        const usage = usageOf(child.pid);
        const limit: Limit | undefined =
          usage && usage.cpuMs - startCpuMs > cpuMs
            ? "cpu"
            : usage && usage.memoryMb > memoryMb
              ? "memory"
              : performance.now() - startedAtMs > wallMs
                ? "time"
                : undefined;
        if (!limit) return;
        resolve({ stopped: limit });
        kill();
      }, sampleMs);
      child.send(request);
      return promise.finally(() => {
        clearInterval(sampler);
        settle = undefined;
      });
    },
  };
};

/** Linux reports CPU time to user space in ticks of 10 ms. */
const tickMs = 10;

/**
 * Returns CPU time and memory of a process, see proc_pid_stat(5). Undefined outside Linux and for a process that has
 * exited.
 */
const usageOf = (pid: number) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The process name may contain anything, so parse after its last ")": fields 11 and 12 are user and system time.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const memory = readFileSync(`/proc/${pid}/status`, "latin1").match(/^VmRSS:\s+(\d+)/m)?.[1];
    return { cpuMs: (Number(fields[11]) + Number(fields[12])) * tickMs, memoryMb: Number(memory ?? 0) / 1024 };
  } catch (error) {
    if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
};
