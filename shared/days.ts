import { z } from "zod";

/** A day or an instant in an address: `2026-11-21`, meant from its first moment in UTC, or `2026-11-21T09:00:00Z`. */
export const day = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], "Write a date as 2026-11-21.")
  .transform((text) => new Date(text));
