import { z } from "zod";

/** The sources that are searched for mentions. */
export const sourceNames = ["hacker-news", "stack-exchange", "reddit", "bluesky", "feeds"] as const;
export type SourceName = (typeof sourceNames)[number];

export const sourceStates = ["on", "off", "failing"] as const;

/** `since`: when the state began; `reason`: why a source is off or failing. */
export const sourceState = z
  .object({
    source: z.enum(sourceNames),
    state: z.enum(sourceStates),
    since: z.iso.datetime(),
    reason: z.string().optional(),
  })
  .strict()
  .meta({ id: "SourceState" });
export type SourceState = z.infer<typeof sourceState>;
export const sourceList = z.object({ sources: z.array(sourceState) }).strict();
