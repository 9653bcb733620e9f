import { and, eq, sum } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { connect, type Db } from "#db/connect.ts";
import { credits, submissions } from "#db/schema/index.ts";
import { createTestDatabase, onPostgres, patience, testPostgres } from "#db/testing/postgres.ts";
import { addCredits } from "../../billing/credits/credits.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";

const connectPostgres = async () => {
  const { url, drop } = await createTestDatabase();
  const database = await connect({ databaseUrl: url, dataDir: "" }, patience);
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
  test.skipIf(isSkipped)("20 parallel approvals over 5 credits reserve exactly 5", async () => {
    const { db, close } = await open();
    try {
      const { approved, refused, entries } = await approveInParallel(db, { approvals: 20, available: 5 });
      expect({ approved, refused, entries }).toEqual({ approved: 5, refused: Array(15).fill("limit"), entries: 0 });
    } finally {
      await close();
    }
  });
});

/** Each approval is a call of its own. */
const approveInParallel = async (db: Db, { approvals, available }: { approvals: number; available: number }) => {
  const { as, create } = await createTestApp({ db });
  const user = await create.user({ trialEndsAt: new Date("2036-01-01T09:00:00Z") });
  const { submissions: api } = await as(user);
  // Credits belong to the account, whichever of its projects uses them.
  const projects = [await create.project({ ownerId: user.id }), await create.project({ ownerId: user.id })];
  const grant = { userId: user.id, kind: "submission", reason: "purchase", source: "test" } as const;
  await addCredits(db, { ...grant, delta: available });
  const ids: string[] = [];
  for (let count = 0; count < approvals; count++)
    ids.push((await create.submission({ projectId: projects[count % 2]?.id ?? "" })).id);
  const answers = await Promise.all(ids.map((id) => read(api.approve.$post({ json: { ids: [id] } }))));
  const isReserved = and(eq(submissions.state, "approved"), eq(submissions.creditState, "reserved"));
  const [ledger] = await db
    .select({ entries: sum(credits.delta).mapWith(Number) })
    .from(credits)
    .where(eq(credits.userId, user.id));
  return {
    approved: await db.$count(submissions, isReserved),
    refused: answers.flatMap(({ refused }) => refused.map(({ error }) => error)),
    entries: ledger?.entries,
  };
};
