import { z } from "zod";

/** What the bot promises on its page and observes. */
export const botLimits = {
  secondsBetween: 10,
  requestsPerDay: 30,
  robotsHours: 24,
  /** The least pause after 429 and 503. */
  pauseHours: 6,
} as const;

/** `unreadable`: the server failed, which forbids all visits. */
export const robotsStates = ["present", "missing", "unreadable"] as const;

export const botIdentity = z
  .object({
    /** The name that robots.txt may disallow. */
    name: z.string(),
    userAgent: z.string(),
  })
  .strict()
  .meta({ id: "BotIdentity" });
export type BotIdentity = z.infer<typeof botIdentity>;
