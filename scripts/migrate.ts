// bun run migrate: applies pending migrations to the configured database.
import { connect } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { readEnv } from "#server/env.ts";

const env = readEnv();
const database = await connect({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
await migrate(database);
await database.close();
console.log("The database is up to date.");
