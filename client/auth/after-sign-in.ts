import { type RouterContextProvider, redirect, redirectDocument } from "react-router";
import type { SignedIn } from "#shared/auth.ts";
import { link, type PageName } from "#shared/routes.ts";
import { internalPath } from "#shared/urls/internal-path.ts";
import { ApiError, api, read } from "../app/api-client.ts";
import { isPaymentRedirect } from "../app/payment-redirect.ts";
import { saveSession, storedToken } from "../app/session.ts";

/** Where someone on this address wants to be once signed in; who chose a plan, where plans are had. */
export const destinationFrom = (address: string) => {
  const query = new URL(address).searchParams;
  return internalPath(query.get("next"), link(query.has("plan") ? "plan" : "dashboard"));
};

/** Keeps the session and says where to go: to pay, where that is asked for, else to where the visitor wanted. */
export const completeSignIn = ({ accessToken, paymentUrl }: SignedIn, destination: string) => {
  saveSession(accessToken);
  return paymentUrl && isPaymentRedirect(paymentUrl) ? paymentUrl : destination;
};

/** The next page is a document of its own: it has its own content policy, and nothing of Google's script. */
export const redirectAfterSignIn = (signedIn: SignedIn, destination: string) =>
  redirectDocument(completeSignIn(signedIn, destination));

type Context = Readonly<RouterContextProvider>;

/** Who is signed in, or nobody. */
export const findMe = async (context: Context) => {
  if (!import.meta.env.SSR && !storedToken()) return undefined;
  try {
    return await read(context.get(api).users.me.$get());
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
};

/** Who is signed in has nothing to do on the pages to sign in and up. */
export const redirectIfSignedIn = async (context: Context, address: string) => {
  if (await findMe(context)) throw redirect(destinationFrom(address));
};

/** A page by which people come in, which remembers where they want to be and the plan that they chose. */
export const authLink = (page: Extract<PageName, "signIn" | "signUp">, search: string) => {
  const given = new URLSearchParams(search);
  const params = new URLSearchParams([...given].filter(([name]) => name === "next" || name === "plan"));
  return params.size ? `${link(page)}?${params}` : link(page);
};
