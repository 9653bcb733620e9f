// Stripe client setup and error classification.
import Stripe from "stripe";
import { Problem } from "#shared/problem.ts";
import { withTimeout } from "../../limits/timeout.ts";

/**
 * Creates Stripe clients and runs their calls within `timeoutMs`, retries included. `baseUrl` overrides Stripe's URL,
 * for a stand-in.
 */
export const createStripeCalls = (baseUrl: string | undefined, timeoutMs: number) => {
  const override = baseUrl ? new URL(baseUrl) : undefined;
  /** Returns the result of the call. Throws Problem `upstream` on errors and timeouts. */
  const callStripe = <Result>(call: Promise<Result>): Promise<Result> =>
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
        ...(override && {
          host: override.hostname,
          port: override.port,
          protocol: override.protocol === "https:" ? "https" : "http",
        }),
      }),
    callStripe,
    /** Like `callStripe`, but returns undefined for a 404. */
    findInStripe: <Result>(call: Promise<Result>): Promise<Result | undefined> =>
      callStripe(call.catch((error) => (isMissing(error) ? undefined : Promise.reject(error)))),
  };
};

export const paymentServiceFailed = (
  cause: unknown,
  message = "The payment service returned an error. Please try again.",
) => new Problem("upstream", message, { cause });

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
