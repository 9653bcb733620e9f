import { z } from "zod";
import { emailAddress } from "../account/auth.ts";
import { creditBalance } from "../billing/credits.ts";
import { subscriptionStatuses } from "../billing/payments.ts";
import { changeReason, planGrant } from "../billing/plan-grants.ts";
import { namedPlan } from "../billing/plans.ts";
import { paging, totals } from "../pagination.ts";
import { teamRoles, userRoles } from "../roles.ts";
import { auditEntry } from "../site/audit-log.ts";

/** `past-due`: the last payment of a running subscription failed. */
export const userStatuses = ["trial", "active", "past-due", "expired"] as const;
export type UserStatus = (typeof userStatuses)[number];

export const userOrders = ["newest", "oldest", "last-seen", "email"] as const;

/** `q` searches name, email and website. */
export const userQuery = paging()
  .extend({
    q: z.string().trim().max(100).optional(),
    plan: z
      .string()
      .regex(/^\d{1,9}$/, "Enter the ID of a plan.")
      .transform(Number)
      .optional(),
    status: z.enum(userStatuses).optional(),
    role: z.enum(userRoles).optional(),
    order: z.enum(userOrders).default("newest"),
  })
  .strict();
export type UserQuery = z.infer<typeof userQuery>;

/** `isAdmin` is the older form: an admin, or a customer again. */
export const roleInput = z.union([
  z.object({ role: z.enum(userRoles) }).strict(),
  z.object({ isAdmin: z.boolean() }).strict(),
]);
export type RoleInput = z.infer<typeof roleInput>;

export const teamInvitationInput = z.object({ email: emailAddress, role: z.enum(teamRoles) }).strict();
export type TeamInvitationInput = z.infer<typeof teamInvitationInput>;

const money = z.object({ amount: z.number(), currency: z.string() }).strict();

/**
 * An account as shown to admins. `sessions`: how many are active. `purchases`: the one-time payments that were not
 * refunded, per currency. `credits`: the submissions left.
 */
export const listedUser = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string().nullable(),
    website: z.string().nullable(),
    isAdmin: z.boolean(),
    role: z.enum(userRoles),
    status: z.enum(userStatuses),
    plan: namedPlan.nullable(),
    projects: z.number().int(),
    credits: z.number().int(),
    purchases: z.array(money),
    sessions: z.number().int(),
    lastSeenAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .strict()
  .meta({ id: "ListedUser" });
export type ListedUser = z.infer<typeof listedUser>;

export const userList = z.object({ users: z.array(listedUser), ...totals }).strict();

const noteText = z.string().trim().min(1, "Enter a note.").max(5_000);
export const noteInput = z.object({ text: noteText }).strict();
export const notePath = z.object({ id: z.uuid(), noteId: z.uuid() }).strict();
const adminOf = z.object({ email: z.string() }).strict().nullable();
export const customerNote = z
  .object({
    id: z.uuid(),
    text: z.string(),
    author: adminOf,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime().nullable(),
  })
  .strict()
  .meta({ id: "CustomerNote" });
export type CustomerNote = z.infer<typeof customerNote>;
export const noteList = z.object({ notes: z.array(customerNote), total: z.number().int() }).strict();

export const trialInput = z.object({ endsAt: z.iso.datetime({ offset: true }), note: changeReason }).strict();
export type TrialInput = z.infer<typeof trialInput>;

const paidThing = {
  id: z.uuid(),
  plan: z.string().nullable(),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
};

export const userDetail = listedUser
  .extend({
    emailVerifiedAt: z.iso.datetime().nullable(),
    trialEndsAt: z.iso.datetime().nullable(),
    stripeCustomerId: z.string().nullable(),
    balances: z.array(creditBalance),
    subscriptions: z.array(
      z
        .object({
          ...paidThing,
          stripeId: z.string(),
          status: z.enum(subscriptionStatuses),
          currentPeriodEnd: z.iso.datetime().nullable(),
          cancelAtPeriodEnd: z.boolean(),
          createdAt: z.iso.datetime(),
        })
        .strict(),
    ),
    payments: z.array(
      z
        .object({
          ...paidThing,
          paymentIntentId: z.string().nullable(),
          refundedAt: z.iso.datetime().nullable(),
          createdAt: z.iso.datetime(),
        })
        .strict(),
    ),
    grants: z.array(planGrant),
    ownProjects: z.array(
      z
        .object({
          id: z.uuid(),
          name: z.string(),
          url: z.string(),
          links: z.number().int(),
          createdAt: z.iso.datetime(),
        })
        .strict(),
    ),
    notes: z.array(customerNote),
    audit: z.array(auditEntry),
  })
  .strict()
  .meta({ id: "UserDetail" });
export type UserDetail = z.infer<typeof userDetail>;

/** `expiresAt`: when the session of an admin who is signed in as a customer ends. */
export const supportSession = z.object({ accessToken: z.string(), expiresAt: z.iso.datetime() }).strict();
