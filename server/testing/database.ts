// A migrated database of its own for each test file: in memory, or on the Postgres that TEST_DATABASE_URL names.
import postgres from "postgres";
import { connect, type Database } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { fromSnapshot, makeSnapshot } from "#db/snapshot.ts";

const server = process.env.TEST_DATABASE_URL;
const template = "linkstead_test_template";

const on = (database: string) => {
  const url = new URL(server ?? "");
  url.pathname = `/${database}`;
  return url.href;
};

const asAdministrator = async (...statements: string[]) => {
  const sql = postgres(server ?? "", { max: 1, onnotice: () => {} });
  for (const statement of statements) await sql.unsafe(statement);
  await sql.end();
};

/** Run once before all files. */
export const prepareDatabases = async () => {
  if (!server) return makeSnapshot();
  await asAdministrator(`drop database if exists ${template} with (force)`, `create database ${template}`);
  const database = await connect({ databaseUrl: on(template), dataDir: "" });
  await migrate(database);
  await database.close();
};

export const testDatabase = async (): Promise<Database> => {
  if (!server) return fromSnapshot();
  const name = `linkstead_test_${crypto.randomUUID().replaceAll("-", "")}`;
  await asAdministrator(`create database ${name} template ${template}`);
  const database = await connect({ databaseUrl: on(name), dataDir: "" });
  return {
    ...database,
    close: async () => {
      await database.close();
      await asAdministrator(`drop database ${name} with (force)`);
    },
  };
};
