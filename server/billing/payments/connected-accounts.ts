import { and, eq, gt, lte } from "drizzle-orm";
import { connectedAccounts, connectStates } from "#db/schema/index.ts";
import type { Mode } from "#shared/modes.ts";
import { Problem } from "#shared/problem.ts";
import { link } from "#shared/routes.ts";
import type { Dependencies } from "../../dependencies.ts";
import { createToken, hashToken } from "../../security/random-token.ts";
import { paymentsUnavailable, type Self } from "./checkout.ts";

const stateMinutes = 10;

/** Returns the URL to connect the caller's Stripe account, and the OAuth state that Stripe sends back with the code. */
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

/**
 * Exchanges an OAuth code for the account id. The state must be the caller's, of this mode, unused, and less than ten
 * minutes old; otherwise throws Problem `invalid`.
 */
export const connectAccount = async (
  dependencies: Dependencies,
  { id: userId }: Self,
  { code, mode, state }: Answer,
) => {
  const { db, payments } = dependencies;
  if (!payments) throw paymentsUnavailable();
  const taken = await consumeState(dependencies, userId, mode, state);
  if (!taken) throw new Problem("invalid", "This connection was not started here, or has expired. Start again.");
  const accountId = await payments.accountOf(code, mode).catch(async (error) => {
    // Stripe failed, so the code may still be valid: restore the state.
    await db.insert(connectStates).values(taken).onConflictDoNothing();
    throw error;
  });
  if (!accountId) throw new Problem("invalid", `Stripe returned no ${mode} account. Start again.`);
  await db.insert(connectedAccounts).values({ userId, mode, accountId }).onConflictDoNothing();
  return { accountId };
};

/** Deletes the state, so that only one of several concurrent requests can use it. */
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

/** Lists the coupons of the caller's connected accounts. Throws Problem `not-found` for other accounts. */
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
