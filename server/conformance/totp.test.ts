// RFC 6238, appendix B: the vectors for SHA-1, which is what authenticator apps support, with their last six digits.
import { Secret } from "otpauth";
import { test } from "vitest";
import { secondFactors } from "#db/schema/index.ts";
import { consumeCode } from "../account/auth/second-factor.ts";
import { expectConformance, type Results } from "../testing/conformance.ts";
import { createTestApp } from "../testing/test-app.ts";

const { dependencies, create } = await createTestApp();
const secret = new Secret({ buffer: new TextEncoder().encode("12345678901234567890").buffer }).base32;
const vectors: [seconds: number, code: string][] = [
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
];

test("RFC 6238: vectors of TOTP, each once, a step late and two steps late", async () => {
  const isRight = async (code: string, at: number) => {
    const { id: userId } = await create.user();
    const id = Bun.randomUUIDv7();
    await dependencies.db
      .insert(secondFactors)
      .values({ userId, id, secret: dependencies.secrets.seal(secret, id), confirmedAt: new Date() });
    const scope = { ...dependencies, clock: () => new Date(at * 1000) };
    return [await consumeCode(scope, userId, code), await consumeCode(scope, userId, code)];
  };
  const results: Results = new Map();
  for (const [seconds, digits] of vectors) {
    const code = digits.slice(-6);
    for (const [late, expected] of [
      [0, [true, false]],
      [30, [true, false]],
      [60, [false, false]],
    ] as const) {
      const verdicts = await isRight(code, seconds + late);
      results.set(`${seconds} s, ${late} s late`, `${verdicts}` === `${expected}` ? undefined : `is ${verdicts}`);
    }
  }
  expectConformance(results);
});
