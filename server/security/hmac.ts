import { createHmac, timingSafeEqual } from "node:crypto";

/** Whether a text is the secret one. Compares hashes, which have equal length, in constant time. */
export const isSecretEqual = (sent: string, expected: string) => timingSafeEqual(hash(sent), hash(expected));

const hash = (text: string) => new Bun.CryptoHasher("sha256").update(text).digest();

/** Whether `signature` is the HMAC-SHA256 (hex) of a text. */
export const isHmacValid = (secret: string, text: string, signature: string) =>
  isSecretEqual(signature, createHmac("sha256", secret).update(text).digest("hex"));
