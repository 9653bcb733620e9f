// A worker whose tasks exceed their limits, for the sandbox tests.
import { serveTasks } from "../sandbox/serve-tasks.ts";

export const greedyTasks = {
  double: (value: number) => value * 2,
  echo: (bytes: Uint8Array) => bytes,
  pid: () => process.pid,
  environment: () => ({ ...process.env }),
  fail: (message: string) => {
    throw new Error(message);
  },
  loop: () => {
    for (;;);
  },
  // Several times: JavaScriptCore gives up on a match after about 300 ms.
  backtrack: () => Array.from({ length: 100 }, () => /^(a+)+$/.test(`${"a".repeat(60)}b`)),
  parse: (html: string) => {
    new HTMLRewriter().on("svg title", { element: () => {} }).transform(html);
  },
  // Not more than a busy machine has, until its process is stopped.
  allocate: async () => {
    const chunks: Uint8Array[] = [];
    while (chunks.length < 100) {
      chunks.push(new Uint8Array(5_000_000).fill(1));
      await Bun.sleep(1);
    }
    await new Promise(() => {});
    return chunks.length;
  },
  wait: () => new Promise(() => {}),
  crash: () => process.kill(process.pid, "SIGKILL"),
  returnText: (bytes: number) => "x".repeat(bytes),
};

serveTasks(greedyTasks);
