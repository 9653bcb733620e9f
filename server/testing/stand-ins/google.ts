// Stand-in for Google's key set (JWKS), and ID tokens signed with its keys.
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from "jose";
import { createStandIn } from "./stand-in.ts";

type Claims = Record<string, unknown>;
type Signing = { key?: CryptoKey; kid?: string; alg?: string; expiresAt?: number };

export const googleKeys = async ({ clientId, clock }: { clientId: string; clock: () => Date }) => {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const keys = [{ ...(await exportJWK(publicKey)), kid: "first", alg: "RS256", use: "sig" }];
  const service = createStandIn(() => ({ status: 200, body: { keys }, headers: { "cache-control": "max-age=3600" } }));
  const seconds = () => Math.floor(clock().getTime() / 1000);
  return {
    ...service,
    clientId,
    stranger: (await generateKeyPair("RS256")).privateKey,
    /** Returns an ID token like Google's. `claims` and the signing options override its parts. */
    credential: (claims: Claims = {}, { key = privateKey, kid = "first", alg = "RS256", expiresAt }: Signing = {}) =>
      new SignJWT({
        iss: "https://accounts.google.com",
        azp: clientId,
        aud: clientId,
        sub: crypto.randomUUID(),
        email: `${crypto.randomUUID().slice(-12)}@gmail.com`,
        email_verified: true,
        name: "Ada Byron",
        iat: seconds(),
        ...claims,
      })
        .setProtectedHeader({ alg, kid, typ: "JWT" })
        .setExpirationTime(expiresAt ?? seconds() + 3600)
        .sign(key),
  };
};
