import { expect, test } from "vitest";
import { stopDate } from "../testing/stop-date.ts";
import { createTestApp } from "../testing/test-app.ts";
import { consumeRateLimit, createRateLimit } from "./rate-limit.ts";

const { dependencies } = await createTestApp();

test("limits a key without a request", async () => {
  stopDate();
  const limiter = createRateLimit({ name: crypto.randomUUID(), points: 2, seconds: 60 })(dependencies.db);
  const consume = (key: string) => consumeRateLimit(limiter, key);
  await consume("one");
  await consume("one");
  await expect(consume("one")).rejects.toMatchObject({ code: "rate-limited", headers: { "Retry-After": "60" } });
  await consume("other");
});
