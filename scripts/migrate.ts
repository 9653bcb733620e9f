// bun run migrate: brings the database that the environment names to today's shape.
import { connect } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { readEnv } from "#server/env.ts";

const env = readEnv();
const database = await connect({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
await migrate(database);
await database.close();
console.log("The database is up to date.");
