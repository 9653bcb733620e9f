import { z } from "zod";

/** The names under which the browser keeps the session; the cookie is read by the page renderer alone. */
export const storageKeys = { token: "token", project: "current_project_id", mode: "current_mode" } as const;

/** What a mailed link proves or does. */
export const tokenPurposes = ["confirm-email", "magic-link", "password-reset"] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

export const trialDays = 3;

const email = z.string().trim().toLowerCase().max(254).pipe(z.email("Enter an address like name@company.com."));
const token = z.string().min(1).max(200);

/** What someone typed to sign in; a short one is a wrong password, not a malformed one. */
const anyPassword = z.string().min(1).max(128);
export const newPassword = z.string().min(8, "Use at least 8 characters.").max(128, "Use at most 128 characters.");

const planId = z.number().int().min(0).max(2_147_483_647);
export const personName = z.string().trim().max(100);
/** `ada.example` or a whole http(s) address; empty for none. Other schemes, such as `javascript:`, are refused. */
export const website = z
  .string()
  .trim()
  // Parsing an endless address takes seconds.
  .max(300, { abort: true })
  .refine((text) => text === "" || isWebsite(text), "Enter an address like https://example.com.");

const isWebsite = (text: string) => {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  // A colon before the first slash of a bare address can only begin a port.
  const isBareHost = address === text || /^[^\s:/?#@\\]+(:\d+)?([/?#]|$)/.test(text);
  return isBareHost && URL.canParse(address);
};

export const signInInput = z.object({ email: z.string().trim().min(3).max(254), password: anyPassword }).strict();
export type SignInInput = z.infer<typeof signInInput>;

export const signUpInput = z
  .object({
    email,
    password: newPassword,
    name: personName.optional(),
    website: website.optional(),
    planId: planId.optional(),
  })
  .strict();
export type SignUpInput = z.infer<typeof signUpInput>;

export const emailInput = z.object({ email }).strict();
/** `next`: where the link leads once it has signed in; the dashboard when it is not one of its pages. */
export const magicLinkQuery = z.object({ email, next: z.string().max(2_000).optional() }).strict();
export const tokenInput = z.object({ token }).strict();
export const tokenQuery = z.object({ token }).strict();
export const resetInput = z.object({ password: newPassword, resetPasswordToken: token }).strict();
/** `planId`: the plan that a newcomer chose on the way; whoever has an account keeps theirs. */
export const googleInput = z.object({ credential: z.string().min(1).max(10_000), planId: planId.optional() }).strict();
export type GoogleInput = z.infer<typeof googleInput>;
export const signOutInput = z.object({ everywhere: z.boolean().optional() }).strict();

/** `paymentUrl`: where someone without a plan goes to pay. */
export const signedIn = z.object({ accessToken: z.string(), paymentUrl: z.string().optional() }).strict();
export type SignedIn = z.infer<typeof signedIn>;
export const existsAnswer = z.object({ exists: z.boolean() }).strict();
export const sentAnswer = z.object({ sent: z.literal(true) }).strict();
