import type { Me } from "#shared/account.ts";

const dayMs = 24 * 3600 * 1000;

/** Why the user has access: a plan, the trial or the admin role; `over` means no access. */
export type AccountStatus =
  | { kind: "plan"; label: string }
  | { kind: "admin" }
  | { kind: "trial"; daysLeft: number; endsAt: string }
  | { kind: "over" };

export const getAccountStatus = (
  { plan, isAdmin, trialEndsAt }: Pick<Me, "isAdmin" | "trialEndsAt"> & { plan: { label: string } | null },
  now: number,
): AccountStatus => {
  if (plan) return { kind: "plan", label: plan.label };
  if (isAdmin) return { kind: "admin" };
  const leftMs = trialEndsAt === null ? 0 : Date.parse(trialEndsAt) - now;
  return trialEndsAt !== null && leftMs > 0
    ? { kind: "trial", daysLeft: Math.ceil(leftMs / dayMs), endsAt: trialEndsAt }
    : { kind: "over" };
};

export const daysText = (days: number) => (days === 1 ? "1 day" : `${days} days`);
