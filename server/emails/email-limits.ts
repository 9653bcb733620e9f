// Limits how many emails one address receives, across all senders and networks.
import type { Db } from "#db/connect.ts";
import { consumeRateLimit, createRateLimit, isWithin } from "../limits/rate-limit.ts";
import { hashToken } from "../security/random-token.ts";
import type { Email } from "./define-email.ts";

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

type Named = Pick<Email, "name">;
const linkKey = ({ name }: Named, address: string) => hashToken(`${name} ${address}`);

/** Counts an email with this link. Returns false beyond one a minute or ten a day per address. */
export const canEmailLink = (db: Db, email: Named, address: string) =>
  isWithin(async () => {
    const key = linkKey(email, address);
    await consumeRateLimit(linkMinute(db), key);
    await consumeRateLimit(linkDay(db), key);
  });

/** Resets the limits once a link is used, which proves that the owner reads these emails. */
export const resetLinkLimits = async (db: Db, email: Named, address: string) => {
  const key = linkKey(email, address);
  await linkMinute(db).delete(key);
  await linkDay(db).delete(key);
};

/** Maps all spellings of a mailbox to one: removes a `+tag`, and dots for Gmail. */
export const normalizeMailbox = (email: string) => {
  const [local = "", host = ""] = email.toLowerCase().split("@");
  const name = local.replace(/\+.*/, "");
  return /^(gmail|googlemail)\.com$/.test(host) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`;
};

/** Counts an email to an unverified address. Throws Problem `rate-limited` beyond five a day per mailbox. */
export const countUnverifiedEmail = (db: Db, email: string) =>
  consumeRateLimit(unverifiedPerDay(db), hashToken(normalizeMailbox(email)));

export const canEmailUnverified = (db: Db, email: string) => isWithin(() => countUnverifiedEmail(db, email));
