import type { credits } from "#db/schema/index.ts";

type Entry = Pick<typeof credits.$inferSelect, "id" | "delta" | "reason" | "grantId">;

/**
 * A submission's refund is a new grant, so that it never lapses with the month that paid for the submission. An entry with
 * a grant changes that one.
 */
const isGrant = ({ delta, reason, grantId }: Entry) => delta > 0 && reason !== "release" && grantId === null;

/** Returns the grants among an account's entries of one kind, oldest first, each with what is left of it: the oldest is used first. */
export const remainingGrants = <Row extends Entry>(entries: readonly Row[]) => {
  const takenBack = new Map<string, number>();
  let used = 0;
  for (const entry of entries) {
    if (isGrant(entry)) continue;
    if (entry.grantId) takenBack.set(entry.grantId, (takenBack.get(entry.grantId) ?? 0) - entry.delta);
    else used -= entry.delta;
  }
  return entries.filter(isGrant).map((grant) => {
    const granted = grant.delta - (takenBack.get(grant.id) ?? 0);
    const usedHere = Math.min(granted, used);
    used -= usedHere;
    return { ...grant, left: granted - usedHere, takenBack: grant.delta - granted };
  });
};
