import { and, eq, ne } from "drizzle-orm";
import { mails, users } from "#db/schema/index.ts";
import type { User } from "../auth/sessions.ts";
import type { Parts } from "../parts.ts";
import { endSubscriptions } from "../payments/subscriptions.ts";
import { Problem } from "../problem.ts";
import { getRow, requirePassword } from "./account.ts";

/** Erases the account and all that it owns, after what runs at the payment service was ended. */
export const deleteAccount = async (parts: Parts, user: Pick<User, "id">, password: string | undefined) => {
  const known = await getRow(parts, user);
  await requirePassword(known.passwordHash, password);
  if (known.isAdmin && (await isLastAdmin(parts, known.id)))
    throw new Problem("conflict", "You are the only administrator. Make somebody else one first.");
  await endSubscriptions(parts, known.id);
  await parts.db.transaction(async (tx) => {
    await tx.delete(users).where(eq(users.id, known.id));
    await tx.delete(mails).where(eq(mails.recipient, known.email));
  });
};

const isLastAdmin = async ({ db }: Parts, id: string) =>
  (await db.$count(users, and(eq(users.isAdmin, true), ne(users.id, id)))) === 0;
