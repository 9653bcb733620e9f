import { and, desc, eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { apiKeys } from "#db/schema/index.ts";
import { type ApiKeyInput, maxKeysPerUser } from "#shared/account/api-keys.ts";
import { Problem } from "#shared/problem.ts";
import { dayMs } from "#shared/time.ts";
import { createKey } from "../../access/api-key.ts";
import type { User } from "../../access/user.ts";
import type { Dependencies } from "../../dependencies.ts";
import { canEmailUnverified } from "../../emails/email-limits.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import { consumeRateLimit, createRateLimit } from "../../limits/rate-limit.ts";
import { recordAuditEntry } from "../../observability/audit-entries.ts";
import { apiKeyCreated } from "../account.emails.tsx";
import { lockOwnAccount } from "../auth/identity.ts";

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
