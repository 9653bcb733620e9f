import { redirectDocument } from "react-router";
import { link } from "#shared/routes.ts";
import { ApiError } from "../app/api-client.ts";

const key = "sign_in_challenge";

/** The challenge of a sign-in that waits for its code. It belongs to this tab and ends with it. */
export const startedSignIn = {
  read: () => sessionStorage.getItem(key),
  clear: () => sessionStorage.removeItem(key),
};

/** Saves the challenge if the failed sign-in needs a code, and returns the URL of the page that asks for it. */
export const secondFactorUrl = (error: unknown, destination: string) => {
  if (!(error instanceof ApiError) || !error.challenge) return undefined;
  sessionStorage.setItem(key, error.challenge);
  return `${link("secondFactor")}?next=${encodeURIComponent(destination)}`;
};

/** For page actions: redirects to the page that asks for the code, if one is needed. */
export const redirectToSecondFactor = (error: unknown, destination: string) => {
  const url = secondFactorUrl(error, destination);
  return url === undefined ? undefined : redirectDocument(url);
};
