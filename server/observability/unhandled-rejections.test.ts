import { expect, test } from "vitest";

/** Runs the statement in a child process and returns its output and exit code. */
const fate = async (statement: string) => {
  const script = `
    const { createLog } = await import(${JSON.stringify(`${process.cwd()}/server/observability/log.ts`)});
    const { logUnhandledRejections } = await import(${JSON.stringify(`${process.cwd()}/server/observability/unhandled-rejections.ts`)});
    logUnhandledRejections(createLog({ NODE_ENV: "production", LOG_LEVEL: "info" }));
    // Two timers after the statement, since those that are due run together.
    setTimeout(() => {
      setTimeout(() => setTimeout(() => console.log("still here")));
      ${statement}
    });`;
  const child = Bun.spawn([process.execPath, "-e", script], { stdout: "pipe", stderr: "pipe" });
  return { text: await new Response(child.stdout).text(), code: await child.exited };
};

test("logs an unhandled rejection and continues", async () => {
  const { text, code } = await fate(`void Promise.reject(new Error("unseen"));`);
  expect(text).toMatch(/"level":"error".*unseen.*Unhandled promise rejection\./);
  expect(text).toContain("still here");
  expect(code).toBe(0);
});

test("an uncaught exception ends the process with a failure, so that it is restarted", async () => {
  const { text, code } = await fate(`throw new Error("uncaught");`);
  expect(text).not.toContain("still here");
  expect(code).not.toBe(0);
});
