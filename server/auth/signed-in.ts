import type { SignedIn } from "#shared/auth.ts";
import type { Parts } from "../parts.ts";
import { paymentUrlOf } from "../payments/payment-url.ts";
import { openSession } from "./sessions.ts";

/** What we know of who calls: the browser and system, as people name them. */
export type Caller = { device: string | null };
export const unknownCaller: Caller = { device: null };

type Account = { id: string; isAdmin: boolean };

/** Opens a session; the answer of every way to sign in. `planId`: the plan that was chosen with it. */
export const signedInAs = async (
  parts: Parts,
  account: Account,
  caller: Caller,
  planId?: number,
): Promise<SignedIn> => {
  const accessToken = await openSession(parts, account, caller);
  const paymentUrl = await paymentUrlOf(parts, account, planId);
  return { accessToken, ...(paymentUrl && { paymentUrl }) };
};
