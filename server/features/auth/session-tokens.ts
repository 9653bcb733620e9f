import { createHmac } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";

export const sessionDays = 7;
/** How far the clocks of two processes may be apart; jose's own tolerance would lengthen sessions, too. */
const clockToleranceSeconds = 30;

const issuer = "linkstead";
const audience = "linkstead-api";
const type = "at+jwt";

// Decoders forgive padding, line breaks and stray bits at the end of a signature; one token has one spelling here.
const tokenPattern = /^[\w-]+\.[\w-]+\.[\w-]{42}[AEIMQUYcgkosw048]$/;

/** Anything else would fail in the database, where both are ids. */
const isUuid = (value: unknown): value is string =>
  typeof value === "string" && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);

/** What a session token says. `isAdmin` is for the screens alone: the server reads the role from the database. */
export type Claims = { sub: string; sid: string; isAdmin: boolean };

/** What stands in a token that we signed; times in seconds. */
type SignedToken = { claims: Claims; issuedAt: number; expiresAt: number };

/** Signs and reads session tokens, and marks other texts as ours. jose accepts more than we do by default, so every rule stands here once. */
export const createTokens = (secret: string, clock: () => Date) => {
  const key = new TextEncoder().encode(secret);
  if (key.length < 32) throw new Error("JWT_SECRET needs at least 32 bytes.");
  // A signature is the same for ever, and checking one is a fifth of a call; its time is looked at anew.
  const verified = new LRUCache<string, SignedToken>({ max: 2_000 });
  const verify = async (token: string): Promise<SignedToken | undefined> => {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ["HS256"],
        typ: type,
        issuer,
        audience,
        requiredClaims: ["exp", "iat", "sub", "sid"],
        currentDate: clock(),
      });
      const { sub, sid, isAdmin, iat = 0, exp = 0 } = payload;
      if (!isUuid(sub) || !isUuid(sid)) return undefined;
      return { claims: { sub, sid, isAdmin: isAdmin === true }, issuedAt: iat, expiresAt: exp };
    } catch {
      return undefined;
    }
  };
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
      if (!tokenPattern.test(token)) return undefined;
      const signed = verified.get(token) ?? (await verify(token));
      if (!signed) return undefined;
      verified.set(token, signed);
      const now = clock().getTime() / 1000;
      const ageSeconds = now - signed.issuedAt;
      const isInTime = now < signed.expiresAt && ageSeconds <= sessionDays * 24 * 3600;
      return isInTime && ageSeconds >= -clockToleranceSeconds ? signed.claims : undefined;
    },

    /** A mark that only we can put on a text, for what is no session and never runs out. */
    markOf: (purpose: string, text: string) =>
      createHmac("sha256", key).update(`${purpose}\n${text}`).digest("base64url"),
  };
};

export type Tokens = ReturnType<typeof createTokens>;
