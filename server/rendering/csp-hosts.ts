// Hosts of others that pages need, for the content policy.
import type { Tracking } from "#client/app/tracking.ts";
import type { PageName } from "#shared/routes.ts";
import type { Env } from "../env.ts";

/** Analytics and session recording: only in production, if configured, and after consent. */
export const trackingOf = ({ NODE_ENV, ANALYTICS_ID, RECORDING_ID }: Env): Tracking | undefined =>
  NODE_ENV === "production" && (ANALYTICS_ID || RECORDING_ID)
    ? { analyticsId: ANALYTICS_ID, recordingId: RECORDING_ID }
    : undefined;

/**
 * CSP hosts the vendors require: https://developers.google.com/tag-platform/security/guides/csp and
 * https://learn.microsoft.com/clarity/setup-and-installation/clarity-csp. `https:` in img-src covers their images.
 */
export const trackingHosts = ({ analyticsId, recordingId }: Tracking = {}) => ({
  scripts: [...(analyticsId ? ["https://www.googletagmanager.com"] : []), ...(recordingId ? [clarity] : [])],
  connections: [
    ...(analyticsId
      ? ["https://www.googletagmanager.com", "https://*.google-analytics.com", "https://*.analytics.google.com"]
      : []),
    ...(recordingId ? [clarity, "https://c.bing.com"] : []),
  ],
});

const clarity = "https://*.clarity.ms";

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
