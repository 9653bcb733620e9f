import { z } from "zod";
import { paging, totals } from "../pagination.ts";
import { emailPattern } from "./waitlist-messages.ts";

export const waitlistInput = z
  .object({
    email: z.string().trim().max(254).regex(emailPattern, "Enter an address like name@company.com."),
    source: z.string().trim().max(40).optional(),
    /** Honeypot: hidden from people, so only bots fill it in. */
    nickname: z.string().max(200).optional(),
  })
  .strict();
export type WaitlistInput = z.infer<typeof waitlistInput>;

export const joinedResponse = z.object({ joined: z.literal(true) }).strict();

export const waitlistQuery = paging();

export const contactStates = ["waiting", "synced", "failed"] as const;

export const contact = z
  .object({
    id: z.uuid(),
    email: z.string(),
    source: z.string().nullable(),
    state: z.enum(contactStates),
    list: z.number().int().nullable(),
    createdAt: z.iso.datetime(),
  })
  .strict()
  .meta({ id: "Contact" });
export type Contact = z.infer<typeof contact>;

export const contactList = z.object({ contacts: z.array(contact), ...totals }).strict();
