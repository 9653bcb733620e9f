// An authenticator in software that creates one passkey and signs in with it, as
// https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data describes.
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();
const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

type Values = { challenge: string; origin?: string; isVerified?: boolean };

export const createAuthenticator = (siteUrl: string) => {
  const { hostname, origin: siteOrigin } = new URL(siteUrl);
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, { challenge, origin = siteOrigin }: Values) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, { isVerified = true }: Values, rest = new Uint8Array()) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([
      sha256(hostname),
      Buffer.from([flags | userPresent | (isVerified ? userVerified : 0)]),
      count,
      rest,
    ]);
  };
  const credential = <Response>(response: Response) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key" as const,
    response,
    clientExtensionResults: {},
  });

  return {
    /** Sets the signature counter, like a copy of the authenticator would. */
    setCounter: (value: number) => {
      counter = value;
    },
    create: (values: Values) => {
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, "base64url"))],
          [-3, new Uint8Array(Buffer.from(y, "base64url"))],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const authData = new Uint8Array(authenticatorData(hasCredential, values, attested));
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      return credential({
        clientDataJSON: base64url(clientData("webauthn.create", values)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ["internal"],
      });
    },
    signIn: (values: Values) => {
      counter++;
      const authData = authenticatorData(0, values);
      const data = clientData("webauthn.get", values);
      const signature = sign("sha256", Buffer.concat([authData, sha256(data)]), privateKey);
      return credential({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      });
    },
  };
};
