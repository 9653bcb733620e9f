// How many mails one address gets, whoever causes them and from wherever.
import type { Db } from "#db/connect.ts";
import { normalizeMailbox } from "../features/auth/trials.ts";
import { hashToken } from "../features/auth/verification-tokens.ts";
import { consumeRateLimit, createRateLimit } from "../http/rate-limit.ts";
import { Problem } from "../problem.ts";

const day = 24 * 3600;
// Deleted once a link was used, by whichever process; so no process may remember a refusal.
const linkMinute = createRateLimit({ name: "link-minute", points: 1, seconds: 60, blocksInMemory: false });
const linkDay = createRateLimit({ name: "link-day", points: 10, seconds: day, blocksInMemory: false });
const unverifiedPerDay = createRateLimit({ name: "stranger-mail-day", points: 5, seconds: day, blocksInMemory: false });

type LinkTemplate = "magic-link" | "password-reset" | "confirm-email";
const linkKey = (template: LinkTemplate, email: string) => hashToken(`${template} ${email}`);

/** Whether another mail with this link may be sent: one a minute and ten a day to one address. */
export const mayMailLink = (db: Db, template: LinkTemplate, email: string) =>
  isWithin(async () => {
    const key = linkKey(template, email);
    await consumeRateLimit(linkMinute(db), key);
    await consumeRateLimit(linkDay(db), key);
  });

/** Starts the count again once a link was used: its owner reads these mails. */
export const forgetLinkMails = async (db: Db, template: LinkTemplate, email: string) => {
  const key = linkKey(template, email);
  await linkMinute(db).delete(key);
  await linkDay(db).delete(key);
};

/** Counts a mail to an address that is not confirmed here. Five a day to one mailbox; Problem `rate-limited` beyond. */
export const countUnverifiedEmail = (db: Db, email: string) =>
  consumeRateLimit(unverifiedPerDay(db), hashToken(normalizeMailbox(email)));

export const canEmailUnverified = (db: Db, email: string) => isWithin(() => countUnverifiedEmail(db, email));

const isWithin = async (count: () => Promise<void>) => {
  try {
    await count();
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === "rate-limited") return false;
    throw error;
  }
};
