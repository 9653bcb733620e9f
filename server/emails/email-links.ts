// The links in mails are made when a mail is sent, so that no token that opens anything ever stands in the database.
import { and, eq, ne, or } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { users } from "#db/schema/index.ts";
import type { TokenPurpose } from "#shared/auth.ts";
import type { Dependencies } from "../dependencies.ts";
import { createVerificationToken } from "../features/auth/verification-tokens.ts";
import { findDigest } from "../features/digest/digest.ts";
import type { EmailProps, TemplateName } from "./templates.ts";

type Props = Record<string, string>;

const purposes: Partial<Record<TemplateName, TokenPurpose>> = {
  welcome: "confirm-email",
  "confirm-email": "confirm-email",
  "magic-link": "magic-link",
  "password-reset": "password-reset",
};

/** The mail's props with the token of its link and what it tells. Undefined for a mail that nobody shall get, like a link to no account. */
export const resolveEmailProps = async (
  dependencies: Pick<Dependencies, "db" | "clock" | "tokens">,
  template: TemplateName,
  recipient: string,
  props: Props,
): Promise<EmailProps | undefined> => {
  if (template === "weekly-digest") return findDigest(dependencies, recipient, props);
  const { db } = dependencies;
  const purpose = purposes[template];
  if (!purpose) return props;
  const userId =
    purpose === "confirm-email"
      ? await findUserToConfirm(db, props.userId ?? "", recipient)
      : await findUserByEmail(db, recipient);
  if (userId)
    return { ...props, token: await createVerificationToken(dependencies, { userId, purpose, email: recipient }) };
  // Who came through Google has proved the address, and is welcome all the same.
  return template === "welcome" ? {} : undefined;
};

const findUserByEmail = async (db: Db, email: string) => {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id;
};

/** The account, when the address is its unproved own or its new one, and nobody else's. */
const findUserToConfirm = async (db: Db, userId: string, email: string) => {
  const [user] = await db
    .select({ id: users.id, email: users.email, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(and(eq(users.id, userId), or(eq(users.email, email), eq(users.pendingEmail, email))));
  if (!user || (user.email === email && user.emailVerifiedAt)) return undefined;
  const isTaken = (await db.$count(users, and(eq(users.email, email), ne(users.id, userId)))) > 0;
  return isTaken ? undefined : user.id;
};
