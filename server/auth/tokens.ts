import { createHmac } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";

export const sessionDays = 7;
/** How far the clocks of two processes may be apart; jose's own tolerance would lengthen sessions, too. */
const clocksApartSeconds = 30;

const issuer = "linkstead";
const audience = "linkstead-api";
const type = "at+jwt";

// Decoders forgive padding, line breaks and stray bits at the end of a signature; one token has one spelling here.
const spelling = /^[\w-]+\.[\w-]+\.[\w-]{42}[AEIMQUYcgkosw048]$/;

/** What a session token says. `isAdmin` is for the screens alone: the server reads the role from the database. */
export type Claims = { sub: string; sid: string; isAdmin: boolean };

/** Signs and reads session tokens, and marks other texts as ours. jose accepts more than we do by default, so every rule stands here once. */
export const createTokens = (secret: string, clock: () => Date) => {
  const key = new TextEncoder().encode(secret);
  if (key.length < 32) throw new Error("JWT_SECRET needs at least 32 bytes.");
  return {
    sign: ({ sub, sid, isAdmin }: Claims, expiresAt: Date) =>
      new SignJWT({ sid, isAdmin })
        .setProtectedHeader({ alg: "HS256", typ: type })
        .setSubject(sub)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(clock())
        .setExpirationTime(expiresAt)
        .sign(key),

    /** The claims, or undefined for anything that we did not sign just so. */
    read: async (token: string): Promise<Claims | undefined> => {
      if (!spelling.test(token)) return undefined;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ["HS256"],
          typ: type,
          issuer,
          audience,
          requiredClaims: ["exp", "iat", "sub", "sid"],
          currentDate: clock(),
        });
        const { sub, sid, isAdmin, iat = 0 } = payload;
        const ageSeconds = clock().getTime() / 1000 - iat;
        if (ageSeconds > sessionDays * 24 * 3600 || ageSeconds < -clocksApartSeconds) return undefined;
        return typeof sub === "string" && typeof sid === "string" ? { sub, sid, isAdmin: isAdmin === true } : undefined;
      } catch {
        return undefined;
      }
    },

    /** A mark that only we can put on a text, for what is no session and never runs out. */
    markOf: (purpose: string, text: string) =>
      createHmac("sha256", key).update(`${purpose}\n${text}`).digest("base64url"),
  };
};

export type Tokens = ReturnType<typeof createTokens>;
