// Token in the unsubscribe link of an optional email. It can only turn off this list for this user and never expires.
import type { EmailList } from "#shared/email-lists.ts";
import { isSecretEqual } from "../security/hmac.ts";
import type { Tokens } from "../security/session-tokens.ts";

const idLength = crypto.randomUUID().length;

export const createUnsubscribeToken = (tokens: Tokens, userId: string, list: EmailList = "digest") =>
  userId + tokens.markOf(`${list}-off`, userId);

/** Returns the user id, or undefined for an invalid signature. */
export const readUnsubscribeToken = (tokens: Tokens, token: string, list: EmailList) => {
  const userId = token.slice(0, idLength);
  return isSecretEqual(token, createUnsubscribeToken(tokens, userId, list)) ? userId : undefined;
};
