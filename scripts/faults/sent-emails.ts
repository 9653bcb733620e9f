import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { untilTrue } from "./fault.ts";
import type { Server } from "./server.ts";
import { joinWaitlist, newEmail } from "./users.ts";

/** The recipients of all emails so far, from the outbox of a server without a mail service. */
const recipientsIn = (dataDir: string, recipients: Map<string, string>) => {
  const folder = join(dataDir, "outbox");
  for (const file of existsSync(folder) ? readdirSync(folder) : [])
    if (!recipients.get(file))
      recipients.set(file, readFileSync(join(folder, file), "utf8").match(/^To: (.+?)\r?$/m)?.[1] ?? "");
  return new Set(recipients.values());
};

/** Milliseconds until a new signup gets an email: jobs are running and the backlog is done. */
export const msUntilEmail = async ({ request, dataDir }: Server) => {
  const email = newEmail();
  const recipients = new Map<string, string>();
  await joinWaitlist(request, email);
  return untilTrue("an email is sent", 70, () => recipientsIn(dataDir, recipients).has(email));
};
