import { rateLimit } from "./rate-limit.ts";

/** For endpoints that make several Stripe requests in sequence, each with a timeout of ten seconds. */
export const paymentSeconds = 45;

/** Each request causes Stripe requests, which Stripe rate-limits. */
export const paymentsMinute = rateLimit({ name: "payments-minute", points: 60, seconds: 60 });
