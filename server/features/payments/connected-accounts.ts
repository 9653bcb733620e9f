import { and, eq, gt, lte } from "drizzle-orm";
import { connectedAccounts, connectStates } from "#db/schema/index.ts";
import type { Mode } from "#shared/modes.ts";
import { link } from "#shared/routes.ts";
import type { Parts } from "../../dependencies.ts";
import { Problem } from "../../problem.ts";
import { hashOf, newToken } from "../auth/verification-tokens.ts";
import { notSetUp, type Self } from "./checkout.ts";

const stateMinutes = 10;

/** Where the caller connects their own account, and the state that Stripe gives back with the code. */
export const beginConnect = async ({ db, clock, env, payments }: Parts, { id: userId }: Self, mode: Mode) => {
  if (!payments) throw notSetUp();
  const state = newToken();
  const url = payments.connectAddress(mode, state, env.SITE_URL + link("connect", { mode }));
  const expiresAt = new Date(clock().getTime() + stateMinutes * 60_000);
  await db.delete(connectStates).where(lte(connectStates.expiresAt, clock()));
  await db.insert(connectStates).values({ stateHash: hashOf(state), userId, mode, expiresAt });
  return { url, state };
};

type Answer = { code: string; mode: Mode; state: string | undefined };

/** Takes the code that Stripe gave for a state of ours: this caller's, of this mode, once, within ten minutes. */
export const connectAccount = async (parts: Parts, { id: userId }: Self, { code, mode, state }: Answer) => {
  const { db, payments } = parts;
  if (!payments) throw notSetUp();
  const taken = await takeState(parts, userId, mode, state);
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
const takeState = async ({ db, clock }: Parts, userId: string, mode: Mode, state: string | undefined) => {
  if (!state) return undefined;
  const isTheirs = and(eq(connectStates.userId, userId), eq(connectStates.mode, mode));
  const [taken] = await db
    .delete(connectStates)
    .where(and(eq(connectStates.stateHash, hashOf(state)), isTheirs, gt(connectStates.expiresAt, clock())))
    .returning();
  return taken;
};

type Asked = Record<Mode, string | undefined>;

/** The coupons of the caller's own connected accounts; nobody else's can be read. */
export const listCoupons = async (parts: Parts, self: Self, asked: Asked) => ({
  live: await couponsOf(parts, self, "live", asked.live),
  test: await couponsOf(parts, self, "test", asked.test),
});

const couponsOf = async ({ db, payments }: Parts, { id }: Self, mode: Mode, accountId: string | undefined) => {
  if (!accountId) return [];
  const own = and(
    eq(connectedAccounts.userId, id),
    eq(connectedAccounts.mode, mode),
    eq(connectedAccounts.accountId, accountId),
  );
  if (!(await db.$count(connectedAccounts, own)))
    throw new Problem("not-found", "You have not connected this account.");
  if (!payments) throw notSetUp();
  return payments.coupons(accountId, mode);
};
