import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { connect } from "./connect.ts";
import { onPostgres, ownDatabase, testPostgres } from "./testing/postgres.ts";

describe.skipIf(!testPostgres)(onPostgres("a connection to Postgres"), () => {
  test("aborts a slow statement, a long lock wait and an idle transaction", async () => {
    const own = await ownDatabase();
    onTestFinished(own.drop);
    const database = await connect({ databaseUrl: own.url, dataDir: "" });
    onTestFinished(database.close);
    const shown = async (name: string) => {
      const [row] = await database.db
        .select({ value: sql<string>`current_setting(${name})` })
        .from(sql`(select) as nothing`);
      return row?.value;
    };
    expect(await shown("statement_timeout")).toBe("5s");
    expect(await shown("lock_timeout")).toBe("2s");
    expect(await shown("idle_in_transaction_session_timeout")).toBe("10s");
  });
});
