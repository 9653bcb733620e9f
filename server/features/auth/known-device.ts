// A browser that signed in before keeps a token that is worth one thing: strangers' wrong passwords do not lock it out.
// https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
import { timingSafeEqual } from "node:crypto";
import type { Tokens } from "./session-tokens.ts";

export const deviceTokenDays = 180;

/** Who calls: browser and system as people name them, the network, and the device token that came along. */
export type Caller = { device: string | null; network: string; deviceToken?: string };
export const unknownCaller: Caller = { device: null, network: "unknown" };

type Scope = { tokens: Tokens; clock: () => Date };

/** A token for the device that just signed in with this address. It is worth nothing with another address. */
export const createDeviceToken = ({ tokens, clock }: Scope, email: string) => {
  const id = crypto.randomUUID();
  const expiresAt = clock().getTime() + deviceTokenDays * 24 * 3600 * 1000;
  return `${id}.${expiresAt}.${markOf(tokens, email, id, expiresAt)}`;
};

/** The id of the device, by which its own attempts count; undefined for an unknown one. */
export const deviceIdOf = ({ tokens, clock }: Scope, email: string, deviceToken: string | undefined) => {
  const [id = "", expiry = "", mark = ""] = deviceToken?.split(".") ?? [];
  const expiresAt = Number(expiry);
  if (!(expiresAt > clock().getTime())) return undefined;
  const [given, right] = [mark, markOf(tokens, email, id, expiresAt)].map((text) => Buffer.from(text));
  return given && right && given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
};

const markOf = (tokens: Tokens, email: string, id: string, expiresAt: number) =>
  tokens.markOf("device", [email, id, expiresAt].join("\n"));
