// Limits how many emails one address receives, across all senders and networks.
import type { Db } from "#db/connect.ts";
import { Problem } from "#shared/problem.ts";
import { normalizeMailbox } from "../account/auth/trials.ts";
import { consumeRateLimit, createRateLimit } from "../limits/rate-limit.ts";
import { hashToken } from "../security/random-token.ts";

const day = 24 * 3600;
// Any process may reset these limits once a link is used, so rejections must not be cached in memory.
const linkMinute = createRateLimit({ name: "link-minute", points: 1, seconds: 60, blocksInMemory: false });
const linkDay = createRateLimit({ name: "link-day", points: 10, seconds: day, blocksInMemory: false });
const unverifiedPerDay = createRateLimit({
  name: "unverified-email-day",
  points: 5,
  seconds: day,
  blocksInMemory: false,
});

type LinkTemplate = "magic-link" | "password-reset" | "confirm-email" | "team-invitation";
const linkKey = (template: LinkTemplate, email: string) => hashToken(`${template} ${email}`);

/** Counts an email with this link. Returns false beyond one a minute or ten a day per address. */
export const canEmailLink = (db: Db, template: LinkTemplate, email: string) =>
  isWithin(async () => {
    const key = linkKey(template, email);
    await consumeRateLimit(linkMinute(db), key);
    await consumeRateLimit(linkDay(db), key);
  });

/** Resets the limits once a link is used, which proves that the owner reads these emails. */
export const resetLinkLimits = async (db: Db, template: LinkTemplate, email: string) => {
  const key = linkKey(template, email);
  await linkMinute(db).delete(key);
  await linkDay(db).delete(key);
};

/** Counts an email to an unverified address. Throws Problem `rate-limited` beyond five a day per mailbox. */
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
