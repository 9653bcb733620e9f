// API keys look like `lsk_live_` + 32 random characters + 6 characters of checksum, all base62. The prefix lets secret
// scanners find leaked keys; the checksum lets us reject mistyped and invented ones without a query.
import { randomInt } from "node:crypto";

const prefix = "lsk_live_";
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const randomLength = 32;
const checksumLength = 6;
const format = new RegExp(`^${prefix}([0-9A-Za-z]{${randomLength}})([0-9A-Za-z]{${checksumLength}})$`);

/** CRC-32 of the random part in base62. */
const checksumOf = (random: string) => {
  let rest = Bun.hash.crc32(random);
  let text = "";
  while (text.length < checksumLength) {
    text = (digits[rest % digits.length] ?? "") + text;
    rest = Math.floor(rest / digits.length);
  }
  return text;
};

/** Returns a key with 190 random bits. */
export const createKey = () => {
  const random = Array.from({ length: randomLength }, () => digits[randomInt(digits.length)]).join("");
  return prefix + random + checksumOf(random);
};

/** Whether a bearer token is meant to be an API key rather than a session token. */
export const isKey = (token: string) => token.startsWith(prefix);

/** Whether a key has the right format and checksum. It may still be unknown. */
export const hasValidChecksum = (key: string) => {
  const [, random = "", checksum] = key.match(format) ?? [];
  return checksum !== undefined && checksum === checksumOf(random);
};
