import { z } from "zod";

/** A date or timestamp in a query: `2026-11-21`, meaning midnight UTC, or `2026-11-21T09:00:00Z`. */
export const day = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], "Write a date as 2026-11-21.")
  .transform((text) => new Date(text))
  // Postgres rejects year 0 and five-digit years; this leaves room for time zone offsets and an added day.
  .refine((instant) => instant.getUTCFullYear() > 0 && instant.getUTCFullYear() < 9999, "Write a year before 9999.");

/** A month in UTC: `2026-11`. */
export const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Write a month as 2026-11.");
