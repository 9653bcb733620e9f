import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { untilTrue } from "./fault.ts";
import type { Server } from "./server.ts";
import { joinWaitlist, newEmail } from "./users.ts";

/** To whom a server without a mail service has written up to now. */
const recipientsIn = (dataDir: string, known: Map<string, string>) => {
  const folder = join(dataDir, "outbox");
  for (const file of existsSync(folder) ? readdirSync(folder) : [])
    if (!known.get(file)) known.set(file, readFileSync(join(folder, file), "utf8").match(/^To: (.+?)\r?$/m)?.[1] ?? "");
  return new Set(known.values());
};

/** How many milliseconds pass until somebody who joins now is written to: jobs run, and what waited before is done. */
export const msUntilMail = async ({ request, dataDir }: Server) => {
  const email = newEmail();
  const known = new Map<string, string>();
  await joinWaitlist(request, email);
  return untilTrue("a mail is sent", 70, () => recipientsIn(dataDir, known).has(email));
};
