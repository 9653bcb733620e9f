// How Stripe is reached, and what its failures mean to us.
import Stripe from "stripe";
import { withTimeout } from "../limits/timeout.ts";
import { Problem } from "../problem.ts";

const timeoutMs = 10_000;

/** Stripe as it is called with this key; `address` is where a stand-in speaks for it. */
export const createStripeClient = (key: string, address: string | undefined) => {
  const own = address ? new URL(address) : undefined;
  return new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(),
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(own && { host: own.hostname, port: own.port, protocol: own.protocol === "https:" ? "https" : "http" }),
  });
};

export const paymentServiceFailed = (
  cause: unknown,
  sentence = "The payment service did not answer as it should. Please try again.",
) => new Problem("upstream", sentence, { cause });

/** The answer within ten seconds, whatever is tried again in them; else the Problem `upstream`. */
export const callStripe = <Answer>(call: Promise<Answer>): Promise<Answer> =>
  withTimeout(timeoutMs, call).catch((error) => {
    throw paymentServiceFailed(error);
  });

/** As `asked`, and undefined for what is not there. */
export const findInStripe = <Answer>(call: Promise<Answer>): Promise<Answer | undefined> =>
  callStripe(call.catch((error) => (isMissing(error) ? undefined : Promise.reject(error))));

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;

/** A failure inside Stripe, which it keeps and gives again to whoever asks with the same key. */
export const isReplayedFailure = ({ cause }: { cause?: unknown }) =>
  cause instanceof Stripe.errors.StripeAPIError && (cause.statusCode ?? 0) >= 500;

/** The customer whom we named was deleted in Stripe. */
export const isDeletedCustomer = ({ cause }: { cause?: unknown }) =>
  cause instanceof Stripe.errors.StripeInvalidRequestError &&
  cause.code === "resource_missing" &&
  cause.param === "customer";

/** Stripe understood the request and refused it. */
export const isInvalid = ({ cause }: { cause?: unknown }) => cause instanceof Stripe.errors.StripeInvalidRequestError;

/** Stripe does not let our key read that account, or not any more. */
export const isAccessRevoked = (error: unknown) => error instanceof Stripe.errors.StripePermissionError;
export const isInvalidGrant = (error: unknown) => error instanceof Stripe.errors.StripeInvalidGrantError;
