// One request to a receiver, and what its answer means.
import type { webhookDeliveries, webhooks } from "#db/schema/index.ts";
import type { WebhookAttempt } from "#shared/webhook-events.ts";
import type { Dependencies } from "../../dependencies.ts";
import { retryAfterMs } from "../../integrations/retry-after.ts";
import { FetchError, type FetchFailure } from "../../integrations/safe-fetch.ts";
import { webhookHeaders } from "../../integrations/standard-webhooks.ts";
import type { SecretBox } from "../../security/secret-box.ts";

export type WebhookRow = typeof webhooks.$inferSelect;
type Event = Pick<typeof webhookDeliveries.$inferSelect, "id" | "event" | "data" | "createdAt">;

export type SentEvent = {
  outcome: "delivered" | "gone" | "failed";
  attempt: WebhookAttempt;
  /** The receiver is down or overloaded: nothing else should be sent for a while. */
  isOutage: boolean;
  /** How long it asked us to wait. */
  waitMs: number;
};

const timeoutMs = 15_000;
/** The body of the answer means nothing. */
const limitBytes = 10_000;
const slowDownMs = 30_000;
const waitLimits = { minMs: 1_000, maxMs: 3600_000 };
const slowDownStatuses = [429, 502, 504];

const failures: Record<FetchFailure, string> = {
  timeout: "No answer within 15 seconds.",
  tls: "The certificate isn't valid.",
  "no-such-name": "The domain name doesn't exist.",
  connection: "The connection failed.",
  encoding: "The answer can't be read.",
  redirects: "Too many redirects.",
  "not-public": "The address isn't on the public internet.",
};

/** The secrets that sign now: the current one, and for a day after a rotation the former. Throws if one can't be decrypted. */
const secretsOf = (secrets: SecretBox, webhook: WebhookRow, now: Date) => {
  const { id, secret, previousSecret, previousSecretUntil } = webhook;
  const former = previousSecret && previousSecretUntil && previousSecretUntil > now ? [previousSecret] : [];
  return [secret, ...former].map((sealed) => secrets.open(sealed, id));
};

/** Sends an event once. Never throws: what goes wrong is in the result. */
export const sendEvent = async (
  { safeFetch, secrets, clock, log }: Pick<Dependencies, "safeFetch" | "secrets" | "clock" | "log">,
  webhook: WebhookRow,
  { id, event, data, createdAt }: Event,
): Promise<SentEvent> => {
  const sentAt = clock();
  const startedAt = performance.now();
  const result = (status: number | null, error: string | null): Omit<SentEvent, "isOutage" | "waitMs"> => ({
    outcome: error === null ? "delivered" : status === 410 ? "gone" : "failed",
    attempt: { at: sentAt.toISOString(), status, error, ms: Math.round(performance.now() - startedAt) },
  });
  try {
    const body = JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });
    const { status, headers } = await safeFetch(webhook.url, {
      accept: /^/,
      isRaw: true,
      method: "POST",
      timeoutMs,
      limitBytes,
      body,
      headers: {
        ...webhookHeaders(secretsOf(secrets, webhook, sentAt), { id, sentAt, body }),
        "user-agent": "Linkstead-Webhooks/1.0",
      },
    });
    const isSlowDown = slowDownStatuses.includes(status);
    return {
      ...result(status, errorOf(status)),
      isOutage: isSlowDown || status === 503,
      waitMs: isSlowDown ? (retryAfterMs(headers, { ...waitLimits, now: sentAt }) ?? slowDownMs) : 0,
    };
  } catch (error) {
    if (error instanceof FetchError) return { ...result(null, failures[error.failure]), isOutage: true, waitMs: 0 };
    log.error({ err: error, webhook: webhook.id }, "A webhook could not be sent.");
    return { ...result(null, "Something went wrong on our side."), isOutage: true, waitMs: 0 };
  }
};

const errorOf = (status: number) => {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return "Redirects aren't followed. Use the final address.";
  if (status === 410) return "The endpoint is gone (status 410).";
  return `The endpoint answered with status ${status}.`;
};
