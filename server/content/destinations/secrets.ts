import type { SecretBox } from "../../security/secret-box.ts";

export const sealSecret = (secrets: SecretBox, destinationId: string, secret: object) =>
  secrets.seal(JSON.stringify(secret), destinationId);

/** The decrypted secret, or undefined if its key is gone. */
export const openSecret = (secrets: SecretBox, { id, secret }: { id: string; secret: string | null }): unknown => {
  try {
    return secret === null ? {} : JSON.parse(secrets.open(secret, id));
  } catch {
    return undefined;
  }
};
