import fc from "fast-check";
import { expect, test } from "vitest";
import { createKey, findKeyUser, hasValidChecksum, isKey } from "../../access/api-key.ts";

const key = fc.constant(null).map(createKey);
const base62 = fc.constantFrom(..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");

test("creates keys of one format, each with its checksum and all different", () => {
  fc.assert(
    fc.property(key, key, (one, other) => {
      expect(one).toMatch(/^lsk_live_[0-9A-Za-z]{38}$/);
      expect([isKey(one), hasValidChecksum(one), one === other]).toEqual([true, true, false]);
    }),
  );
});

test("detects every key with one changed, added, missing or swapped character", () => {
  fc.assert(
    fc.property(key, fc.nat({ max: 37 }), base62, (valid, offset, other) => {
      const at = "lsk_live_".length + offset;
      const [before, character, after] = [valid.slice(0, at), valid[at] ?? "", valid.slice(at + 1)];
      const swapped = before + after.slice(0, 1) + character + after.slice(1);
      const changed = [
        before + other + after,
        before + other + character + after,
        before + after,
        swapped,
        `${valid} `,
      ];
      for (const text of changed) expect([text, hasValidChecksum(text)]).toEqual([text, text === valid]);
    }),
  );
});

test("accepts a fixed key: keys in use must stay valid", () => {
  expect(hasValidChecksum("lsk_live_0123456789ABCDEFGHIJKLMNOPQRSTUV1ggZdL")).toBe(true);
});

test("rejects an invalid key without a query", async () => {
  const unused = {} as Parameters<typeof findKeyUser>[0];
  expect(await findKeyUser({ ...unused, clock: () => new Date() }, `${createKey()}x`)).toBeUndefined();
});
