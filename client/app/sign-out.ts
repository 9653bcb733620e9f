import { link } from "#shared/routes.ts";
import { browserClient, read } from "./api-client.ts";
import { deleteBrowserSettings } from "./browser-settings.ts";
import { clearAccountData, clearSession } from "./session.ts";

const timeoutMs = 5_000;

/** Signs out here and redirects to sign-in, even if the server can't be reached. */
export const signOut = async () => {
  await browserClient()
    .auth.signOut.$post({ json: {} }, { init: { signal: AbortSignal.timeout(timeoutMs) } })
    .catch(() => undefined);
  clearSession();
  location.assign(link("signIn"));
};

/** Ends all sessions of the account. If the call fails, this session stays too. */
export const signOutEverywhere = async () => {
  await read(browserClient().auth.signOut.$post({ json: { everywhere: true } }));
  clearSession();
  location.assign(link("signIn"));
};

/** Clears this browser's account data and goes to the home page. */
export const leaveDeletedAccount = () => {
  clearAccountData();
  deleteBrowserSettings();
  location.replace(link("home"));
};
