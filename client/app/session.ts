import { storageKeys } from "#shared/auth.ts";
import { link } from "#shared/routes.ts";

/** The stored token, as long as it has not run out. */
export const storedToken = () => {
  const token = localStorage.getItem(storageKeys.token);
  return token && Number(claimsOf(token).exp) * 1000 > Date.now() ? token : undefined;
};

const claimsOf = (token: string | null): { exp?: number; sub?: string } => {
  try {
    const [, payload = ""] = (token ?? "").split(".");
    return JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return {};
  }
};

const secure = () => (location.protocol === "https:" ? "; Secure" : "");

/** Keeps the token; the cookie beside it is read by the page renderer alone, so that the first paint has real data. */
export const saveSession = (token: string) => {
  localStorage.setItem(storageKeys.token, token);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
  document.cookie = `${storageKeys.token}=${token}; Path=/; Max-Age=604800; SameSite=Lax${secure()}`;
};

const hasCookie = () => document.cookie.split("; ").some((cookie) => cookie.startsWith(`${storageKeys.token}=`));

export const clearSession = () => {
  localStorage.removeItem(storageKeys.token);
  localStorage.removeItem(storageKeys.project);
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: see above.
  document.cookie = `${storageKeys.token}=; Path=/; Max-Age=0; SameSite=Lax${secure()}`;
};

// Choices of this browser, not of an account.
const accountKeys = ["theme", "consent"];

/** Forgets all that belongs to an account which is gone. */
export const clearAccountData = () => {
  clearSession();
  for (const key of Object.keys(localStorage)) if (!accountKeys.includes(key)) localStorage.removeItem(key);
};

/** Does here what another tab did: a dashboard is left when it signed out, and read anew when somebody else came in. */
export const syncAcrossTabs = () => {
  window.addEventListener("storage", ({ key, oldValue, newValue }) => {
    if (key !== null && key !== storageKeys.token) return;
    if (!storedToken()) leaveDashboard();
    else if (claimsOf(oldValue).sub !== claimsOf(newValue).sub && isDashboard()) location.reload();
  });
  // A page that comes back from the browser's memory may show what was private to a session that has ended.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && !storedToken()) leaveDashboard();
  });
};

/**
 * Does what `syncAcrossTabs` does for what other tabs did before this page's script came: a dashboard that the server
 * rendered for this person is left when nobody is signed in any more, and read anew when somebody else is.
 */
export const syncSession = (shownTo: string) => {
  const token = storedToken();
  if (!token) {
    // With a cookie left the page to sign in would lead back here.
    if (!hasCookie()) leaveDashboard();
  } else if (claimsOf(token).sub !== shownTo) {
    // The server reads the cookie; were it another's for good, this would never end.
    saveSession(token);
    location.reload();
  }
};

const isDashboard = () => location.pathname.startsWith(link("dashboard"));
const leaveDashboard = () => {
  if (isDashboard()) location.replace(link("signIn"));
};
