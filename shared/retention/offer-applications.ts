// Accepted offers that we apply to a subscription in the project's connected Stripe account.
import { z } from "zod";
import { modes } from "../modes.ts";

/** The offers that can be applied. The others are fulfilled by people or by the project's own code. */
export const appliedOfferTypes = ["discount", "pause"] as const;
export type AppliedOfferType = (typeof appliedOfferTypes)[number];

/** Which accepted offers are applied: none, those of test mode, or those of both modes. */
export const applyModes = ["off", "test", "live"] as const;
export type ApplyMode = (typeof applyModes)[number];

/** `applying`: Stripe has not answered yet. A `failed` application can be repeated. */
export const applicationStates = ["applying", "applied", "failed"] as const;

/** In major units, per month. */
export const monthlyAmount = z.object({ amount: z.number(), currency: z.string() }).strict();
export type MonthlyAmount = z.infer<typeof monthlyAmount>;

/**
 * `mrr`: what the subscription brings in per month after the discount, or again after the pause; null if its price isn't
 * fixed. `endedAt`: when the subscription ended after all.
 */
export const offerApplication = z
  .object({
    feedbackId: z.uuid(),
    mode: z.enum(modes),
    type: z.enum(appliedOfferTypes),
    subscriptionId: z.string(),
    state: z.enum(applicationStates),
    reason: z.string().nullable(),
    mrr: monthlyAmount.nullable(),
    resumesAt: z.iso.datetime().nullable(),
    appliedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
  })
  .strict()
  .meta({ id: "OfferApplication" });
export type OfferApplication = z.infer<typeof offerApplication>;

/** `signature`: HMAC-SHA256 (hex) of `{timestamp}.{feedback id}.{subscriptionId}` with the project's secret. */
export const applyOfferInput = z
  .object({
    subscriptionId: z.string().regex(/^sub_\w{1,100}$/, "Send the ID of a Stripe subscription, like sub_123."),
    /** Unix time in seconds. */
    timestamp: z.number().int(),
    signature: z.string().max(200),
  })
  .strict();
export type ApplyOfferInput = z.infer<typeof applyOfferInput>;

/** `isTested`: an offer was applied in test mode, so live mode can be switched on. */
export const applySettings = z
  .object({ applies: z.enum(applyModes), isTested: z.boolean() })
  .strict()
  .meta({ id: "ApplySettings" });
export type ApplySettings = z.infer<typeof applySettings>;
export const applySettingsInput = z.object({ applies: z.enum(applyModes) }).strict();
