import { createRemoteJWKSet, jwtVerify } from "jose";
import type { Env } from "../env.ts";

export type GoogleIdentity = {
  /** Google's `sub`, which is never reassigned. */
  id: string;
  email: string;
  name: string | null;
  isVerified: boolean;
  /** Whether Google hosts the mailbox (Gmail or Google Workspace). */
  isAuthoritative: boolean;
};

export type Google = { clientId: string; verify: (credential: string) => Promise<GoogleIdentity | undefined> };

const issuers = ["accounts.google.com", "https://accounts.google.com"];

/**
 * Verifies ID tokens of Google Identity Services. `verify` returns undefined for tokens that Google did not issue for
 * us.
 * https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 */
export const createGoogle = (clientId: string, { GOOGLE_JWKS_URL }: Env, clock: () => Date): Google => {
  const keys = createRemoteJWKSet(new URL(GOOGLE_JWKS_URL), { timeoutDuration: 5_000 });
  return {
    clientId,
    verify: async (credential) => {
      try {
        const { payload } = await jwtVerify(credential, keys, {
          algorithms: ["RS256"],
          issuer: issuers,
          audience: clientId,
          requiredClaims: ["sub", "email", "exp", "iat"],
          currentDate: clock(),
        });
        const { sub, email, email_verified, hd, name } = payload;
        if (typeof sub !== "string" || typeof email !== "string" || !email) return undefined;
        const normalizedEmail = email.toLowerCase();
        const isVerified = email_verified === true || email_verified === "true";
        return {
          id: sub,
          email: normalizedEmail,
          name: typeof name === "string" ? name.slice(0, 100) : null,
          isVerified,
          isAuthoritative: isVerified && (normalizedEmail.endsWith("@gmail.com") || typeof hd === "string"),
        };
      } catch (error) {
        if ((error as { code?: string }).code === "ERR_JWKS_TIMEOUT") throw error;
        return undefined;
      }
    },
  };
};
