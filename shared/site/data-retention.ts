// How long to store rows of tables that grow without end.
import { z } from "zod";
import { addMonths } from "../time.ts";

/**
 * The kinds of data, with the fewest months that can be set: what features read must stay. Topics come from the questions
 * of a year, the overview compares 180 days, and a scan finds posts of the last two weeks again.
 */
export const minMonths = {
  dismissedMentions: 3,
  unansweredMentions: 12,
  checks: 6,
  visits: 6,
  activity: 3,
  auditLog: 12,
} as const;

export type RetentionKind = keyof typeof minMonths;
export const retentionKinds = Object.keys(minMonths) as [RetentionKind, ...RetentionKind[]];

export const maxMonths = 120;
const monthsFrom = (min: number) => z.number().int().min(min).max(maxMonths).nullable();

/** Months per kind, or null to keep them forever; whether rows are archived, and for how many months. */
export const retentionSettings = z
  .object({
    dismissedMentions: monthsFrom(minMonths.dismissedMentions),
    unansweredMentions: monthsFrom(minMonths.unansweredMentions),
    checks: monthsFrom(minMonths.checks),
    visits: monthsFrom(minMonths.visits),
    activity: monthsFrom(minMonths.activity),
    auditLog: monthsFrom(minMonths.auditLog),
    archive: z.boolean(),
    archiveMonths: z.number().int().min(1).max(maxMonths),
  })
  .strict();
export type RetentionSettings = z.infer<typeof retentionSettings>;

const monthsIn = (min: number) => z.coerce.number().int().min(min).max(maxMonths).optional();

/** Settings that are not saved yet. Kinds without a number are left out. */
export const oldDataQuery = z
  .object({
    dismissedMentions: monthsIn(minMonths.dismissedMentions),
    unansweredMentions: monthsIn(minMonths.unansweredMentions),
    checks: monthsIn(minMonths.checks),
    visits: monthsIn(minMonths.visits),
    activity: monthsIn(minMonths.activity),
    auditLog: monthsIn(minMonths.auditLog),
  })
  .strict();
export type OldDataQuery = z.infer<typeof oldDataQuery>;

/** How many rows the next run would delete. `hasMore`: at least so many, as counting stopped early. */
export const oldData = z
  .object({ kind: z.enum(retentionKinds), rows: z.number().int(), hasMore: z.boolean() })
  .strict()
  .meta({ id: "OldData" });
export type OldData = z.infer<typeof oldData>;

/** Whether no mention found since `time` is too old. */
export const hasMentionsSince = (time: Date, now: Date, settings: RetentionSettings) =>
  [settings.dismissedMentions, settings.unansweredMentions].every(
    (months) => months === null || addMonths(now, -months) <= time,
  );
