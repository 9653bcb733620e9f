// Links that are mailed and work once. Only a hash of what is in the link is kept, so a copy of the table opens nothing.
import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { proofs } from "#db/schema/index.ts";
import type { ProofPurpose } from "#shared/auth.ts";
import { Problem } from "../problem.ts";

const minutes: Record<ProofPurpose, number> = { "confirm-email": 7 * 24 * 60, "magic-link": 10, "password-reset": 30 };

export const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
export const newToken = () => randomBytes(32).toString("base64url");

type Wanted = { userId: string; purpose: ProofPurpose; email: string };

/** A token for a link to this address; the older ones of its kind work no more. */
export const createProof = (db: Db, now: Date, { userId, purpose, email }: Wanted) =>
  db.transaction(async (tx) => {
    const token = newToken();
    await tx.delete(proofs).where(and(eq(proofs.userId, userId), eq(proofs.purpose, purpose)));
    const expiresAt = new Date(now.getTime() + minutes[purpose] * 60_000);
    await tx.insert(proofs).values({ tokenHash: hashOf(token), userId, purpose, email, expiresAt });
    return token;
  });

/** Takes a token back: of many who come with it at once, one gets the answer and the others a Problem `invalid`. */
export const takeProof = async (db: Db, now: Date, purpose: ProofPurpose, token: string) => {
  const [proof] = await db
    .delete(proofs)
    .where(and(eq(proofs.tokenHash, hashOf(token)), eq(proofs.purpose, purpose), gt(proofs.expiresAt, now)))
    .returning({ userId: proofs.userId, email: proofs.email });
  if (!proof) throw new Problem("invalid", "This link was used already or is too old. Ask for a new one.");
  return proof;
};
