// Compares an outside suite's results with those that are accepted, and records them for `bun run conformance`.
import { expect, TestRunner } from "vitest";

/** What went wrong in each case, by its name; undefined if nothing did. */
export type Results = Map<string, string | undefined>;
export type Outcome = { passed: number; failed: string[]; accepted: { reason: string; count: number }[] };

declare module "vitest" {
  interface TaskMeta {
    conformance?: Outcome;
  }
}

/** `accepted`: by the reason why they are right, the failures (`name: problem`) that match. Each must occur. */
export const expectConformance = (results: Results, accepted: Record<string, RegExp> = {}) => {
  const failures = [...results].flatMap(([name, problem]) => (problem === undefined ? [] : [`${name}: ${problem}`]));
  const reasons = Object.entries(accepted).map(([reason, pattern]) => ({
    reason,
    count: failures.filter((failure) => pattern.test(failure)).length,
  }));
  const failed = failures.filter((failure) => !Object.values(accepted).some((pattern) => pattern.test(failure)));
  const test = TestRunner.getCurrentTest();
  if (test) test.meta.conformance = { passed: results.size - failures.length, failed, accepted: reasons };
  expect(failed).toEqual([]);
  expect(reasons.filter(({ count }) => !count)).toEqual([]);
};
