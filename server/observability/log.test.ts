import { expect, test } from "vitest";
import { maskEmail } from "./log.ts";

test.each([
  ["ada@people.example", "a…@people.example"],
  ["a@people.example", "a…@people.example"],
  ["ada.lovelace+news@people.example", "a…@people.example"],
  ['"odd@name"@people.example', '"…@people.example'],
  ["ünal@people.example", "ü…@people.example"],
  ["ada@", "a…@"],
])("logs %j as %j", (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});

/** Returns what a child process logs: pino writes past the test runner's capture. */
const logged = async (NODE_ENV: string, statement: string, LOG_LEVEL = "info") => {
  const script = `
    const { createLog } = await import(${JSON.stringify(`${process.cwd()}/server/observability/log.ts`)});
    const { DrizzleQueryError } = await import("drizzle-orm");
    const log = createLog(${JSON.stringify({ NODE_ENV, LOG_LEVEL })});
    ${statement}`;
  const child = Bun.spawn([process.execPath, "-e", script], { stdout: "pipe", stderr: "inherit" });
  return await new Response(child.stdout).text();
};

test("production logs one line of JSON each, with an ISO time and escaped line breaks", async () => {
  const lines = (await logged("production", `log.info({ path: "/a\\r\\nforged" }, "request"); log.warn("two");`))
    .trimEnd()
    .split("\n");
  expect(lines).toHaveLength(2);
  const [first, second] = lines.map((line) => JSON.parse(line));
  expect(first).toEqual({ level: "info", time: expect.any(String), path: "/a\r\nforged", msg: "request" });
  expect(new Date(first.time).toISOString()).toBe(first.time);
  expect(second).toMatchObject({ level: "warn", msg: "two" });
});

test("pretty-prints logs in development, filtered by level", async () => {
  const text = await logged("development", `log.info("quiet"); log.warn("loud");`, "warn");
  expect(text).toContain("loud");
  expect(text).not.toContain("quiet");
  expect(text).not.toMatch(/^\{/);
  expect(await logged("production", `log.error("nothing");`, "silent")).toBe("");
});

test("log lines of a request carry its id", async () => {
  const statement = `
    const { withRequestId } = await import(${JSON.stringify(`${process.cwd()}/server/observability/request-id.ts`)});
    await withRequestId("r1", async () => { await Bun.sleep(0); log.info("within"); });
    log.info("outside");`;
  const [within, external] = (await logged("production", statement)).trimEnd().split("\n");
  expect(JSON.parse(within ?? "")).toMatchObject({ requestId: "r1", msg: "within" });
  expect(JSON.parse(external ?? "")).not.toHaveProperty("requestId");
});

test.each(["production", "development"])("a failed statement is logged without its values (%s)", async (NODE_ENV) => {
  const text = await logged(
    NODE_ENV,
    `const cause = Object.assign(new Error("connection closed"), {
       code: "CONNECTION_CLOSED",
       detail: "Key (email)=(ada@people.example) already exists.",
       params: ["ada@people.example"],
     });
     const values = ["ada@people.example", "hash\\nof it"];
     const err = new DrizzleQueryError("select * from users where email = $1", values, cause);
     log.error({ err, requestId: "r1" }, "A call failed.");`,
  );
  for (const stored of ["A call failed.", "r1", "select * from users", "connection closed", "CONNECTION_CLOSED"])
    expect(text).toContain(stored);
  expect(text).not.toMatch(/ada@|hash|of it/);
});
