// Token in the unsubscribe link of a digest. It can only turn off this user's digest and never expires.
import { timingSafeEqual } from "node:crypto";
import type { Tokens } from "../auth/session-tokens.ts";

const purpose = "digest-off";
const idLength = crypto.randomUUID().length;

export const createUnsubscribeToken = (tokens: Tokens, userId: string) => userId + tokens.markOf(purpose, userId);

/** Returns the user id, or undefined for an invalid signature. */
export const readUnsubscribeToken = (tokens: Tokens, token: string) => {
  const userId = token.slice(0, idLength);
  const [actual, expected] = [token, createUnsubscribeToken(tokens, userId)].map((text) => Buffer.from(text));
  return actual && expected && actual.length === expected.length && timingSafeEqual(actual, expected)
    ? userId
    : undefined;
};
