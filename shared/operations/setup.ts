// The owner's checklist for a new installation.
import { z } from "zod";
import { setupCheckIds } from "./setup-checks.ts";

/** `to-do`: not set up yet; `failing`: set up, but it doesn't work. */
export const setupStates = ["done", "to-do", "failing"] as const;
export type SetupState = (typeof setupStates)[number];

/** One way to fix a check. `code`: a variable, command or list to copy; `href`: the page on which to do it. */
const setupFix = z.object({ text: z.string(), code: z.string().nullable(), href: z.string().nullable() }).strict();
export type SetupFix = z.infer<typeof setupFix>;

/** `summary`: what was found, as a sentence; `problems`: each part that is wrong. */
export const setupCheck = z
  .object({
    id: z.enum(setupCheckIds),
    isRequired: z.boolean(),
    isDismissed: z.boolean(),
    state: z.enum(setupStates),
    summary: z.string(),
    problems: z.array(z.string()),
    fixes: z.array(setupFix),
  })
  .strict()
  .meta({ id: "SetupCheck" });
export type SetupCheck = z.infer<typeof setupCheck>;

/** `checkedAt`: when other services were asked; `open`: checks that are neither done nor dismissed. */
export const setup = z
  .object({ checks: z.array(setupCheck), open: z.number().int(), checkedAt: z.iso.datetime() })
  .strict()
  .meta({ id: "Setup" });
export type Setup = z.infer<typeof setup>;

/** `required`: how many of the `open` checks are required; `checkout`: why no one can pay, or null. */
export const setupSummary = z
  .object({ open: z.number().int(), required: z.number().int(), checkout: z.string().nullable() })
  .strict();
export type SetupSummary = z.infer<typeof setupSummary>;

/** An id that only this installation's processes share. */
export const installation = z.object({ id: z.string() }).strict();

/** `refresh=true` asks other services again instead of using answers of the last minute. */
export const setupQuery = z.object({ refresh: z.enum(["true", "false"]).optional() }).strict();
export const setupPath = z.object({ check: z.enum(setupCheckIds) });
export const setupCheckChange = z.object({ isDismissed: z.boolean() }).strict();
