import { link } from "#shared/routes.ts";
import { storageKeys } from "#shared/session.ts";
import { isBelow } from "#shared/urls/is-below.ts";

/** Returns the stored token unless it has expired. */
export const storedToken = () => {
  const token = localStorage.getItem(storageKeys.token);
  return token && Number(claimsOf(token).exp) * 1000 > Date.now() ? token : undefined;
};

/** Whether someone was signed in here, even if the session has ended since. */
export const hasStoredToken = () => localStorage.getItem(storageKeys.token) !== null;

/** The id of the user who is or was last signed in here. */
export const storedUserId = () => claimsOf(localStorage.getItem(storageKeys.token)).sub;

const claimsOf = (token: string | null): { exp?: number; sub?: string } => {
  try {
    const [, payload = ""] = (token ?? "").split(".");
    return JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return {};
  }
};

const secure = () => (location.protocol === "https:" ? "; Secure" : "");

/** Stores the token. Only the page renderer reads the cookie, to render the first paint with real data. */
export const saveSession = (token: string) => {
  localStorage.setItem(storageKeys.token, token);
  // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API.
  document.cookie = `${storageKeys.token}=${token}; Path=/; Max-Age=604800; SameSite=Lax${secure()}`;
};

/** Continues as a customer. The admin's token stays in this tab, to return to. */
export const startSupportSession = (token: string) => {
  const adminToken = storedToken();
  clearSession();
  if (adminToken) sessionStorage.setItem(storageKeys.adminToken, adminToken);
  saveSession(token);
};

/** Returns to the admin's session. Returns false if this tab has none. */
export const endSupportSession = () => {
  const adminToken = sessionStorage.getItem(storageKeys.adminToken);
  clearSession();
  if (adminToken) saveSession(adminToken);
  return adminToken !== null;
};

const hasCookie = () => document.cookie.split("; ").some((cookie) => cookie.startsWith(`${storageKeys.token}=`));

export const clearSession = () => {
  localStorage.removeItem(storageKeys.token);
  localStorage.removeItem(storageKeys.project);
  localStorage.removeItem(storageKeys.recent);
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: see above.
  document.cookie = `${storageKeys.token}=; Path=/; Max-Age=0; SameSite=Lax${secure()}`;
};

// Preferences of this browser, not of an account.
const accountKeys = ["theme", "consent"];

/** Removes all data of a deleted account from this browser. */
export const clearAccountData = () => {
  clearSession();
  for (const key of Object.keys(localStorage)) if (!accountKeys.includes(key)) localStorage.removeItem(key);
};

/** The id of the user that the dashboard was rendered for. */
let shownFor: string | undefined;

/** Follows other tabs: leaves the dashboard when one signs out, and reloads it when one signs in as another user. */
export const syncAcrossTabs = () => {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key !== null && key !== storageKeys.token) return;
    if (!storedToken()) leaveDashboard();
    else if (claimsOf(newValue).sub !== shownFor && isDashboard()) location.reload();
  });
  // A page from the back/forward cache may show private data of an expired session.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && !storedToken()) leaveDashboard();
  });
};

/**
 * Does the same as `syncAcrossTabs` for changes made before this script loaded: leaves a server-rendered dashboard if
 * no user is signed in, and reloads it if another user is. `renderedFor` is the user id that the page was rendered for.
 */
export const syncSession = (renderedFor: string) => {
  shownFor = renderedFor;
  const token = storedToken();
  if (!token) {
    // With a cookie left, the sign-in page would redirect back here.
    if (!hasCookie()) leaveDashboard();
  } else if (claimsOf(token).sub !== renderedFor) {
    // The server reads the cookie; a cookie of another user would cause an endless reload.
    saveSession(token);
    location.reload();
  }
};

const isDashboard = () => isBelow(location.pathname, link("dashboard"));
const leaveDashboard = () => {
  if (isDashboard()) location.replace(link("signIn"));
};
