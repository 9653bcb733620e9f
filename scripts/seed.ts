// bun run seed: fills an empty database with demo data and prints the demo accounts.
import { connect } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { seed } from "#db/seed.ts";
import { readEnv } from "#server/env.ts";
import { saveImage } from "#server/features/files/files.ts";
import { createStorage } from "#server/integrations/storage.ts";

const env = readEnv();
const database = await connect({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
await migrate(database);
const storage = createStorage(env);
const signIns = await seed(database.db, async (db, bytes) => (await saveImage({ db, storage }, bytes, null)).id);
for (const { who, email, password } of signIns) console.log(`${who}: ${email} / ${password}`);
if (!signIns.length) console.log("The database already has accounts, so no demo data was added.");
await database.close();
