import { expect, test } from "vitest";
import { remainingGrants } from "./remaining-grants.ts";

type Entry = Parameters<typeof remainingGrants>[0][number];

const grant = (id: string, delta: number, reason: Entry["reason"] = "renewal"): Entry => ({
  id,
  delta,
  reason,
  grantId: null,
  submissionId: null,
});
const use = (delta: number, reason: Entry["reason"] = "reserve", submissionId: string | null = null): Entry => ({
  id: "use",
  delta,
  reason,
  grantId: null,
  submissionId,
});
const leftOf = (...entries: Entry[]) => Object.fromEntries(remainingGrants(entries).map(({ id, left }) => [id, left]));

test("uses the oldest grant first", () => {
  expect(leftOf(grant("old", 3), grant("new", 3), use(-1), use(-1), use(-1), use(-1))).toEqual({ old: 0, new: 2 });
});

test("a release returns a credit to its grant, a refund is a grant of its own", () => {
  expect(leftOf(grant("old", 3), use(-1), use(1, "release"))).toEqual({ old: 3 });
  expect(leftOf(grant("old", 3), use(-1), grant("back", 1, "refund"))).toEqual({ old: 2, back: 1 });
});

test("credits taken back belong to their grant, and an admin's deduction to the oldest", () => {
  const expiry: Entry = { id: "expiry", delta: -3, reason: "expiry", grantId: "old", submissionId: null };
  expect(leftOf(grant("old", 3), grant("new", 3), expiry, use(-1))).toEqual({ old: 0, new: 2 });
  expect(leftOf(grant("old", 3), grant("new", 3), use(-4, "adjustment"))).toEqual({ old: 0, new: 2 });
});

test("credits given back belong to the grant that the submission had used", () => {
  const back = (id: string, submissionId: string): Entry => ({ ...grant(id, 1, "refund"), submissionId });
  const entries = [
    grant("old", 1),
    grant("new", 2),
    use(-1, "reserve", "a"),
    use(-1, "reserve", "b"),
    use(-1, "reserve", "c"),
    use(1, "release", "c"),
    back("of b", "b"),
    back("of a", "a"),
    use(-1, "reserve", "d"),
    use(-1, "reserve", "e"),
    back("of e", "e"),
  ];
  const origins = remainingGrants(entries).map(({ id, originId }) => [id, originId]);
  expect(Object.fromEntries(origins)).toEqual({ old: "old", new: "new", "of b": "new", "of a": "old", "of e": "new" });
});
