import { and, eq, sum } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { connect, type Db } from "#db/connect.ts";
import { credits, submissions } from "#db/schema/index.ts";
import { createTestDatabase, onPostgres, testPostgres } from "#db/testing/postgres.ts";
import { createFactories } from "../../testing/factories.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { addCredits } from "../credits/credits.ts";
import { transition } from "./transition.ts";

const connectPostgres = async () => {
  const { url, drop } = await createTestDatabase();
  const database = await connect({ databaseUrl: url, dataDir: "" });
  // Without the catalogue's own directories.
  await database.migrate();
  const close = async () => {
    await database.close();
    await drop();
  };
  return { db: database.db, close };
};

describe.each([
  { heading: "an embedded database", open: testDatabase, isSkipped: false },
  { heading: onPostgres("Postgres, with a connection each"), open: connectPostgres, isSkipped: !testPostgres },
])("on $heading", ({ open, isSkipped }) => {
  test.skipIf(isSkipped)("50 parallel approvals over 10 credits reserve exactly 10", async () => {
    const { db, close } = await open();
    try {
      const { approved, refused, entries } = await approveInParallel(db, { approvals: 50, available: 10 });
      expect({ approved, refused, entries }).toEqual({ approved: 10, refused: Array(40).fill("limit"), entries: 0 });
    } finally {
      await close();
    }
  });
});

const approveInParallel = async (db: Db, { approvals, available }: { approvals: number; available: number }) => {
  const create = createFactories(db);
  const { id: userId } = await create.user();
  // Credits belong to the account, whichever of its projects uses them.
  const projects = [await create.project({ ownerId: userId }), await create.project({ ownerId: userId })];
  await addCredits(db, { userId, kind: "submission", delta: available, reason: "purchase", source: "test" });
  const ids: string[] = [];
  for (let count = 0; count < approvals; count++)
    ids.push((await create.submission({ projectId: projects[count % 2]?.id ?? "" })).id);
  const results = await Promise.allSettled(
    ids.map((id) => db.transaction((tx) => transition(tx, new Date(), id, { to: "approved", actor: "customer" }))),
  );
  const isReserved = and(eq(submissions.state, "approved"), eq(submissions.creditState, "reserved"));
  const [ledger] = await db
    .select({ entries: sum(credits.delta).mapWith(Number) })
    .from(credits)
    .where(eq(credits.userId, userId));
  return {
    approved: await db.$count(submissions, isReserved),
    refused: results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : [])),
    entries: ledger?.entries,
  };
};
