import type { User } from "../auth/sessions.ts";
import { listSessions } from "../auth/sessions.ts";
import type { Parts } from "../parts.ts";
import { paymentDataOf } from "../payments/subscriptions.ts";
import { projectDataOf, usesOf } from "../projects/data-export.ts";
import { getMailChoices } from "./mail-choices.ts";
import { getMe } from "./me.ts";

/** Everything that is stored about someone, each feature's part under its word; what may be long comes in batches. */
export const dataOf = async (parts: Parts, user: Pick<User, "id" | "sessionId">) => ({
  exportedAt: parts.clock().toISOString(),
  account: await getMe(parts, user),
  mails: await getMailChoices(parts.db, user),
  sessions: (await listSessions(parts, user)).sessions,
  payments: await paymentDataOf(parts.db, user.id),
  uses: await usesOf(parts.db, user.id),
  projects: projectDataOf(parts.db, user.id),
});
