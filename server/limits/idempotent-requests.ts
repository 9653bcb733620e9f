// Requests with an `Idempotency-Key`: a repeated one gets the first one's response instead of running again.
import { createHash } from "node:crypto";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { idempotentRequests } from "#db/schema/index.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../dependencies.ts";
import { consumeRateLimit, createRateLimit } from "./rate-limit.ts";

export type IdempotentRequest = {
  userId: string;
  /** Method and path: `POST /api/projects`. */
  call: string;
  key: string;
  /** The query and the body: a key names one request, so both must be the same when it is repeated. */
  content: string;
};

/** The body is empty where the response has none. */
export type SavedResponse = { status: number; body: string };

const savedMs = 24 * 3600_000;
/** Longer than any request runs. Afterwards its process must have died, and the request may run again. */
const runningMs = 5 * 60_000;
const retryAfterSeconds = 2;

/** Each key is a row for a day. */
const perHour = createRateLimit({ name: "idempotency-keys-hour", points: 1_000, seconds: 3600 });

/**
 * Starts the request, or returns the response saved for it. Call `save` with the response or `release` when a started
 * request is done. Throws Problem `conflict` if the key belongs to another request or to one that is still running.
 */
export const startIdempotentRequest = async (
  { db, clock, secrets }: Pick<Dependencies, "db" | "clock" | "secrets">,
  { userId, call, key, content }: IdempotentRequest,
) => {
  await consumeRateLimit(perHour(db), userId);
  const now = clock();
  const attempt = crypto.randomUUID();
  const requestHash = createHash("sha256").update(content).digest("base64url");
  const values = { attempt, requestHash, status: null, response: null, createdAt: now };
  const isKey = and(
    eq(idempotentRequests.userId, userId),
    eq(idempotentRequests.call, call),
    eq(idempotentRequests.key, key),
  );
  const [started] = await db
    .insert(idempotentRequests)
    .values({ userId, call, key, ...values })
    .onConflictDoUpdate({
      target: [idempotentRequests.userId, idempotentRequests.call, idempotentRequests.key],
      set: values,
      setWhere: or(
        lt(idempotentRequests.createdAt, new Date(now.getTime() - savedMs)),
        and(
          isNull(idempotentRequests.status),
          lt(idempotentRequests.createdAt, new Date(now.getTime() - runningMs)),
          eq(idempotentRequests.requestHash, requestHash),
        ),
      ),
    })
    .returning({ attempt: idempotentRequests.attempt });

  if (!started) {
    const [existing] = await db.select().from(idempotentRequests).where(isKey);
    if (existing && existing.requestHash !== requestHash)
      throw new Problem("conflict", "This Idempotency-Key was used for a request with other content. Use a new key.");
    if (existing?.status == null)
      throw new Problem("conflict", "A request with this Idempotency-Key is still running. Try again in a moment.", {
        headers: { "Retry-After": String(retryAfterSeconds) },
      });
    const body = existing.response === null ? "" : secrets.open(existing.response, existing.attempt);
    return { saved: { status: existing.status, body } };
  }

  const isOwn = and(isKey, eq(idempotentRequests.attempt, attempt));
  return {
    save: async ({ status, body }: SavedResponse) => {
      const response = body === "" ? null : secrets.seal(body, attempt);
      await db.update(idempotentRequests).set({ status, response }).where(isOwn);
    },
    /** Lets the next request with this key run. */
    release: async () => void (await db.delete(idempotentRequests).where(isOwn)),
  };
};

export const deleteOldIdempotentRequests = async (db: Db, now: Date) =>
  void (await db.delete(idempotentRequests).where(lt(idempotentRequests.createdAt, new Date(now.getTime() - savedMs))));
