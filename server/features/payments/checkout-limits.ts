import { rate, sharedLimit } from "../../http/rate-limit.ts";
import { patience } from "../../http/request-timeout.ts";

/** For calls that ask the payment service several things one after the other, each for ten seconds at most. */
export const payPatience = patience(45);

/** Each call costs calls to the payment service, which has limits of its own. */
export const payMinute = rate(sharedLimit({ name: "payments-minute", points: 60, seconds: 60 }));
