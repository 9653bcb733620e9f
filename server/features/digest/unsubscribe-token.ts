// What the link in a digest carries: it turns this person's digest off, opens nothing else, and never runs out.
import { timingSafeEqual } from "node:crypto";
import type { Tokens } from "../auth/session-tokens.ts";

const purpose = "digest-off";
const idLength = crypto.randomUUID().length;

export const createUnsubscribeToken = (tokens: Tokens, userId: string) => userId + tokens.markOf(purpose, userId);

/** Whose digest it turns off; undefined for anything that we did not mark. */
export const readUnsubscribeToken = (tokens: Tokens, token: string) => {
  const userId = token.slice(0, idLength);
  const [given, right] = [token, createUnsubscribeToken(tokens, userId)].map((text) => Buffer.from(text));
  return given && right && given.length === right.length && timingSafeEqual(given, right) ? userId : undefined;
};
