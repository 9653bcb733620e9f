import pino from "pino";
import { expect, test } from "vitest";
import { currentRequestId } from "../observability/request-id.ts";
import { createTestApp } from "../testing/test-app.ts";

const lines: Record<string, unknown>[] = [];
// The same mixin as in `createLog`.
const log = pino(
  { mixin: () => ({ requestId: currentRequestId() }) },
  { write: (line: string) => lines.push(JSON.parse(line)) },
);
const { dependencies, runJobs, get, outbox } = await createTestApp({ log });
const behindProxy = await createTestApp({ env: { ...dependencies.env, TRUST_PROXY: "true" } });
const idOf = (response: Response) => response.headers.get("x-request-id") ?? "";
const made = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

test("each request has its own id, in its response and its log line", async () => {
  lines.length = 0;
  const ids = [await get("/api/plans"), await get("/api/nothing"), await get("/terms")].map(idOf);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(made);
  expect(lines.filter(({ msg }) => msg === "request").map(({ requestId }) => requestId)).toEqual(ids);
});

test("health probes are logged at debug only", async () => {
  lines.length = 0;
  await get("/api/health");
  await get("/api/ready");
  expect(lines).toEqual([]);
});

test("accepts a request id only from a trusted proxy", async () => {
  const sent = "proxy-1:0af7651916cd43dd";
  const init = { headers: { "x-request-id": sent } };
  expect(idOf(await behindProxy.get("/api/health", init))).toBe(sent);
  expect(idOf(await get("/api/health", init))).toMatch(made);
});

test.each(["short", "with spaces in it", "<script>alert(1)</script>", "x".repeat(65), '{"requestId":"forged"}'])(
  "%j does not look like an id, and another is made",
  async (id) => {
    expect(idOf(await behindProxy.get("/api/health", { headers: { "x-request-id": id } }))).toMatch(made);
  },
);

test("the mail caused by a request carries its id, as does the log line of its sending", async () => {
  const email = "ada@people.example";
  const body = JSON.stringify({ email });
  const id = idOf(
    await get("/api/waitlist", { method: "POST", body, headers: { "content-type": "application/json" } }),
  );
  lines.length = 0;
  await runJobs("send-email");
  expect(outbox.find(({ to }) => to === email)?.headers).toMatchObject({ "X-Request-Id": id });
  expect(lines).toMatchObject([{ msg: "An email was sent.", template: "waitlist-welcome", requestId: id }]);
  expect(lines[0]?.to).toBe("a…@people.example");
});
