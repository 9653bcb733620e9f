import { z } from "zod";
import { subscription } from "../billing/payments.ts";
import { plan } from "../billing/plans.ts";
import { ownerEmails, userRoles } from "../roles.ts";
import { newPassword, currentPassword as password, personName, website } from "./auth.ts";

const limit = z.number().int().nullable();
const limits = z.object({ projects: limit, keywords: limit, replies: limit, exports: limit }).strict();
const count = z.number().int();
const usage = z.object({ projects: count, keywords: count, replies: count, exports: count }).strict();

/** The signed-in user with their plan, limits and usage. */
export const me = z
  .object({
    id: z.uuid(),
    email: z.string(),
    emailVerifiedAt: z.iso.datetime().nullable(),
    pendingEmail: z.string().nullable(),
    name: z.string().nullable(),
    website: z.string().nullable(),
    isAdmin: z.boolean(),
    role: z.enum(userRoles),
    createdAt: z.iso.datetime(),
    trialEndsAt: z.iso.datetime().nullable(),
    /** When the account is erased, if its owner has deleted it. */
    deletionAt: z.iso.datetime().nullable(),
    plan: plan.nullable(),
    subscription: subscription.nullable(),
    /** The plan bought last with a single payment, which is the plan once the subscription has ended. */
    boughtPlan: plan.nullable(),
    limits,
    usage,
    /** Set while an administrator is signed in as this user. */
    isSupportAccess: z.literal(true).optional(),
  })
  .strict()
  .meta({ id: "Me" });
export type Me = z.infer<typeof me>;

/** Changing the email requires the current password, if one is set. */
export const meInput = z
  .object({
    name: personName.nullable().optional(),
    website: website.nullable().optional(),
    email: z.string().trim().toLowerCase().max(254).pipe(z.email("Enter an address like name@company.com.")).optional(),
    password: password.optional(),
  })
  .strict();
export type MeInput = z.infer<typeof meInput>;

export const passwordInput = z.object({ password: password.optional(), newPassword }).strict();
export type PasswordInput = z.infer<typeof passwordInput>;
export const confirmedResponse = z.object({ confirmed: z.literal(true) }).strict();
/** An account is erased this long after its owner deleted it, unless they keep it. */
export const deletionGraceDays = 14;
/** With `grace`, the account is erased after `deletionGraceDays`. */
export const deleteInput = z.object({ password: password.optional(), grace: z.boolean().optional() }).strict();
export type DeleteInput = z.infer<typeof deleteInput>;

/** Preferences for optional emails; required account emails are always sent. */
export const emailPreferences = z
  .object({
    digest: z.boolean(),
    submissions: z.boolean(),
    /** For administrators: the emails about the business that are off. */
    mutedOwnerEmails: z.array(z.enum(ownerEmails)).max(ownerEmails.length).optional(),
  })
  .strict();
export type EmailPreferences = z.infer<typeof emailPreferences>;
/** What is left out stays as it is. */
export const emailPreferencesInput = emailPreferences.partial({ submissions: true, mutedOwnerEmails: true });
export type EmailPreferencesInput = z.infer<typeof emailPreferencesInput>;

export const session = z
  .object({
    id: z.uuid(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    device: z.string().nullable(),
    current: z.boolean(),
    /** An administrator who is signed in as this user. */
    isSupportAccess: z.boolean(),
  })
  .strict()
  .meta({ id: "Session" });
export type Session = z.infer<typeof session>;
export const sessionList = z.object({ sessions: z.array(session), total: z.number().int() }).strict();
