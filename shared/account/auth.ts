import { z } from "zod";

/** What a link sent by email verifies or does. */
export const tokenPurposes = [
  "confirm-email",
  "magic-link",
  "password-reset",
  "team-invitation",
  "keep-account",
] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

/** Where the links of emailed invitations to projects lead. */
export const invitationsPath = "/invitations";
/** How long an invitation to a project or to the team is valid. */
export const invitationDays = 7;

export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email("Enter an address like name@company.com."));
const token = z.string().min(1).max(200);

/** Sign-in accepts passwords of any length: a short one is a wrong password, not invalid input. */
const anyPassword = z.string().min(1).max(128);
/** The password of a signed-in user, asked for again. */
export const currentPassword = z.string().min(1).max(128);
export const newPassword = z.string().min(8, "Use at least 8 characters.").max(128, "Use at most 128 characters.");

const planId = z.number().int().min(0).max(2_147_483_647);
export const personName = z.string().trim().max(100);
/** `ada.example` or a full http(s) URL; empty for none. Rejects other schemes, such as `javascript:`. */
export const website = z
  .string()
  .trim()
  // Parsing an extremely long URL takes seconds.
  .max(300, { abort: true })
  .refine((text) => text === "" || isWebsite(text), "Enter an address like https://example.com.");

const isWebsite = (text: string) => {
  const url = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  // In a URL without a scheme, a colon before the first slash must start a port.
  const isBareHost = url === text || /^[^\s:/?#@\\]+(:\d+)?([/?#]|$)/.test(text);
  return isBareHost && URL.canParse(url);
};

export const signInInput = z.object({ email: z.string().trim().min(3).max(254), password: anyPassword }).strict();
export type SignInInput = z.infer<typeof signInInput>;

export const signUpInput = z
  .object({
    email: emailAddress,
    password: newPassword,
    name: personName.optional(),
    website: website.optional(),
    planId: planId.optional(),
  })
  .strict();
export type SignUpInput = z.infer<typeof signUpInput>;

export const emailInput = z.object({ email: emailAddress }).strict();
/** `next`: where the link leads after sign-in; the dashboard if it is not one of its pages. */
export const magicLinkQuery = z.object({ email: emailAddress, next: z.string().max(2_000).optional() }).strict();
export const tokenInput = z.object({ token }).strict();
export const tokenQuery = z.object({ token }).strict();
export const resetInput = z.object({ password: newPassword, resetPasswordToken: token }).strict();
/** `planId`: the plan that a new user chose; ignored for existing accounts. */
export const googleInput = z.object({ credential: z.string().min(1).max(10_000), planId: planId.optional() }).strict();
export type GoogleInput = z.infer<typeof googleInput>;
export const signOutInput = z.object({ everywhere: z.boolean().optional() }).strict();

/** `paymentUrl`: the payment page for a user without a plan. */
export const signedIn = z.object({ accessToken: z.string(), paymentUrl: z.string().optional() }).strict();
export type SignedIn = z.infer<typeof signedIn>;
export const existsResponse = z.object({ exists: z.boolean() }).strict();
export const sentResponse = z.object({ sent: z.literal(true) }).strict();
export const keepResponse = z.object({ kept: z.literal(true) }).strict();
export const changedResponse = z.object({ changed: z.literal(true) }).strict();
