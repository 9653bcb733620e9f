import { createRateLimit, rateLimit } from "../../http/rate-limit.ts";
import { requestTimeout } from "../../http/request-timeout.ts";

/** For calls that ask the payment service several things one after the other, each for ten seconds at most. */
export const paymentTimeout = requestTimeout(45);

/** Each call costs calls to the payment service, which has limits of its own. */
export const limitPaymentCalls = rateLimit(createRateLimit({ name: "payments-minute", points: 60, seconds: 60 }));
