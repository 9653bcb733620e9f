import { createRateLimit } from "../limits/rate-limit.ts";
import { rateLimit } from "./rate-limit.ts";
import { requestTimeout } from "./request-timeout.ts";

/** For endpoints that make several Stripe requests in sequence, each with a timeout of ten seconds. */
export const paymentTimeout = requestTimeout(45);

/** Each request causes Stripe requests, which Stripe rate-limits. */
export const limitPaymentCalls = rateLimit(createRateLimit({ name: "payments-minute", points: 60, seconds: 60 }));
