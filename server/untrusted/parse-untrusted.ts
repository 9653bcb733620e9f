import { join } from "node:path";
import { Problem } from "#shared/problem.ts";
import {
  createSandbox,
  type SandboxOptions,
  type TaskInput,
  type TaskResult,
  TaskStoppedError,
  workerScript,
} from "../sandbox/sandbox.ts";
import type { parsingTasks } from "./parsing-tasks.ts";

type Tasks = typeof parsingTasks;

/** Runs a parsing task in a child process. Throws Problem `upstream` when it exceeds its CPU, memory or time limit. */
export type ParseUntrusted = <Name extends keyof Tasks>(
  task: Name,
  input: TaskInput<Tasks, Name>,
) => TaskResult<Tasks, Name>;

export const createParser = (
  options: Pick<SandboxOptions, "niceness" | "cpuMs" | "wallMs"> = {},
): { parseUntrusted: ParseUntrusted; close: () => void } => {
  const { run, close } = createSandbox<Tasks>({
    entry: workerScript(join(import.meta.dirname, "parsing-worker.ts")),
    // A page of 2 MB takes 1 s, and twice that if other processes share the processor's caches.
    cpuMs: 5_000,
    ...options,
  });
  return {
    parseUntrusted: (task, input) =>
      run(task, input).catch((error) => {
        if (!(error instanceof TaskStoppedError)) throw error;
        throw new Problem("upstream", "This website's content is too complex to read.", { cause: error });
      }),
    close,
  };
};
