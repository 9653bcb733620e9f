// The child process side of the sandbox: runs the tasks it receives and sends back their results.
import { serialize } from "bun:jsc";

/** Tasks by name. Input and result must be structured-cloneable. */
export type TaskTable = Record<string, (input: never) => unknown>;

export type Request = { task: string; input: unknown };
export type Reply =
  | { result: unknown }
  | { error: { message: string; stack: string | undefined } }
  | { stopped: "result" };

/** Deserializing a larger result would block the parent's event loop. */
const maxResultBytes = 4_000_000;

export const serveTasks = (tasks: TaskTable) => {
  process.on("message", async (request: Request) => process.send?.(await replyTo(tasks, request)));
  process.send?.("ready");
};

const replyTo = async (tasks: TaskTable, { task, input }: Request): Promise<Reply> => {
  try {
    const result = await tasks[task]?.(input as never);
    return serialize(result).byteLength > maxResultBytes ? { stopped: "result" } : { result };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { error: { message, stack } };
  }
};
