// Visits to a project's website that came from a directory or an AI assistant. Nothing about people.
import { z } from "zod";
import { day } from "../dates.ts";
import { assistantNames } from "./assistants.ts";

export const maxReferrer = 300;
export const visitInput = z.object({ projectId: z.uuid(), referrer: z.string().max(maxReferrer) }).strict();
export type VisitInput = z.infer<typeof visitInput>;

/** The last 30 days by default. */
export const visitQuery = z.object({ from: day.optional(), to: day.optional() }).strict();
export type VisitQuery = z.infer<typeof visitQuery>;

const count = z.number().int();

/** `total` and `byDay` count directories, as before assistants were counted. */
export const visitStats = z
  .object({
    total: count,
    byDirectory: z.array(z.object({ directoryId: z.uuid(), name: z.string(), visits: count }).strict()),
    byDay: z.array(z.object({ day: z.iso.date(), visits: count }).strict()),
    assistantTotal: count,
    byAssistant: z.array(z.object({ assistant: z.enum(assistantNames), name: z.string(), visits: count }).strict()),
  })
  .strict()
  .meta({ id: "VisitStats" });
export type VisitStats = z.infer<typeof visitStats>;
