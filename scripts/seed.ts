// bun run seed: fills an empty database with demo data and prints the demo accounts.
import { createDependencies } from "#server/create-dependencies.ts";
import { readEnv } from "#server/env.ts";
import { drawStarterCovers } from "#server/site/blog/starter-covers.ts";
import { seedDemo } from "./dev/seed-demo.ts";

const { dependencies, close } = await createDependencies(readEnv({ ...process.env, JOBS: "off" }));
const { accounts, report } = await seedDemo(dependencies);
// A server draws them once it serves.
await drawStarterCovers(dependencies);
for (const { who, email, password } of accounts) console.log(`${who}: ${email} / ${password}`);
if (report) console.log(`Report: ${report}`);
if (!accounts.length) console.log("The database already has accounts, so no demo data was added.");
await close();
