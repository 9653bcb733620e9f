import { z } from "zod";
import { currentPassword } from "./auth.ts";

/** What a challenge completes. `second-factor`: a sign-in that was verified by password, link or Google. */
export const challengePurposes = ["second-factor", "passkey-sign-in", "passkey-registration"] as const;
export type ChallengePurpose = (typeof challengePurposes)[number];

/** How long a started sign-in, and a started registration of a passkey, can be completed. */
export const challengeMinutes = 10;
export const recoveryCodeCount = 10;
export const maxPasskeys = 20;
/** Accounts without a password confirm changes by having signed in this recently. */
export const recentSignInMinutes = 15;

/** Six digits of an authenticator app, or a recovery code. */
const code = z.string().trim().min(1).max(40);
export const secondFactorInput = z.object({ challenge: z.string().min(1).max(200), code }).strict();
export type SecondFactorInput = z.infer<typeof secondFactorInput>;

/** Confirms that a change of the sign-in is made by the owner: the password, or a code if two-factor is on. */
export const confirmationInput = z.object({ password: currentPassword.optional(), code: code.optional() }).strict();
export type ConfirmationInput = z.infer<typeof confirmationInput>;

export const codeInput = z.object({ code }).strict();
/** What an authenticator app needs. `uri` is for its QR code. */
export const secondFactorSetup = z.object({ secret: z.string(), uri: z.string() }).strict();
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).strict();

const passkeyName = z.string().trim().min(1, "Enter a name.").max(60);
export const passkey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    isSynced: z.boolean(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .strict()
  .meta({ id: "Passkey" });
export type Passkey = z.infer<typeof passkey>;
export const passkeyNameInput = z.object({ name: passkeyName }).strict();

/** How the account can be signed in to. `secondFactor` is null while two-factor authentication is off. */
export const signInMethods = z
  .object({
    hasPassword: z.boolean(),
    google: z.object({ email: z.string().nullable() }).strict().nullable(),
    secondFactor: z.object({ enabledAt: z.iso.datetime(), recoveryCodesLeft: z.number().int() }).strict().nullable(),
    passkeys: z.array(passkey),
  })
  .strict();
export type SignInMethods = z.infer<typeof signInMethods>;

// WebAuthn's objects in JSON: https://www.w3.org/TR/webauthn-3/#sctn-parseCreationOptionsFromJSON
const base64url = z.string().max(20_000);
const publicKeyType = z.literal("public-key");
const descriptor = z
  .object({ id: z.string(), type: publicKeyType, transports: z.array(z.string()).optional() })
  .strict();

export const passkeyCreationOptions = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }).strict(),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }).strict(),
    pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: publicKeyType }).strict()),
    timeout: z.number().int(),
    attestation: z.literal("none"),
    excludeCredentials: z.array(descriptor),
    authenticatorSelection: z
      .object({
        residentKey: z.literal("required"),
        requireResidentKey: z.literal(true),
        userVerification: z.literal("required"),
      })
      .strict(),
  })
  .strict();

export const passkeyRequestOptions = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number().int(),
    userVerification: z.literal("required"),
  })
  .strict();

// Browsers add fields that we don't need, so unknown ones are dropped.
const credential = <Response extends z.ZodType>(response: Response) =>
  z.object({
    id: base64url.min(1),
    rawId: base64url,
    type: publicKeyType,
    response,
    clientExtensionResults: z.object({}),
  });

const newCredential = credential(
  z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
);

const usedCredential = credential(
  z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
);
export type UsedCredential = z.infer<typeof usedCredential>;

export const passkeyInput = z.object({ name: passkeyName, credential: newCredential }).strict();
export type PasskeyInput = z.infer<typeof passkeyInput>;
export const passkeySignInInput = z.object({ credential: usedCredential }).strict();
