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
