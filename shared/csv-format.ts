import { z } from "zod";
import { csvDelimiters, csvEncodings } from "./text/csv-format.ts";

/** How an uploaded file was read. */
export const csvFormat = z
  .object({ delimiter: z.enum(csvDelimiters), encoding: z.enum(csvEncodings) })
  .strict()
  .meta({ id: "CsvFormat" });
