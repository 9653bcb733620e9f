import { z } from "zod";
import { maxPauseMonths } from "../limits.ts";
import { modes } from "../modes.ts";
import { plainLine, plainText } from "../text/plain-text.ts";

/** The type of an offer determines what happens when it is accepted. */
export const offerTypes = ["discount", "pause", "plan_change", "trial_extension", "contact", "redirect"] as const;

/** Maximum offers per project and mode. */
export const maxOffers = 100;

/** `reasons`: the reasons it is shown for; empty means all. A discount includes its coupon's figures. */
export const offer = z
  .object({
    id: z.uuid(),
    projectId: z.uuid(),
    mode: z.enum(modes),
    type: z.enum(offerTypes),
    title: z.string(),
    message: z.string(),
    acceptLabel: z.string(),
    declineLabel: z.string(),
    url: z.string().optional(),
    couponId: z.string().optional(),
    percentOff: z.number().optional(),
    amountOff: z.number().optional(),
    currency: z.string().optional(),
    /** For how many months a pause lasts. */
    pauseMonths: z.number().int().optional(),
    reasons: z.array(z.string()),
    active: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .strict()
  .meta({ id: "Offer" });
export type Offer = z.infer<typeof offer>;
export const offerList = z.object({ offers: z.array(offer), total: z.number().int() }).strict();

/** An offer as shown to users who cancel, without the owner's settings. */
export const publicOffer = offer
  .omit({ projectId: true, mode: true, reasons: true, active: true, createdAt: true })
  .meta({ id: "ShownOffer" });
export type PublicOffer = z.infer<typeof publicOffer>;

const line = (most: number, error: string) => z.string().transform(plainLine).pipe(z.string().min(1, error).max(most));

/** A project's custom reason, used by offers and the cancellation dialog. */
export const reasonText = line(80, "Write the reason.");

/** Where accepting leads: a web page or a mailto link. Rejects schemes that a browser would execute. */
const offerUrl = z
  .string()
  .trim()
  .max(2_000, { abort: true })
  .refine(
    (text) => /^(https?|mailto):/.test(URL.parse(text)?.protocol ?? ""),
    "Enter an address like https://example.com.",
  );

/**
 * An offer with or without `id`. An offer can be sent back as read, but `createdAt` and the coupon's figures are
 * ignored: the server sets them. Project and mode of an offer never change.
 */
export const offerInput = z
  .object({
    id: z.uuid().optional(),
    projectId: z.uuid(),
    mode: z.enum(modes).default("live"),
    type: z.enum(offerTypes),
    title: line(120, "Write a title."),
    message: z.string().transform(plainText).pipe(z.string().max(1_000)).default(""),
    acceptLabel: line(60, "Write what the button says.").default("Accept the offer"),
    declineLabel: line(60, "Write what the button says.").default("No, thank you"),
    url: offerUrl.nullish(),
    couponId: z.string().trim().max(255).nullish(),
    percentOff: z.number().nullish(),
    amountOff: z.number().nullish(),
    currency: z.string().max(3).nullish(),
    pauseMonths: z.number().int().min(1).max(maxPauseMonths).nullish(),
    reasons: z.array(reasonText).max(20).default([]),
    active: z.boolean().default(true),
    createdAt: z.iso.datetime().optional(),
  })
  .strict()
  .superRefine(({ type, couponId, url }, context) => {
    if (type === "discount" && !couponId)
      context.addIssue({ code: "custom", path: ["couponId"], message: "A discount needs a coupon." });
    if (type === "redirect" && !url)
      context.addIssue({ code: "custom", path: ["url"], message: "Say where this leads." });
  });
export type OfferInput = z.infer<typeof offerInput>;

export const offerQuery = z.object({ mode: z.enum(modes).default("live") }).strict();
