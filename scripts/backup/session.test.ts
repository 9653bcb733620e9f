import { describe, expect, onTestFinished, test } from "vitest";
import { createTestDatabase, onPostgres, runStatements, testPostgres } from "#db/testing/postgres.ts";
import { inTransaction } from "./session.ts";

describe.skipIf(!testPostgres)(onPostgres("a transaction that copies tables"), () => {
  const open = async (...statements: string[]) => {
    const { url, drop } = await createTestDatabase();
    onTestFinished(drop);
    await runStatements(url, ...statements);
    return { databaseUrl: url, dataDir: "" };
  };
  const bytesOf = async (source: AsyncIterable<Uint8Array>) => Buffer.concat(await Array.fromAsync(source));
  const bytes = async function* (text: string) {
    yield new TextEncoder().encode(text);
  };

  test("continues after tables of each size, also if they fill the stream", async () => {
    const location = await open("create table copied (id int, text text)");
    const sizes = [0, 1, 200, 600, 1_000, 20_000];
    const copied = await inTransaction(location, "write", async ({ copyOut, rows }) => {
      const lengths: unknown[] = [];
      for (const size of sizes) {
        await rows(
          `truncate copied; insert into copied select at, repeat('x', 99) from generate_series(1, ${size}) as at`,
        );
        const text = (await bytesOf(await copyOut("copied"))).toString();
        lengths.push([text.split("\n").length - 1, ...(await rows("select count(*)::int as count from copied"))]);
      }
      return lengths;
    });
    expect(copied).toEqual(sizes.map((count) => [count, { count }]));
  });

  test.each([
    ["in its last line", "1\tone\n2", "missing data"],
    ["that is noticed at the end", "1\tone\n1\tanother\n", "duplicate key"],
    ["in its first line of many", `x\n${"1\tone\n".repeat(50_000)}`, "invalid input syntax"],
  ])("fails because of an error in a copied table, %s, and changes nothing", async (_, text, message) => {
    const location = await open("create table target (id int unique deferrable initially immediate, text text)");
    const writing = inTransaction(location, "write", ({ copyIn }) => copyIn("target", bytes(text)));
    await expect(writing).rejects.toThrow(message);
    expect(await runStatements(location.databaseUrl, "select * from target")).toHaveLength(0);
  });
});
