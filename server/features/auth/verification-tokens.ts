// Links that are mailed and work once. Only a hash of what is in the link is kept, so a copy of the table opens nothing.
import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { proofs, users } from "#db/schema/index.ts";
import type { ProofPurpose } from "#shared/auth.ts";
import { Problem } from "../../problem.ts";
import type { Tokens } from "./session-tokens.ts";

const minutes: Record<ProofPurpose, number> = { "confirm-email": 7 * 24 * 60, "magic-link": 10, "password-reset": 30 };
const dayMinutes = 24 * 60;

export const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
export const newToken = () => randomBytes(32).toString("base64url");

const minutesFrom = (now: Date, count: number) => new Date(now.getTime() + count * 60_000);

/** The links to an address that a repeated request makes valid again: those of the last day, or of their lifetime if longer. */
const isRenewable = (now: Date, purpose: ProofPurpose, email: string) =>
  and(
    eq(proofs.purpose, purpose),
    eq(proofs.email, email),
    gt(proofs.createdAt, minutesFrom(now, -Math.max(dayMinutes, minutes[purpose]))),
  );

type Scope = { db: Db; tokens: Tokens; clock: () => Date };
type Recipient = { userId: string; purpose: ProofPurpose; email: string };

/**
 * A token for a link to this address. Repeated requests get the same one with its time extended, so that every mail of
 * theirs works: with a new one each time a stranger's request would break the link that its owner is about to open.
 */
export const createProof = ({ db, tokens, clock }: Scope, { userId, purpose, email }: Recipient) =>
  db.transaction(async (tx) => {
    const now = clock();
    // The account first, as in `takeProof`.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const ofUser = and(eq(proofs.userId, userId), eq(proofs.purpose, purpose));
    const expiresAt = minutesFrom(now, minutes[purpose]);
    const tokenOf = (id: string) => tokens.markOf(`link ${purpose}`, id);
    const [renewed] = await tx
      .update(proofs)
      .set({ expiresAt })
      .where(and(ofUser, isRenewable(now, purpose, email)))
      .returning({ id: proofs.id });
    if (renewed) return tokenOf(renewed.id);
    await tx.delete(proofs).where(ofUser);
    const id = crypto.randomUUID();
    const tokenHash = hashOf(tokenOf(id));
    await tx.insert(proofs).values({ id, tokenHash, userId, purpose, email, expiresAt, createdAt: now });
    return tokenOf(id);
  });

/** Makes the link that was last mailed to this address valid again, in place of another mail. */
export const extendProof = async (db: Db, now: Date, purpose: ProofPurpose, email: string) => {
  const expiresAt = minutesFrom(now, minutes[purpose]);
  await db
    .update(proofs)
    .set({ expiresAt })
    .where(isRenewable(now, purpose, email));
};

const isValid = (now: Date, purpose: ProofPurpose, token: string) =>
  and(eq(proofs.tokenHash, hashOf(token)), eq(proofs.purpose, purpose), gt(proofs.expiresAt, now));

/** Problem `invalid` for a token that `takeProof` would refuse, before costly work is done for it. */
export const requireProof = async (db: Db, now: Date, purpose: ProofPurpose, token: string) => {
  const [proof] = await db
    .select({ userId: proofs.userId })
    .from(proofs)
    .where(isValid(now, purpose, token));
  if (!proof) throw invalidLink();
  return proof;
};

/**
 * Consumes a token, in the caller's transaction, and returns the account, locked, with the address that the token proves.
 * Of many at once one succeeds. Problem `invalid` for the others, and when the address is no longer the account's, or, for
 * a confirmation, no longer the one that it is to have.
 */
export const takeProof = async (tx: Db, now: Date, purpose: ProofPurpose, token: string) => {
  const { userId } = await requireProof(tx, now, purpose, token);
  // The account first, as every change of identity does, so that the two cannot wait for each other.
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  const [proof] = await tx
    .delete(proofs)
    .where(isValid(now, purpose, token))
    .returning({ email: proofs.email });
  if (!user || !proof) throw invalidLink();
  const isPending = purpose === "confirm-email" && proof.email === user.pendingEmail;
  if (proof.email !== user.email && !isPending) throw invalidLink();
  return { user, email: proof.email };
};

const invalidLink = () => new Problem("invalid", "This link was used already or is too old. Ask for a new one.");

/** Forgets the links that no request can make valid again. */
export const deleteExpiredProofs = (db: Db, now: Date) =>
  db.delete(proofs).where(and(lt(proofs.expiresAt, now), lt(proofs.createdAt, minutesFrom(now, -dayMinutes))));
