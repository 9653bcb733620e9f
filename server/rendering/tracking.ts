// Analytics and session recording: only in production, if configured, and after consent.
import type { Tracking } from "#client/app/tracking.ts";
import type { Env } from "../env.ts";

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
