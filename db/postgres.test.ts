import { type SQL, sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { connect } from "./connect.ts";
import { createTestDatabase, onPostgres, patience, testPostgres } from "./testing/postgres.ts";

const id = "0198c0de-0000-7000-8000-000000000001";
const array = (values: unknown[]) => sql.param(values);
const cases: Record<string, [SQL, unknown]> = {
  bool: [sql`${false}::bool`, false],
  bytes: [sql`${new Uint8Array([0, 1, 255])}::bytea`, Buffer.from([0, 1, 255])],
  object: [sql`${sql.param({ list: [1, "two", null] })}::jsonb`, { list: [1, "two", null] }],
  json: [sql`${JSON.stringify(["a"])}::json`, ["a"]],
  jsonText: [sql`'"5"'::jsonb`, "5"],
  int: [sql`${7}::int`, 7],
  count: [sql`count(*)`, "1"],
  big: [sql`${"9007199254740993"}::int8`, "9007199254740993"],
  numeric: [sql`${"1.50"}::numeric`, "1.50"],
  float: [sql`${1.25}::float8`, 1.25],
  text: [sql`${`it's "quoted" \\ {odd} é`}::text`, `it's "quoted" \\ {odd} é`],
  nothing: [sql`${null}::text`, null],
  uuid: [sql`${id}::uuid`, id],
  date: [sql`${sql.param(new Date("2026-11-20T10:00:00.123Z"))}::timestamptz`, "2026-11-20 10:00:00.123+00"],
  localTime: [sql`'2026-11-20 10:00:00'::timestamp`, "2026-11-20 10:00:00"],
  day: [sql`'2026-11-20'::date`, "2026-11-20"],
  duration: [sql`'1 day'::interval`, "1 day"],
  texts: [sql`${array(["a,b", 'q"uo\\te', "", "{}"])}::text[]`, ["a,b", 'q"uo\\te', "", "{}"]],
  somes: [sql`array['NULL', null]`, ["NULL", null]],
  ints: [sql`array[1, null]`, [1, null]],
  bigs: [sql`array[9007199254740993]`, ["9007199254740993"]],
  uuids: [sql`${array([id])}::uuid[]`, [id]],
  days: [sql`array['2026-11-20'::date]`, "{2026-11-20}"],
};
const selected = Object.fromEntries(Object.entries(cases).map(([name, [value]]) => [name, value.as(name)]));
const expected = Object.fromEntries(Object.entries(cases).map(([name, [, value]]) => [name, value]));

describe.skipIf(!testPostgres)(onPostgres("a database"), () => {
  const open = async (query = "") => {
    const testDatabase = await createTestDatabase();
    onTestFinished(testDatabase.drop);
    const database = await connect({ databaseUrl: testDatabase.url + query, dataDir: "" }, patience);
    onTestFinished(database.close);
    return database.db;
  };

  test("writes and reads values of each type, prepared or not", async () => {
    const db = await open("?options=-c%20timezone=UTC");
    const query = db.select(selected).from(sql`(select) as nothing`);
    expect(await query).toEqual([expected]);
    // The second time, the driver knows the types of the parameters.
    const prepared = query.prepare("values");
    for (let time = 0; time < 2; time++) expect(await prepared.execute()).toEqual([expected]);
    expect(await db.execute(query.getSQL())).toMatchObject({ rows: [expected] });
  });

  test.each(["channel_binding=require", "sslmode=disable&channel_binding=prefer&application_name=mine"])(
    "accepts what providers add to their URLs: %s",
    async (parameters) => {
      const db = await open(`?${parameters}`);
      expect(await db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
    },
  );
});
