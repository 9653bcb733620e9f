import type { SecretBox } from "../../security/secret-box.ts";

export const sealSecret = (secrets: SecretBox, destinationId: string, secret: object) =>
  secrets.seal(JSON.stringify(secret), destinationId);

/** Throws if the secret can't be decrypted. */
export const openSecret = (secrets: SecretBox, destinationId: string, sealed: string | null): unknown =>
  sealed === null ? {} : JSON.parse(secrets.open(sealed, destinationId));
