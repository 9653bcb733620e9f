import { jsonObject } from "#db/queries/json-columns.ts";
import { users } from "#db/schema/index.ts";
import { limitsOf } from "#shared/limits.ts";
import { Problem } from "#shared/problem.ts";
import type { User } from "../../access/user.ts";
import { boughtPlan, latestSubscription } from "../../billing/payments/subscriptions.ts";
import { planOrNull } from "../../billing/plans/plans.ts";
import type { Dependencies } from "../../dependencies.ts";
import { createUserRead, findUserData } from "../auth/session-user.ts";
import { usage } from "./usage.ts";

type Needs = Pick<Dependencies, "db" | "clock" | "settings">;

/** Returns the signed-in user with plan, subscription, limits and usage. Throws Problem `not-found`. */
export const getMe = async (dependencies: Needs, user: Pick<User, "id">) => {
  const account = await findUserData(dependencies, user, accountRead);
  if (!account) throw accountGone();
  return toMe(dependencies, account);
};

/** Adds the limits to an account that was read with the session. */
export const toMe = async (
  { clock, settings }: Omit<Needs, "db">,
  { user, plan, subscription, boughtPlan, usage }: Account,
) => {
  const { limits } = await settings.read();
  return {
    ...user,
    plan,
    subscription,
    boughtPlan,
    limits: limitsOf({ ...user, planType: plan?.type ?? null }, clock(), limits),
    usage,
  };
};

export const accountGone = () => new Problem("not-found", "Account not found.");

const account = jsonObject({
  user: jsonObject({
    id: users.id,
    email: users.email,
    emailVerifiedAt: users.emailVerifiedAt,
    pendingEmail: users.pendingEmail,
    name: users.name,
    website: users.website,
    isAdmin: users.isAdmin,
    role: users.role,
    createdAt: users.createdAt,
    trialEndsAt: users.trialEndsAt,
    deletionAt: users.deletionAt,
  }),
  plan: planOrNull,
  subscription: latestSubscription,
  boughtPlan,
  usage,
});
type Account = ReturnType<typeof account.decode>;

export const accountRead = createUserRead("account", account.sql.mapWith(account.decode));
