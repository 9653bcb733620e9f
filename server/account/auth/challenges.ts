// Single-use challenges of started sign-ins. Only their hash is stored, so a leaked table completes no sign-in.
import { and, eq, gt, lt } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { signInChallenges } from "#db/schema/index.ts";
import { type ChallengePurpose, challengeMinutes } from "#shared/account/sign-in-methods.ts";
import { problemAt } from "#shared/problem.ts";
import { createToken, hashToken } from "../../security/random-token.ts";

/** Returns a challenge, of this user unless a passkey will name one. */
export const createChallenge = async (db: Db, now: Date, purpose: ChallengePurpose, userId?: string) => {
  const challenge = createToken();
  const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000);
  await db
    .insert(signInChallenges)
    .values({ purpose, challengeHash: hashToken(challenge), userId, expiresAt, createdAt: now });
  return challenge;
};

const isValid = (now: Date, purpose: ChallengePurpose, challenge: string) =>
  and(
    eq(signInChallenges.challengeHash, hashToken(challenge)),
    eq(signInChallenges.purpose, purpose),
    gt(signInChallenges.expiresAt, now),
  );

/** Returns the user of a challenge that can still be completed. Throws Problem `invalid`. */
export const requireChallenge = async (db: Db, now: Date, purpose: ChallengePurpose, challenge: string) => {
  const [row] = await db
    .select({ userId: signInChallenges.userId })
    .from(signInChallenges)
    .where(isValid(now, purpose, challenge));
  if (!row) throw expiredChallenge();
  return row;
};

/** Uses a challenge up and returns its user. Throws Problem `invalid` if it is unknown, expired or used. */
export const consumeChallenge = async (db: Db, now: Date, purpose: ChallengePurpose, challenge: string) => {
  const [row] = await db
    .delete(signInChallenges)
    .where(isValid(now, purpose, challenge))
    .returning({ userId: signInChallenges.userId });
  if (!row) throw expiredChallenge();
  return row;
};

const expiredChallenge = () => {
  return problemAt("challenge", "This took too long, or was already used. Start again.");
};

export const deleteExpiredChallenges = (db: Db, now: Date) =>
  db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, now));
