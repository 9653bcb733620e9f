import { randomInt } from "node:crypto";
import { and, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { prepareQuery } from "#db/queries/prepared-query.ts";
import { apiKeys, plans, users } from "#db/schema/index.ts";
import { type ApiKeyInput, maxKeysPerUser } from "#shared/account/api-keys.ts";
import { Problem } from "#shared/problem.ts";
import { dayMs } from "#shared/time.ts";
import { hasMemberships, readMemberships } from "../../access/project-access.ts";
import type { User } from "../../access/user.ts";
import type { Dependencies } from "../../dependencies.ts";
import { canEmailUnverified } from "../../emails/email-limits.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import { consumeRateLimit, createRateLimit } from "../../limits/rate-limit.ts";
import { recordAuditEntry } from "../../site/audit-log/audit-log.ts";
import { apiKeyCreated } from "../account.emails.tsx";
import { lockOwnAccount } from "../auth/identity.ts";

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

const columns = {
  id: apiKeys.id,
  name: apiKeys.name,
  last4: apiKeys.last4,
  scopes: apiKeys.scopes,
  expiresAt: apiKeys.expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
  createdAt: apiKeys.createdAt,
};

/** Lists a user's keys, newest first, including expired ones. */
export const listApiKeys = async (db: Db, userId: string) => {
  const keys = await db
    .select(columns)
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
  return { keys, total: keys.length };
};

/**
 * Creates a key, which only this response contains, and notifies the user. Throws Problem `conflict` if they have too many
 * keys, `rate-limited` if they create too many a day.
 */
export const createApiKey = async (
  { db, clock, jobs, secrets }: Pick<Dependencies, "db" | "clock" | "jobs" | "secrets">,
  user: Pick<User, "id" | "sessionId">,
  { name, scopes, expiresInDays }: ApiKeyInput,
  requestId: string,
) => {
  await consumeRateLimit(creations(db), user.id);
  const key = createKey();
  const now = clock();
  return db.transaction(async (tx) => {
    // The lock also keeps parallel requests within the limit.
    const owner = await lockOwnAccount(tx, user);
    if ((await tx.$count(apiKeys, eq(apiKeys.userId, user.id))) >= maxKeysPerUser)
      throw new Problem("conflict", `You can have ${maxKeysPerUser} API keys. Revoke one that you don't use.`);
    const [created] = await tx
      .insert(apiKeys)
      .values({
        userId: user.id,
        name,
        scopes,
        keyHash: secrets.lookupHashes(key)[0],
        last4: key.slice(-4),
        expiresAt: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * dayMs),
        createdAt: now,
      })
      .returning(columns);
    if (!created) throw new Error("The API key was not created.");
    await recordAuditEntry(tx, {
      actorId: user.id,
      call: "POST /api/users/me/keys",
      summary: "Create an API key",
      requestId,
    });
    if (owner.emailVerifiedAt || (await canEmailUnverified(tx, owner.email)))
      await enqueueEmail(tx, jobs, {
        to: owner.email,
        email: apiKeyCreated,
        props: { name, scopes: scopes.join(", ") },
      });
    return { ...created, key };
  });
};

/** Each key is notified by email. */
const creations = createRateLimit({ name: "api-keys-day", points: 50, seconds: 24 * 3600 });

/** Deletes one of the user's keys. Throws Problem `not-found`. */
export const deleteApiKey = (db: Db, user: Pick<User, "id">, id: string, requestId: string) =>
  db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(apiKeys)
      .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, user.id)))
      .returning({ id: apiKeys.id });
    if (!deleted) throw new Problem("not-found", "API key not found.");
    await recordAuditEntry(tx, {
      actorId: user.id,
      call: `DELETE /api/users/me/keys/${id}`,
      summary: "Revoke an API key",
      requestId,
    });
  });

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
