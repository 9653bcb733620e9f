// Encrypts customers' credentials at rest with AES-256-GCM, and hashes secrets that we only have to recognize.
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";

const version = "v1";

const derive = (secret: string, purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));

const keyOf = (secret: string) => {
  const bytes = derive(secret, "linkstead customer credentials");
  return {
    bytes,
    id: createHash("sha256").update(bytes).digest("hex").slice(0, 8),
    hashingBytes: derive(secret, "linkstead lookup hashes"),
  };
};

/**
 * Encrypts with the key derived from `current` and decrypts with any. `context` is what the text belongs to, like a row's
 * id: a ciphertext can't be moved to another row. Format: `v1.{key id}.{nonce}.{ciphertext and tag}`, in base64url.
 */
export const createSecretBox = ({ current, previous = [] }: { current: string; previous?: readonly string[] }) => {
  const key = keyOf(current);
  const keys = [key, ...previous.map(keyOf)];
  return {
    seal: (text: string, context: string) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key.bytes, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return [version, key.id, nonce.toString("base64url"), sealed.toString("base64url")].join(".");
    },

    /** Throws if the text was changed, belongs to another context, or no key fits. */
    open: (sealed: string, context: string) => {
      const [format, id, nonce = "", data = ""] = sealed.split(".");
      const used = keys.find((one) => one.id === id);
      if (format !== version || !used) throw new Error("This secret was encrypted with an unknown key.");
      const bytes = Buffer.from(data, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", used.bytes, Buffer.from(nonce, "base64url"), {
        authTagLength: 16,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString("utf8");
    },

    /**
     * HMAC-SHA256 hashes under which to look up a random secret: with the current key first, then with previous ones, so
     * that rows of before a key change are found.
     */
    lookupHashes: (secret: string): [current: string, ...previous: string[]] => {
      const hash = ({ hashingBytes }: typeof key) =>
        createHmac("sha256", hashingBytes).update(secret).digest("base64url");
      return [hash(key), ...keys.filter(({ id }) => id !== key.id).map(hash)];
    },

    /** Whether the text was encrypted with the current key. */
    isCurrent: (sealed: string) => sealed.startsWith(`${version}.${key.id}.`),
  };
};

export type SecretBox = ReturnType<typeof createSecretBox>;
