// Credits: the right to one live listing, article or page, with an append-only ledger.
import { z } from "zod";
import { day } from "../dates.ts";
import { paging, totals } from "../pagination.ts";

export const creditKinds = ["submission", "article", "page"] as const;
export type CreditKind = (typeof creditKinds)[number];

/**
 * Why an entry was written. `purchase`, `renewal` and `trial` grant credits, `expiry` takes unused ones back; `reserve` and
 * `release` belong to one submission or article. `refund` gives the credit of a submission back, or takes the unused
 * credits of a refunded payment back. `adjustment` is an admin's, or follows a refund that was
 * reversed.
 */
export const creditReasons = [
  "purchase",
  "renewal",
  "trial",
  "reserve",
  "release",
  "refund",
  "expiry",
  "adjustment",
] as const;
export type CreditReason = (typeof creditReasons)[number];

/** What became of a submission's credit: `consumed` once submitted, `returned` when it was given back. */
export const creditStates = ["none", "reserved", "consumed", "returned"] as const;
export type CreditState = (typeof creditStates)[number];

export const creditBalance = z
  .object({
    kind: z.enum(creditKinds),
    available: z.number().int(),
    reserved: z.number().int(),
    used: z.number().int(),
  })
  .strict()
  .meta({ id: "CreditBalance" });
export type CreditBalance = z.infer<typeof creditBalance>;

export const creditEntry = z
  .object({
    id: z.uuid(),
    kind: z.enum(creditKinds),
    delta: z.number().int(),
    reason: z.enum(creditReasons),
    submissionId: z.uuid().nullable(),
    /** The name of the submission's directory. */
    directory: z.string().nullable(),
    articleId: z.uuid().nullable(),
    note: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .strict()
  .meta({ id: "CreditEntry" });
export type CreditEntry = z.infer<typeof creditEntry>;

export const creditQuery = paging(20)
  .extend({ kind: z.enum(creditKinds).optional(), from: day.optional(), to: day.optional() })
  .strict();
export type CreditQuery = z.infer<typeof creditQuery>;
export const creditList = z
  .object({ balances: z.array(creditBalance), entries: z.array(creditEntry), ...totals })
  .strict();

/** An admin's adjustment of an account, named by its id or by one of its projects. */
export const creditInput = z
  .object({
    projectId: z.uuid().optional(),
    userId: z.uuid().optional(),
    kind: z.enum(creditKinds),
    delta: z
      .number()
      .int()
      .min(-10_000)
      .max(10_000)
      .refine((delta) => delta !== 0, "Enter a number other than 0."),
    note: z.string().trim().min(1).max(500),
  })
  .strict()
  .refine(({ projectId, userId }) => (projectId === undefined) !== (userId === undefined), {
    message: "Enter either a project or a user.",
    path: ["userId"],
  });
export type CreditInput = z.infer<typeof creditInput>;
