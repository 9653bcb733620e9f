import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { connect } from "./connect.ts";
import { createTestDatabase, onPostgres, testPostgres } from "./testing/postgres.ts";

describe.skipIf(!testPostgres)(onPostgres("a connection to Postgres"), () => {
  test("aborts a slow statement, a long lock wait and an idle transaction", async () => {
    const testDatabase = await createTestDatabase();
    onTestFinished(testDatabase.drop);
    const database = await connect({ databaseUrl: testDatabase.url, dataDir: "" });
    onTestFinished(database.close);
    const readSetting = async (name: string) => {
      const [row] = await database.db
        .select({ value: sql<string>`current_setting(${name})` })
        .from(sql`(select) as nothing`);
      return row?.value;
    };
    expect(await readSetting("statement_timeout")).toBe("5s");
    expect(await readSetting("lock_timeout")).toBe("2s");
    expect(await readSetting("idle_in_transaction_session_timeout")).toBe("10s");
  });
});
