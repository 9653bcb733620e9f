import { createHmac } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";

/** A session that is used gets longer, and its browser a new token; an unused one ends after this time. */
export const sessionDays = 7;
export const sessionEnd = (now: Date) => new Date(now.getTime() + sessionDays * 24 * 3600 * 1000);
/**
 * How long before its time of issue a token is accepted: setting a clock back must not sign anyone out. jose's
 * `clockTolerance` would also extend sessions.
 */
const clockToleranceSeconds = 24 * 3600;

const issuer = "linkstead";
const audience = "linkstead-api";
const type = "at+jwt";

// Lenient base64 decoders accept padding, line breaks and stray trailing bits; this accepts one spelling per token.
const tokenPattern = /^[\w-]+\.[\w-]+\.[\w-]{42}[AEIMQUYcgkosw048]$/;

/** `sub` and `sid` are UUID columns; other values would fail in the query. */
const isUuid = (value: unknown): value is string =>
  typeof value === "string" && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);

/** Claims of a session token. `isAdmin` is only for the UI: the server reads the role from the database. */
export type Claims = { sub: string; sid: string; isAdmin: boolean };

/** A verified token. Times are Unix seconds. */
type SignedToken = { claims: Claims; issuedAt: number; expiresAt: number };

/** Signs and reads session tokens, and signs other texts. jose's defaults are lenient, so every check is explicit. */
export const createTokens = (secret: string, clock: () => Date) => {
  const key = new TextEncoder().encode(secret);
  if (key.length < 32) throw new Error("JWT_SECRET needs at least 32 bytes.");
  // Verifying a signature takes a fifth of a request, so results are cached; expiry is checked on every read.
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

    /** Returns the claims and the time of issue in Unix seconds, or undefined for an invalid or expired token. */
    read: async (token: string): Promise<(Claims & { issuedAt: number }) | undefined> => {
      if (!tokenPattern.test(token)) return undefined;
      const signed = verified.get(token) ?? (await verify(token));
      if (!signed) return undefined;
      verified.set(token, signed);
      const now = clock().getTime() / 1000;
      const ageSeconds = now - signed.issuedAt;
      const isInTime = now < signed.expiresAt && ageSeconds <= sessionDays * 24 * 3600;
      if (!isInTime || ageSeconds < -clockToleranceSeconds) return undefined;
      return { ...signed.claims, issuedAt: signed.issuedAt };
    },

    /** Returns an HMAC of the text, for tokens other than sessions. It never expires. */
    markOf: (purpose: string, text: string) =>
      createHmac("sha256", key).update(`${purpose}\n${text}`).digest("base64url"),
  };
};

export type Tokens = ReturnType<typeof createTokens>;
