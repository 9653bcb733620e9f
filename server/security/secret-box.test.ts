import { expect, test } from "vitest";
import { createSecretBox } from "./secret-box.ts";

const current = "the current key, which is long enough";
const former = "the former key, which is long enough";
const box = createSecretBox({ current });

test("opens what it sealed, with a new nonce each time", () => {
  const [one, other] = [box.seal("pässword", "row 1"), box.seal("pässword", "row 1")];
  expect(one).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]{16}\.[\w-]+$/);
  expect(one).not.toBe(other);
  expect(one).not.toContain("pässword");
  expect([box.open(one, "row 1"), box.open(other, "row 1")]).toEqual(["pässword", "pässword"]);
});

test("rejects a secret of another row, a changed one, and one of an unknown key or format", () => {
  const sealed = box.seal("password", "row 1");
  const [version, key, nonce, data = ""] = sealed.split(".");
  const flipped = Buffer.from(data, "base64url");
  flipped[0] = (flipped[0] ?? 0) ^ 1;
  expect(() => box.open(sealed, "row 2")).toThrow();
  expect(() => box.open([version, key, nonce, flipped.toString("base64url")].join("."), "row 1")).toThrow();
  expect(() => box.open(sealed.slice(0, -4), "row 1")).toThrow();
  expect(() => box.open(sealed.replace("v1", "v2"), "row 1")).toThrow("unknown key");
  expect(() => createSecretBox({ current: former }).open(sealed, "row 1")).toThrow("unknown key");
});

test("opens what a former key sealed, and tells which key it was", () => {
  const sealed = createSecretBox({ current: former }).seal("password", "row 1");
  const rotating = createSecretBox({ current, previous: [former] });
  expect(rotating.open(sealed, "row 1")).toBe("password");
  expect([rotating.isCurrent(sealed), rotating.isCurrent(rotating.seal("password", "row 1"))]).toEqual([false, true]);
});

test("hashes for a look-up with the current key first, then with those before it", () => {
  const [hash, ...others] = box.lookupHashes("key");
  expect([hash, others]).toEqual([expect.stringMatching(/^[\w-]{43}$/), []]);
  expect(createSecretBox({ current, previous: [current] }).lookupHashes("key")).toEqual([hash]);
  const [next, previous] = createSecretBox({ current: former, previous: [current] }).lookupHashes("key");
  expect([previous, next === hash, box.lookupHashes("other")[0] === hash]).toEqual([hash, false, false]);
});
