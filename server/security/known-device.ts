// A browser that has signed in before holds a device token, so strangers' wrong passwords cannot lock it out.
// https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
import { isSecretEqual } from "./hmac.ts";
import type { Tokens } from "./session-tokens.ts";

export const deviceTokenDays = 180;

/** The caller: a readable browser and system name, the network, and the device token if sent. */
export type Caller = { device: string | null; network: string; deviceToken?: string };
export const unknownCaller: Caller = { device: null, network: "unknown" };

type Scope = { tokens: Tokens; clock: () => Date };

/** Returns a device token that is valid for this address only, for `deviceTokenDays`. */
export const createDeviceToken = ({ tokens, clock }: Scope, email: string) => {
  const id = crypto.randomUUID();
  const expiresAt = clock().getTime() + deviceTokenDays * 24 * 3600 * 1000;
  return `${id}.${expiresAt}.${markOf(tokens, email, id, expiresAt)}`;
};

/** Returns the device id, the key of its own attempt limit, or undefined for an invalid or expired token. */
export const deviceIdOf = ({ tokens, clock }: Scope, email: string, deviceToken: string | undefined) => {
  const [id = "", expiry = "", mark = ""] = deviceToken?.split(".") ?? [];
  const expiresAt = Number(expiry);
  if (!(expiresAt > clock().getTime())) return undefined;
  return isSecretEqual(mark, markOf(tokens, email, id, expiresAt)) ? id : undefined;
};

const markOf = (tokens: Tokens, email: string, id: string, expiresAt: number) =>
  tokens.markOf("device", [email, id, expiresAt].join("\n"));
