import pino from "pino";
import { expect, test } from "vitest";
import type { Log } from "../observability/log.ts";
import { stopDate } from "../testing/stop-date.ts";
import { createTestApp } from "../testing/test-app.ts";

const lines: string[] = [];
const log: Log = pino({ timestamp: pino.stdTimeFunctions.isoTime }, { write: (line: string) => lines.push(line) });
const { get, create, tokenOf } = await createTestApp({ log });

const post = (path: string, body: unknown, token?: string, address?: string) => {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  return get(path, { method: "POST", body: JSON.stringify(body), headers }, address);
};

test("logs sign-ins, refusals and rate limits, without credentials", async () => {
  stopDate();
  const password = "correct horse battery";
  const { email, id } = await create.user({ password });
  const token = await tokenOf({ id, isAdmin: false });
  lines.length = 0;
  const responses = [
    await post("/api/auth/signIn", { email, password }),
    await post("/api/auth/signIn", { email, password: "wrong horse" }),
    await get("/api/users/me?token=hunter2"),
    await get("/api/users", { headers: { authorization: `Bearer ${token}` } }),
  ];
  for (let time = 0; time < 31; time++)
    responses.push(await post("/api/auth/exist", { email }, undefined, "192.0.2.9"));
  const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "request");
  expect(logged.map(({ method, path, status, userId }) => [method, path, status, userId])).toEqual([
    ["POST", "/api/auth/signIn", 200, undefined],
    ["POST", "/api/auth/signIn", 401, undefined],
    ["GET", "/api/users/me", 401, undefined],
    ["GET", "/api/users", 403, id],
    ...Array(30).fill(["POST", "/api/auth/exist", 200, undefined]),
    ["POST", "/api/auth/exist", 429, undefined],
  ]);
  for (const { time } of logged) expect(new Date(time).toISOString()).toBe(time);
  expect(responses.every(({ headers }) => headers.get("x-request-id"))).toBe(true);
  for (const secret of [email, password, "wrong horse", token, "hunter2"]) expect(lines.join("")).not.toContain(secret);
});
