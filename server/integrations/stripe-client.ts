// Stripe client setup and error classification.
import Stripe from "stripe";
import { Problem } from "#shared/problem.ts";
import { withTimeout } from "../limits/timeout.ts";

/**
 * Creates Stripe clients and runs their calls within `timeoutMs`, retries included. `address` overrides Stripe's URL,
 * for a stand-in.
 */
export const createStripeCalls = (address: string | undefined, timeoutMs: number) => {
  const own = address ? new URL(address) : undefined;
  /** Returns the result of the call. Throws Problem `upstream` on errors and timeouts. */
  const callStripe = <Answer>(call: Promise<Answer>): Promise<Answer> =>
    withTimeout(timeoutMs, call).catch((error) => {
      throw paymentServiceFailed(error);
    });
  return {
    createClient: (key: string) =>
      new Stripe(key, {
        httpClient: Stripe.createFetchHttpClient(),
        timeout: timeoutMs,
        maxNetworkRetries: 0,
        telemetry: false,
        ...(own && { host: own.hostname, port: own.port, protocol: own.protocol === "https:" ? "https" : "http" }),
      }),
    callStripe,
    /** Like `callStripe`, but returns undefined for a 404. */
    findInStripe: <Answer>(call: Promise<Answer>): Promise<Answer | undefined> =>
      callStripe(call.catch((error) => (isMissing(error) ? undefined : Promise.reject(error)))),
  };
};

export const paymentServiceFailed = (
  cause: unknown,
  sentence = "The payment service did not answer as it should. Please try again.",
) => new Problem("upstream", sentence, { cause });

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;

/** A 5xx response, which Stripe stores and replays for requests with the same idempotency key. */
export const isReplayedFailure = ({ cause }: { cause?: unknown }) =>
  cause instanceof Stripe.errors.StripeAPIError && (cause.statusCode ?? 0) >= 500;

/** The customer in the request was deleted in Stripe. */
export const isDeletedCustomer = ({ cause }: { cause?: unknown }) =>
  cause instanceof Stripe.errors.StripeInvalidRequestError &&
  cause.code === "resource_missing" &&
  cause.param === "customer";

/** Stripe rejected the request as invalid. */
export const isInvalid = ({ cause }: { cause?: unknown }) => cause instanceof Stripe.errors.StripeInvalidRequestError;

/** Our key has no access to that account, or no longer. */
export const isAccessRevoked = (error: unknown) => error instanceof Stripe.errors.StripePermissionError;
export const isInvalidGrant = (error: unknown) => error instanceof Stripe.errors.StripeInvalidGrantError;
