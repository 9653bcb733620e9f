import type { PageName } from "#shared/routes.ts";

/** Whether a page shows Google's sign-in button. Other pages don't allow Google's hosts. */
export const hasGoogleButton = (page: PageName | undefined) => page === "signIn" || page === "signUp";

const google = "https://accounts.google.com/gsi";

/** CSP sources for Google's button: https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid */
export const googleHosts = {
  scripts: [`${google}/client`],
  styles: [`${google}/style`],
  connections: [`${google}/`],
  frames: [`${google}/`],
};

export const noHosts: Record<keyof typeof googleHosts, string[]> = {
  scripts: [],
  styles: [],
  connections: [],
  frames: [],
};
