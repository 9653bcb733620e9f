import { z } from "zod";
import { webUrl } from "../urls/web-url.ts";
import { keywordText } from "./keywords.ts";
import { memberRole } from "./members.ts";

const name = z.string().trim().min(1, "A project needs a name.").max(100);
const url = webUrl("Enter an address like https://example.com.");
const description = z
  .string()
  .trim()
  .max(1_000)
  .nullable()
  .transform((text) => text || null);
const accountId = z.string().max(255).nullable();

/** A web origin that may show the widget: scheme, host and port, without a path. */
const origin = z
  .string()
  .max(300, { abort: true })
  .refine((text) => URL.parse(text)?.origin === text && /^https?:/.test(text), "Write it as https://example.com.");

export const projectInput = z
  .object({ name, url, description: description.default(null), keywords: z.array(keywordText).max(50).default([]) })
  .strict();
export type ProjectInput = z.infer<typeof projectInput>;

export const projectChange = z
  .object({
    name: name.optional(),
    url: url.optional(),
    description: description.optional(),
    origins: z.array(origin).max(20).optional(),
    stripeAccountId: accountId.optional(),
    testStripeAccountId: accountId.optional(),
  })
  .strict();
export type ProjectChange = z.infer<typeof projectChange>;

export const project = z
  .object({
    id: z.uuid(),
    name: z.string(),
    url: z.string(),
    description: z.string().nullable(),
    iconUrl: z.string().nullable(),
    dm: z.string().nullable(),
    stripeAccountId: z.string().nullable(),
    testStripeAccountId: z.string().nullable(),
    /** The caller's role. */
    role: memberRole,
    /** Whether the caller's account pays for it: its plan and limits count. */
    isPayer: z.boolean(),
    /** Null unless the caller is an owner. */
    widgetSecret: z.string().nullable(),
    origins: z.array(z.string()),
    createdAt: z.iso.datetime(),
    /** Each up to 10,000. */
    counts: z.object({ keywords: z.number().int(), mentions: z.number().int(), leads: z.number().int() }).strict(),
  })
  .strict()
  .meta({ id: "Project" });
export type Project = z.infer<typeof project>;
export const projectList = z.object({ projects: z.array(project), total: z.number().int() }).strict();

export const websiteQuery = z.object({ url: z.string().trim().min(1).max(2_000) }).strict();

export const monthRepliesQuery = z.object({ project: z.uuid().optional() }).strict();

export const monthReplies = z
  .object({ used: z.number().int(), limit: z.number().int().nullable(), resetsAt: z.iso.datetime() })
  .strict();
export type MonthReplies = z.infer<typeof monthReplies>;
