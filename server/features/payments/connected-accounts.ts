import { and, eq, gt, lte } from "drizzle-orm";
import { connectedAccounts, connectStates } from "#db/schema/index.ts";
import type { Mode } from "#shared/modes.ts";
import { link } from "#shared/routes.ts";
import type { Dependencies } from "../../dependencies.ts";
import { Problem } from "../../problem.ts";
import { createToken, hashToken } from "../auth/verification-tokens.ts";
import { paymentsUnavailable, type Self } from "./checkout.ts";

const stateMinutes = 10;

/** Where the caller connects their own account, and the state that Stripe gives back with the code. */
export const createConnectUrl = async (
  { db, clock, env, payments }: Dependencies,
  { id: userId }: Self,
  mode: Mode,
) => {
  if (!payments) throw paymentsUnavailable();
  const state = createToken();
  const url = payments.connectUrl(mode, state, env.SITE_URL + link("connect", { mode }));
  const expiresAt = new Date(clock().getTime() + stateMinutes * 60_000);
  await db.delete(connectStates).where(lte(connectStates.expiresAt, clock()));
  await db.insert(connectStates).values({ stateHash: hashToken(state), userId, mode, expiresAt });
  return { url, state };
};

type Answer = { code: string; mode: Mode; state: string | undefined };

/** Takes the code that Stripe gave for a state of ours: this caller's, of this mode, once, within ten minutes. */
export const connectAccount = async (
  dependencies: Dependencies,
  { id: userId }: Self,
  { code, mode, state }: Answer,
) => {
  const { db, payments } = dependencies;
  if (!payments) throw paymentsUnavailable();
  const taken = await consumeState(dependencies, userId, mode, state);
  if (!taken) throw new Problem("invalid", "This connection was not begun here, or too long ago. Begin it again.");
  const accountId = await payments.accountOf(code, mode).catch(async (error) => {
    // Stripe did not answer, so the code may still be good.
    await db.insert(connectStates).values(taken).onConflictDoNothing();
    throw error;
  });
  if (!accountId) throw new Problem("invalid", `Stripe gave us no ${mode} account for this. Begin again.`);
  await db.insert(connectedAccounts).values({ userId, mode, accountId }).onConflictDoNothing();
  return { accountId };
};

/** Of several who come with one state at once, one gets it. */
const consumeState = async ({ db, clock }: Dependencies, userId: string, mode: Mode, state: string | undefined) => {
  if (!state) return undefined;
  const isTheirs = and(eq(connectStates.userId, userId), eq(connectStates.mode, mode));
  const [taken] = await db
    .delete(connectStates)
    .where(and(eq(connectStates.stateHash, hashToken(state)), isTheirs, gt(connectStates.expiresAt, clock())))
    .returning();
  return taken;
};

type CouponQuery = Record<Mode, string | undefined>;

/** The coupons of the caller's own connected accounts; nobody else's can be read. */
export const listCoupons = async (dependencies: Dependencies, self: Self, query: CouponQuery) => ({
  live: await couponsOf(dependencies, self, "live", query.live),
  test: await couponsOf(dependencies, self, "test", query.test),
});

const couponsOf = async ({ db, payments }: Dependencies, { id }: Self, mode: Mode, accountId: string | undefined) => {
  if (!accountId) return [];
  const own = and(
    eq(connectedAccounts.userId, id),
    eq(connectedAccounts.mode, mode),
    eq(connectedAccounts.accountId, accountId),
  );
  if (!(await db.$count(connectedAccounts, own)))
    throw new Problem("not-found", "You have not connected this account.");
  if (!payments) throw paymentsUnavailable();
  return payments.coupons(accountId, mode);
};
