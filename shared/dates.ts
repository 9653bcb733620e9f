import { z } from "zod";

/** A day or an instant in an address: `2026-11-21`, meant from its first moment in UTC, or `2026-11-21T09:00:00Z`. */
export const day = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], "Write a date as 2026-11-21.")
  .transform((text) => new Date(text))
  // Postgres knows no year 0, and five digits are no year to it; an offset or a day added must not lead there.
  .refine((instant) => instant.getUTCFullYear() > 0 && instant.getUTCFullYear() < 9999, "Write a year before 9999.");
