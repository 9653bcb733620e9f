import { z } from "zod";
import { modes } from "./modes.ts";
import { plainLine, plainText } from "./text/plain-text.ts";

/** What an offer is, which says what accepting it means. */
export const offerTypes = ["discount", "pause", "plan_change", "trial_extension", "contact", "redirect"] as const;

/** How many offers a project may have in each mode. */
export const maxOffers = 100;

/** `reasons`: for which it is shown; none means for all. A discount has the figures of its coupon. */
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
    reasons: z.array(z.string()),
    active: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .strict();
export const offerList = z.object({ offers: z.array(offer), total: z.number().int() }).strict();

/** An offer as those see it who are about to leave: without what is its owner's alone. */
export const publicOffer = offer.omit({ projectId: true, mode: true, reasons: true, active: true, createdAt: true });
export type PublicOffer = z.infer<typeof publicOffer>;

const line = (most: number, error: string) => z.string().transform(plainLine).pipe(z.string().min(1, error).max(most));

/** How a reason of a project's own reads; offers name them, and the leaving dialog asks with them. */
export const reasonText = line(80, "Write the reason.");

/** Where accepting leads: a page, or a mail. Nothing that a browser would run. */
const offerUrl = z
  .string()
  .trim()
  .max(2_000, { abort: true })
  .refine(
    (text) => /^(https?|mailto):/.test(URL.parse(text)?.protocol ?? ""),
    "Enter an address like https://example.com.",
  );

/**
 * An offer with or without `id`, also just as it was read: when it was made and the figures of its coupon are ours to
 * say, and are not taken from here. An offer stays in the project and the mode in which it was made.
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

export const offerPath = z.object({ id: z.uuid() }).strict();
export const offersOfPath = z.object({ projectId: z.uuid() }).strict();
export const offerQuery = z.object({ mode: z.enum(modes).default("live") }).strict();
