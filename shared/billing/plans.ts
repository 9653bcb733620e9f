import { z } from "zod";
import { planTypes } from "../limits.ts";
import { integerParam } from "../pagination.ts";
import { webUrl } from "../urls/web-url.ts";

/** Pages that sell a single plan. */
export const planPages = ["growth-partner"] as const;
export type PlanPage = (typeof planPages)[number];

const feature = z.union([
  z.string().min(1).max(200),
  z.object({ text: z.string().min(1).max(200), items: z.array(z.string().min(1).max(200)).max(20) }).strict(),
]);
export type PlanFeature = z.infer<typeof feature>;

const deliverable = z.object({ count: z.number().int().min(0).max(100_000), per: z.enum(["once", "month"]) }).strict();

/** What a plan delivers. `replacements`: the most credits given back, per purchase or month. */
export const deliverables = z
  .object({
    submissions: deliverable,
    articles: deliverable,
    pages: deliverable,
    reportMonths: deliverable,
    freeDirectoriesOnly: z.boolean(),
    replacements: z.number().int().min(0).max(100_000),
  })
  .strict()
  .meta({ id: "Deliverables" });
export type Deliverables = z.infer<typeof deliverables>;

const price = z.number().min(0).max(1_000_000).multipleOf(0.01);

/** A plan as edited by the owner; prices are in the currency's main unit. */
export const planInput = z
  .object({
    label: z.string().trim().min(1).max(80),
    price,
    strokePrice: price.nullable().default(null),
    type: z.enum(planTypes),
    devise: z.string().min(1).max(3).default("$"),
    stripePlanId: z.string().max(100).nullable().default(null),
    headline: z.string().max(200).default(""),
    active: z.boolean().default(true),
    url: webUrl(undefined, /^https$/)
      .nullable()
      .default(null),
    position: z.number().int().min(0).max(1000).default(0),
    description: z.string().max(2000).default(""),
    features: z.array(feature).max(40).default([]),
    nofeatures: z.array(feature).max(40).default([]),
    popular: z.boolean().default(false),
    /** Without it, an update leaves the deliverables unchanged. */
    deliverables: deliverables.nullable().optional(),
  })
  .strict();
export type PlanInput = z.infer<typeof planInput>;

export const plan = planInput.extend({ id: z.number().int() }).meta({ id: "Plan" });
export type Plan = z.infer<typeof plan>;

export const namedPlan = z.object({ id: z.number().int(), label: z.string() }).strict();

/** A plan as buyers see it. `isForSale`: there is a way to pay for it; without one, buyers contact support. */
export const offeredPlan = plan.extend({ isForSale: z.boolean() }).meta({ id: "OfferedPlan" });
export type OfferedPlan = z.infer<typeof offeredPlan>;

/** A plan that was read, changed and is saved: what only the server sets is ignored. */
export const planUpdate = planInput
  .extend({ id: z.number().int().optional(), isForSale: z.boolean().optional() })
  .strict()
  .meta({ id: "PlanUpdate" });
export type PlanUpdate = z.infer<typeof planUpdate>;

/** Conflicts between our plans and the payment service, as sentences; only plans with conflicts are listed. */
export const planWarnings = z.array(
  z.object({ planId: z.number().int(), warnings: z.array(z.string()).min(1) }).strict(),
);
export type PlanWarnings = z.infer<typeof planWarnings>;

/** Ids of all plans, each once, in display order. */
export const planOrder = z.object({ ids: z.array(z.number().int()).min(1).max(1000) }).strict();

export const planQuery = z
  .object({ active: z.enum(["true", "false"]).optional(), page: z.enum(planPages).optional() })
  .strict();
export const planPath = z.object({ id: integerParam(0, 2_147_483_647) });
