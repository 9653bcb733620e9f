import { link } from "#shared/routes.ts";
import { browserClient, read } from "./api-client.ts";
import { deleteBrowserSettings } from "./browser-settings.ts";
import { clearAccountData, clearSession, endSupportSession } from "./session.ts";

const timeoutMs = 5_000;

/** If the server can't be reached, the session ends by itself. */
const endSession = () =>
  browserClient()
    .auth.signOut.$post({ json: {} }, { init: { signal: AbortSignal.timeout(timeoutMs) } })
    .catch(() => undefined);

/** Signs out here and redirects to sign-in. */
export const signOut = async () => {
  await endSession();
  clearSession();
  location.assign(link("signIn"));
};

/** Ends an admin's session as a customer, and returns to the page of that customer. */
export const returnToAdmin = async (customerId: string) => {
  await endSession();
  location.assign(endSupportSession() ? link("adminUser", { id: customerId }) : link("signIn"));
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
