// Links that are mailed and work once. Only a hash of what is in the link is kept, so a copy of the table opens nothing.
import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { users, verificationTokens } from "#db/schema/index.ts";
import type { TokenPurpose } from "#shared/auth.ts";
import { Problem } from "../../problem.ts";
import type { Tokens } from "./session-tokens.ts";

const minutes: Record<TokenPurpose, number> = { "confirm-email": 7 * 24 * 60, "magic-link": 10, "password-reset": 30 };
const dayMinutes = 24 * 60;

export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");
export const createToken = () => randomBytes(32).toString("base64url");

const minutesFrom = (now: Date, count: number) => new Date(now.getTime() + count * 60_000);

/** The links to an address that a repeated request makes valid again: those of the last day, or of their lifetime if longer. */
const isRenewable = (now: Date, purpose: TokenPurpose, email: string) =>
  and(
    eq(verificationTokens.purpose, purpose),
    eq(verificationTokens.email, email),
    gt(verificationTokens.createdAt, minutesFrom(now, -Math.max(dayMinutes, minutes[purpose]))),
  );

type Scope = { db: Db; tokens: Tokens; clock: () => Date };
type Recipient = { userId: string; purpose: TokenPurpose; email: string };

/**
 * A token for a link to this address. Repeated requests get the same one with its time extended, so that every mail of
 * theirs works: with a new one each time a stranger's request would break the link that its owner is about to open.
 */
export const createVerificationToken = ({ db, tokens, clock }: Scope, { userId, purpose, email }: Recipient) =>
  db.transaction(async (tx) => {
    const now = clock();
    // The account first, as in `consumeToken`.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
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

/** Makes the link that was last mailed to this address valid again, in place of another mail. */
export const extendVerificationToken = async (db: Db, now: Date, purpose: TokenPurpose, email: string) => {
  const expiresAt = minutesFrom(now, minutes[purpose]);
  await db
    .update(verificationTokens)
    .set({ expiresAt })
    .where(isRenewable(now, purpose, email));
};

const isValid = (now: Date, purpose: TokenPurpose, token: string) =>
  and(
    eq(verificationTokens.tokenHash, hashToken(token)),
    eq(verificationTokens.purpose, purpose),
    gt(verificationTokens.expiresAt, now),
  );

/** Problem `invalid` for a token that `consumeToken` would refuse, before costly work is done for it. */
export const requireVerificationToken = async (db: Db, now: Date, purpose: TokenPurpose, token: string) => {
  const [row] = await db
    .select({ userId: verificationTokens.userId })
    .from(verificationTokens)
    .where(isValid(now, purpose, token));
  if (!row) throw invalidLink();
  return row;
};

/**
 * Consumes a token, in the caller's transaction, and returns the account, locked, with the address that the token proves.
 * Of many at once one succeeds. Problem `invalid` for the others, and when the address is no longer the account's, or, for
 * a confirmation, no longer the one that it is to have.
 */
export const consumeToken = async (tx: Db, now: Date, purpose: TokenPurpose, token: string) => {
  const { userId } = await requireVerificationToken(tx, now, purpose, token);
  // The account first, as every change of identity does, so that the two cannot wait for each other.
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  const [row] = await tx
    .delete(verificationTokens)
    .where(isValid(now, purpose, token))
    .returning({ email: verificationTokens.email });
  if (!user || !row) throw invalidLink();
  const isPending = purpose === "confirm-email" && row.email === user.pendingEmail;
  if (row.email !== user.email && !isPending) throw invalidLink();
  return { user, email: row.email };
};

const invalidLink = () => new Problem("invalid", "This link was used already or is too old. Ask for a new one.");

/** Forgets the links that no request can make valid again. */
export const deleteExpiredProofs = (db: Db, now: Date) =>
  db
    .delete(verificationTokens)
    .where(and(lt(verificationTokens.expiresAt, now), lt(verificationTokens.createdAt, minutesFrom(now, -dayMinutes))));
