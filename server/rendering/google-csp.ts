import type { PageName } from "#shared/routes.ts";

/** The pages by which people come in; on no other page has Google anything to say. */
export const hasGoogleButton = (page: PageName | undefined) => page === "signIn" || page === "signUp";

const google = "https://accounts.google.com/gsi";

/** What Google's button needs: https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid */
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
