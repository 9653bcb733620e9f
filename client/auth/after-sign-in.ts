import { matchPath, type RouterContextProvider, redirect } from "react-router";
import type { SignedIn } from "#shared/account/auth.ts";
import { link, type PageName, pages } from "#shared/routes.ts";
import { internalPath } from "#shared/urls/internal-path.ts";
import { ApiError, api, read } from "../app/api-client.ts";
import { saveSession, storedToken } from "../app/session.ts";
import { isPaymentRedirect, isPlanChoice } from "../dashboard/billing/payments/payment-redirect.ts";

/** Returns the path to go to after signing in: `next`, or the plan page if a plan was chosen or paid, or `fallback`. */
export const destinationFrom = (url: string, fallback = link("dashboard")) => {
  const query = new URL(url).searchParams;
  return internalPath(query.get("next"), query.has("plan") || query.has("paid") ? link("plan") : fallback);
};

/**
 * Saves the session and returns the next URL: the payment page if there is one, otherwise `destination`. If no plan was
 * chosen yet, the dashboard is replaced by the plan page.
 */
const completeSignIn = ({ accessToken, paymentUrl }: SignedIn, destination: string) => {
  saveSession(accessToken);
  if (paymentUrl && isPlanChoice(paymentUrl)) return destination === link("dashboard") ? link("plan") : destination;
  return paymentUrl && isPaymentRedirect(paymentUrl) ? paymentUrl : destination;
};

/** Loads a new document, so that the next page gets its own content policy and runs no Google script. Until then, the form stays busy. */
export const leaveFor = (url: string) => {
  location.assign(url);
  return new Promise<never>(() => {});
};

const challengeKey = "sign_in_challenge";

/** The challenge of a sign-in that waits for its code. It belongs to this tab and ends with it. */
export const challenge = {
  read: () => sessionStorage.getItem(challengeKey),
  clear: () => sessionStorage.removeItem(challengeKey),
};

/** Completes a sign-in, or goes to the page that asks for a code, if the account needs one. */
export const finishSignIn = async (call: Promise<SignedIn>, destination = destinationFrom(location.href)) => {
  try {
    return await leaveFor(completeSignIn(await call, destination));
  } catch (error) {
    if (!(error instanceof ApiError) || !error.challenge) throw error;
    sessionStorage.setItem(challengeKey, error.challenge);
    return leaveFor(`${link("secondFactor")}?next=${encodeURIComponent(destination)}`);
  }
};

type Context = Readonly<RouterContextProvider>;

/** Returns the signed-in user, or undefined. */
export const findMe = async (context: Context) => {
  if (!import.meta.env.SSR && !storedToken()) return undefined;
  try {
    return await read(context.get(api).users.me.$get());
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
};

/** Redirects signed-in users away from the sign-in and sign-up pages. */
export const redirectIfSignedIn = async (context: Context, url: string) => {
  if (await findMe(context)) throw redirect(destinationFrom(url));
};

/** Returns the address of the invitation that the visitor came from, if any: only an account with it can accept. */
export const invitedEmail = async (context: Context, url: string) => {
  const token = matchPath(pages.invitation.path, destinationFrom(url))?.params.token;
  if (!token) return undefined;
  try {
    return (await read(context.get(api).invitations[":token"].$get({ param: { token } }))).email;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
};

/** Link to the sign-in or sign-up page that keeps the `next`, `plan` and `paid` parameters. */
export const authLink = (page: Extract<PageName, "signIn" | "signUp">, search: string) => {
  const params = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => ["next", "plan", "paid"].includes(name)),
  );
  return params.size ? `${link(page)}?${params}` : link(page);
};
