import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { sessions } from "#db/schema/index.ts";
import { Problem } from "#shared/problem.ts";
import type { User } from "../../access/user.ts";
import type { Dependencies } from "../../dependencies.ts";
import { sessionEnd } from "../../security/session-tokens.ts";
import { changeIdentity } from "./identity.ts";

type SessionOptions = Pick<Dependencies, "db" | "tokens" | "clock">;
const noDevice = { device: null as string | null };

/** Creates a session and returns its signed token. */
export const createSession = async (
  { db, tokens, clock }: SessionOptions,
  user: { id: string; isAdmin: boolean },
  { device } = noDevice,
) => {
  const expiresAt = sessionEnd(clock());
  const id = Bun.randomUUIDv7();
  await db.insert(sessions).values({ id, userId: user.id, device, expiresAt, lastSeenAt: clock(), createdAt: clock() });
  return tokens.sign({ sub: user.id, sid: id, isAdmin: user.isAdmin }, expiresAt);
};

/** Lists a user's open sessions, last seen first. */
export const listSessions = async ({ db, clock }: SessionOptions, user: Pick<User, "id" | "sessionId">) => {
  const rows = await db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      device: sessions.device,
      isSupportAccess: sql<boolean>`${sessions.impersonatedBy} is not null`,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, clock())))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
  return { sessions: rows.map((row) => ({ ...row, current: row.id === user.sessionId })), total: rows.length };
};

/** Ends one of the user's sessions, including the current one. Throws Problem `not-found`. */
export const deleteSession = async (db: Db, user: Pick<User, "id">, id: string) => {
  const [ended] = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, user.id)))
    .returning({ id: sessions.id });
  if (!ended) throw new Problem("not-found", "Session not found.");
};

export const deleteCurrentSession = ({ db }: Pick<Dependencies, "db">, user: User) =>
  db.delete(sessions).where(eq(sessions.id, user.sessionId));
/** Ends all sessions, and drops mailed links and a pending address that an attacker may have set up. */
export const deleteAllSessions = ({ db, jobs }: Pick<Dependencies, "db" | "jobs">, user: Pick<User, "id">) =>
  db.transaction((tx) => changeIdentity(tx, jobs, user.id, { isOwnChange: true }));
