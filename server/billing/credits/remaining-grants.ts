import type { credits } from "#db/schema/index.ts";

type Entry = Pick<typeof credits.$inferSelect, "id" | "delta" | "reason" | "grantId" | "submissionId">;

/**
 * A submission's refund is a new grant, so that it never lapses with the month that paid for the submission. An entry with
 * a grant changes that one.
 */
const isGrant = ({ delta, reason, grantId }: Entry) => delta > 0 && reason !== "release" && grantId === null;

/**
 * Returns the grants among an account's entries of one kind, oldest first, each with what is left of it: the oldest is used
 * first. `originId` is the grant that was paid for: of credits given back, the one that the submission had used.
 */
export const remainingGrants = <Row extends Entry>(entries: readonly Row[]) => {
  const takenBack = new Map<string, number>();
  let used = 0;
  for (const entry of entries) {
    if (isGrant(entry)) continue;
    if (entry.grantId) takenBack.set(entry.grantId, (takenBack.get(entry.grantId) ?? 0) - entry.delta);
    else used -= entry.delta;
  }
  const grants = entries.filter(isGrant).map((grant) => {
    const granted = grant.delta - (takenBack.get(grant.id) ?? 0);
    const usedHere = Math.min(granted, used);
    used -= usedHere;
    return { ...grant, left: granted - usedHere, takenBack: grant.delta - granted };
  });
  const origins = originsOf(entries, grants);
  return grants.map((grant) => ({ ...grant, originId: origins.get(grant.id) ?? grant.id }));
};

type Grant = Pick<Entry, "id" | "delta"> & { takenBack: number };

/** The grants that paid for the credits given back. */
const originsOf = (entries: readonly Entry[], grants: readonly Grant[]) => {
  const origins = new Map<string, string>();
  const uses: (string | null)[] = [];
  const grantAt = (index: number) => {
    let end = 0;
    for (const { id, delta, takenBack } of grants) {
      end += delta - takenBack;
      if (index < end) return id;
    }
    return undefined;
  };
  for (const { id, delta, reason, grantId, submissionId } of entries) {
    if (grantId !== null) continue;
    if (delta < 0) for (let unit = 0; unit < -delta; unit++) uses.push(submissionId);
    else if (reason === "release") for (let unit = 0; unit < delta; unit++) removeUse(uses, submissionId);
    else if (reason === "refund") {
      const index = uses.lastIndexOf(submissionId);
      const used = index < 0 ? undefined : grantAt(index);
      if (used) origins.set(id, origins.get(used) ?? used);
    }
  }
  return origins;
};

const removeUse = (uses: (string | null)[], submissionId: string | null) => {
  const index = uses.lastIndexOf(submissionId);
  uses.splice(index < 0 ? uses.length - 1 : index, 1);
};
