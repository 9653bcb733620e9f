import { link } from "#shared/routes.ts";
import { browserClient, read } from "./api-client.ts";
import { clearAccountData, clearSession } from "./session.ts";

const timeoutMs = 5_000;

/** Ends this session, here in any case, and on the server if it can be reached. */
export const signOut = async () => {
  await browserClient()
    .auth.signOut.$post({ json: {} }, { init: { signal: AbortSignal.timeout(timeoutMs) } })
    .catch(() => undefined);
  clearSession();
  location.assign(link("signIn"));
};

/** Ends every session of the account. If the server does not do so, nothing changes here either. */
export const signOutEverywhere = async () => {
  await read(browserClient().auth.signOut.$post({ json: { everywhere: true } }));
  clearSession();
  location.assign(link("signIn"));
};

/** Leaves an account that is gone, with nothing of it left behind. */
export const leaveDeletedAccount = () => {
  clearAccountData();
  location.replace(link("home"));
};
