import { expect, test } from "vitest";
import { hashPassword, maxConcurrentHashes, verifyPassword } from "./passwords.ts";

// The hash contains its cost parameters, so a cheap hash keeps the test fast.
const cheapHash = await Bun.password.hash("right", { algorithm: "argon2id", memoryCost: 8, timeCost: 1 });

test("hashes passwords with argon2id, 19 MiB, two passes and a salt each", async () => {
  const [first, second] = await Promise.all([hashPassword("the same"), hashPassword("the same")]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22,}\$[\w+/]{43}$/);
  expect(second).not.toBe(first);
  expect(first).not.toContain("the same");
});

test.each([null, undefined])("nothing matches an account without a password (%j)", async (hash) => {
  expect(await verifyPassword("right", hash)).toBe(false);
  expect(await verifyPassword("", hash)).toBe(false);
});

const room = maxConcurrentHashes + 32;

test("32 calls wait beyond those running, more are refused at once, and the queue drains", async () => {
  const results = await Promise.allSettled(Array.from({ length: room + 16 }, () => verifyPassword("right", cheapHash)));
  expect(results.slice(0, room)).toEqual(Array(room).fill({ status: "fulfilled", value: true }));
  expect(results.slice(room).map((result) => result.status === "rejected" && result.reason.code)).toEqual(
    Array(16).fill("unavailable"),
  );
  const after = await Promise.all(Array.from({ length: room }, () => verifyPassword("wrong", cheapHash)));
  expect(after).toEqual(Array(room).fill(false));
});

test("hashing waits in the same queue as verifying, and is refused when it is full", async () => {
  const hashes = Array.from({ length: room + 4 }, () => hashPassword("a new password"));
  const refused = await verifyPassword("right", cheapHash).catch((problem) => problem.code);
  expect(refused).toBe("unavailable");
  const results = await Promise.allSettled(hashes);
  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(4);
});

test("an unreadable hash fails its call and frees its slot", async () => {
  const broken = Array.from({ length: room }, () => verifyPassword("right", "not a hash"));
  const results = await Promise.allSettled(broken);
  expect(results.every(({ status }) => status === "rejected")).toBe(true);
  expect(await verifyPassword("right", cheapHash)).toBe(true);
});
