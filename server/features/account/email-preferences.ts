import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { users } from "#db/schema/index.ts";
import type { MailChoices } from "#shared/account.ts";
import { Problem } from "../../problem.ts";

type Self = { id: string };
const choiceColumns = { digest: users.wantsDigest };

export const getMailChoices = async (db: Db, { id }: Self): Promise<MailChoices> =>
  chosen(await db.select(choiceColumns).from(users).where(eq(users.id, id)));

export const saveMailChoices = async (db: Db, { id }: Self, { digest }: MailChoices): Promise<MailChoices> =>
  chosen(await db.update(users).set({ wantsDigest: digest }).where(eq(users.id, id)).returning(choiceColumns));

const chosen = ([row]: MailChoices[]) => {
  if (!row) throw new Problem("not-found", "There is no such account.");
  return row;
};
