// How a project's new mentions are announced: Slack, an RSS feed, and emails after a scan.
import { z } from "zod";
import { defaultMaxPerDay, defaultMinScore, maxAlertsPerDay } from "./alert-limits.ts";

const minScore = z.number().int().min(0).max(100);
const hour = z.number().int().min(0).max(23);
const timeZone = z
  .string()
  .max(60)
  .refine((name) => {
    try {
      return new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
    } catch {
      return false;
    }
  }, "Choose a time zone like Europe/Berlin.");

/** Nothing is emailed from `quietFrom` until `quietUntil`, hours in `timeZone`; equal hours mean no quiet hours. */
export const mailAlerts = z
  .object({
    on: z.boolean(),
    minScore,
    timeZone,
    quietFrom: hour,
    quietUntil: hour,
    maxPerDay: z.number().int().min(1).max(maxAlertsPerDay),
  })
  .strict();
export type MailAlerts = z.infer<typeof mailAlerts>;

export const defaultMailAlerts: MailAlerts = {
  on: false,
  minScore: defaultMinScore,
  timeZone: "UTC",
  quietFrom: 22,
  quietUntil: 7,
  maxPerDay: defaultMaxPerDay,
};

/** `url` is the address of an incoming webhook; it can be left out once it is saved. */
export const slackInput = z
  .object({
    url: z.string().trim().max(300).optional(),
    minScore: minScore.default(defaultMinScore),
  })
  .strict();
export type SlackInput = z.infer<typeof slackInput>;

/** `reason`: why we turned it off. The address is a credential and never returned. */
export const slackAlerts = z
  .object({ active: z.boolean(), minScore, reason: z.string().nullable(), createdAt: z.iso.datetime() })
  .strict();
export const slackTest = z.object({ ok: z.boolean(), reason: z.string().nullable() }).strict();

export const alerts = z
  .object({
    slack: slackAlerts.nullable(),
    feed: z.object({ createdAt: z.iso.datetime() }).strict().nullable(),
    mail: mailAlerts,
  })
  .strict()
  .meta({ id: "Alerts" });
export type Alerts = z.infer<typeof alerts>;

/** The feed's URL has a secret token and is returned only here. */
export const createdFeed = z.object({ url: z.string() }).strict();
export const feedPath = z.object({ token: z.string().min(1).max(100) }).strict();
