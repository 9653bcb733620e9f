import { randomInt } from "node:crypto";
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { prepareQuery } from "#db/queries/prepared-query.ts";
import { apiKeys, plans, users } from "#db/schema/index.ts";
import type { Dependencies } from "../dependencies.ts";
import { hasMemberships, readMemberships } from "./project-access.ts";
import type { User } from "./user.ts";

const prefix = "lsk_live_";
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const randomLength = 32;
const checksumLength = 6;
const format = new RegExp(`^${prefix}([0-9A-Za-z]{${randomLength}})([0-9A-Za-z]{${checksumLength}})$`);

/** CRC-32 of the random part in base62. */
const checksumOf = (random: string) => {
  let rest = Bun.hash.crc32(random);
  let text = "";
  while (text.length < checksumLength) {
    text = (digits[rest % digits.length] ?? "") + text;
    rest = Math.floor(rest / digits.length);
  }
  return text;
};

/** Returns a key with 190 random bits. */
export const createKey = () => {
  const random = Array.from({ length: randomLength }, () => digits[randomInt(digits.length)]).join("");
  return prefix + random + checksumOf(random);
};

/** Whether a bearer token is meant to be an API key rather than a session token. */
export const isKey = (token: string) => token.startsWith(prefix);

/** Whether a key has the right format and checksum. It may still be unknown. */
export const hasValidChecksum = (key: string) => {
  const [, random = "", checksum] = key.match(format) ?? [];
  return checksum !== undefined && checksum === checksumOf(random);
};

// Prepared because every request with a key runs it.
const keyUser = prepareQuery((db) =>
  db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      trialEndsAt: users.trialEndsAt,
      planType: plans.type,
      hasMemberships,
      deletionAt: users.deletionAt,
      keyId: apiKeys.id,
      scopes: apiKeys.scopes,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .leftJoin(plans, eq(plans.id, users.planId))
    .where(
      and(
        eq(apiKeys.keyHash, sql.placeholder("hash")),
        isNull(users.deletionAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`${sql.placeholder("now")}::timestamptz`)),
      ),
    )
    .prepare("key_user"),
);

/**
 * Returns the user of a valid API key, or undefined. The user has a customer's rights, whatever their role: keys are for
 * the projects that they own or are a member of.
 */
export const findKeyUser = async (
  { db, clock, secrets }: Pick<Dependencies, "db" | "clock" | "secrets">,
  key: string,
): Promise<User | undefined> => {
  if (!hasValidChecksum(key)) return undefined;
  const now = clock();
  const [currentHash, ...previousHashes] = secrets.lookupHashes(key);
  for (const hash of [currentHash, ...previousHashes]) {
    const [found] = await keyUser(db).execute({ hash, now: now.toISOString() });
    if (!found) continue;
    const { keyId, scopes, lastUsedAt, hasMemberships, ...user } = found;
    const memberships = hasMemberships ? await readMemberships(db, user.id) : {};
    const isRecent = lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < lastUsedIntervalMs;
    if (!isRecent || hash !== currentHash)
      await db.update(apiKeys).set({ lastUsedAt: now, keyHash: currentHash }).where(eq(apiKeys.id, keyId));
    return { ...user, memberships, role: "customer", isAdmin: false, sessionId: keyId, apiKey: { id: keyId, scopes } };
  }
  return undefined;
};

/** Exact enough to spot unused keys, rare enough that most requests write nothing. */
const lastUsedIntervalMs = 3600_000;
