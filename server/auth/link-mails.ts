import { eq } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import { ownPath } from "#shared/own-path.ts";
import { link } from "#shared/routes.ts";
import { queueMail } from "../emails/mails.ts";
import { consume, sharedLimit } from "../http/rate.ts";
import type { Parts } from "../parts.ts";
import { Problem } from "../problem.ts";
import type { Caller } from "./known-device.ts";
import { hashOf, takeProof } from "./proofs.ts";
import { proveEmail } from "./proved.ts";
import { signedInAs } from "./signed-in.ts";

const perMinute = sharedLimit({ name: "link-minute", points: 1, seconds: 60, blocksInMemory: false });
const perDay = sharedLimit({ name: "link-day", points: 10, seconds: 24 * 3600, blocksInMemory: false });

/**
 * Wants a link mailed to an address. For every address the same is done here, in the same time; whether it has an
 * account is looked up when the mail is sent. Who asks again too soon is answered alike, and not mailed again.
 * `next`: where the link leads; the dashboard when it is not one of its pages.
 */
export const requestLink = async (
  { db, jobs }: Pick<Parts, "db" | "jobs">,
  template: "magic-link" | "password-reset",
  email: string,
  next?: string,
) => {
  if (await mayMail(db, `${template} ${email}`)) await queueMail(db, { to: email, template, props: leadingTo(next) });
  jobs.nudge("send-mails");
};

/** Only to the dashboard: other addresses of ours may hold a token, and none is ever kept with a mail. */
const leadingTo = (next: string | undefined): Record<string, string> => {
  const path = ownPath(next, "");
  return path.startsWith(link("dashboard")) ? { next: path } : {};
};

/** Once a minute and ten times a day for one address, so that nobody is flooded with our mails. */
export const mayMail = async (db: Parts["db"], key: string) => {
  try {
    await consume(perMinute(db), hashOf(key));
    await consume(perDay(db), hashOf(key));
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === "rate-limited") return false;
    throw error;
  }
};

/** Signs in whoever has the link. */
export const signInByLink = async (parts: Parts, token: string, caller: Caller) => {
  const now = parts.clock();
  const { userId, email } = await takeProof(parts.db, now, "magic-link", token);
  await proveEmail(parts.db, { userId, email, now });
  const [user] = await parts.db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Problem("invalid", "This account is gone.");
  return signedInAs(parts, user, caller);
};
