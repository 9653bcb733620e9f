// Single-use tokens for mailed links. Only their hash is stored, so a leaked table exposes no links.

import { and, eq, gt, inArray, lt } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { findLockedAccount, lockAccount } from "#db/queries/lock-account.ts";
import { verificationTokens } from "#db/schema/index.ts";
import { deletionGraceDays } from "#shared/account/account.ts";
import type { TokenPurpose } from "#shared/account/auth.ts";
import { invitationDays } from "#shared/account/auth.ts";
import { Problem } from "#shared/problem.ts";
import { hashToken } from "../../security/random-token.ts";
import type { Tokens } from "../../security/session-tokens.ts";

const minutes: Record<TokenPurpose, number> = {
  "confirm-email": 7 * 24 * 60,
  "magic-link": 10,
  "password-reset": 30,
  "team-invitation": invitationDays * 24 * 60,
  "keep-account": deletionGraceDays * 24 * 60,
};
const dayMinutes = 24 * 60;

const minutesFrom = (now: Date, count: number) => new Date(now.getTime() + count * 60_000);

/** Tokens that a repeated request extends: created within the last day, or within their lifetime if longer. */
const isRenewable = (now: Date, purpose: TokenPurpose, email: string) =>
  and(
    eq(verificationTokens.purpose, purpose),
    eq(verificationTokens.email, email),
    gt(verificationTokens.createdAt, minutesFrom(now, -Math.max(dayMinutes, minutes[purpose]))),
  );

type Scope = { db: Db; tokens: Tokens; clock: () => Date };
type Recipient = { userId: string; purpose: TokenPurpose; email: string };

/**
 * Returns a token for a link to this address. Repeated requests extend the same token: with a new one each time, a
 * stranger's request would invalidate the link the owner is about to open.
 */
export const createVerificationToken = ({ db, tokens, clock }: Scope, { userId, purpose, email }: Recipient) =>
  db.transaction(async (tx) => {
    const now = clock();
    // Lock the account first, like `consumeToken`, to avoid a deadlock.
    await lockAccount(tx, userId);
    const ofUser = and(eq(verificationTokens.userId, userId), eq(verificationTokens.purpose, purpose));
    const expiresAt = minutesFrom(now, minutes[purpose]);
    const tokenOf = (id: string) => tokens.markOf(`link ${purpose}`, id);
    const [renewed] = await tx
      .update(verificationTokens)
      .set({ expiresAt })
      .where(and(ofUser, isRenewable(now, purpose, email)))
      .returning({ id: verificationTokens.id });
    if (renewed) return tokenOf(renewed.id);
    await tx.delete(verificationTokens).where(ofUser);
    const id = crypto.randomUUID();
    const tokenHash = hashToken(tokenOf(id));
    await tx.insert(verificationTokens).values({ id, tokenHash, userId, purpose, email, expiresAt, createdAt: now });
    return tokenOf(id);
  });

/** Extends the link last mailed to this address instead of sending another. */
export const extendVerificationToken = async (db: Db, now: Date, purpose: TokenPurpose, email: string) => {
  const expiresAt = minutesFrom(now, minutes[purpose]);
  await db
    .update(verificationTokens)
    .set({ expiresAt })
    .where(isRenewable(now, purpose, email));
};

const isValid = (now: Date, purposes: readonly TokenPurpose[], token: string) =>
  and(
    eq(verificationTokens.tokenHash, hashToken(token)),
    inArray(verificationTokens.purpose, purposes),
    gt(verificationTokens.expiresAt, now),
  );

/** Throws Problem `invalid` for an unknown or expired token. A cheap check before hashing a password. */
export const requireVerificationToken = async (db: Db, now: Date, purposes: readonly TokenPurpose[], token: string) => {
  const [row] = await db
    .select({ userId: verificationTokens.userId, purpose: verificationTokens.purpose })
    .from(verificationTokens)
    .where(isValid(now, purposes, token));
  if (!row) throw invalidLink();
  return row;
};

/**
 * Consumes a token in the caller's transaction. Returns the locked account and the address that the token confirms.
 * Throws Problem `invalid` if the token is expired or used, or its address is neither the account's nor, for
 * `confirm-email`, the pending one.
 */
export const consumeToken = async (tx: Db, now: Date, purpose: TokenPurpose, token: string) => {
  const { userId } = await requireVerificationToken(tx, now, [purpose], token);
  // Lock the account first, like every identity change, to avoid a deadlock.
  const user = await findLockedAccount(tx, userId);
  const [row] = await tx
    .delete(verificationTokens)
    .where(isValid(now, [purpose], token))
    .returning({ email: verificationTokens.email });
  if (!user || !row) throw invalidLink();
  const isPending = purpose === "confirm-email" && row.email === user.pendingEmail;
  if (row.email !== user.email && !isPending) throw invalidLink();
  return { user, email: row.email };
};

const invalidLink = () => new Problem("invalid", "This link has expired or was already used. Request a new one.");

/** Deletes expired tokens that no request can extend. */
export const deleteExpiredTokens = (db: Db, now: Date) =>
  db
    .delete(verificationTokens)
    .where(and(lt(verificationTokens.expiresAt, now), lt(verificationTokens.createdAt, minutesFrom(now, -dayMinutes))));
