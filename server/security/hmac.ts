import { createHmac, timingSafeEqual } from "node:crypto";

/** Whether `signature` is the HMAC-SHA256 (hex) of a text. Compares in constant time. */
export const isHmacValid = (secret: string, text: string, signature: string) => {
  const expected = Buffer.from(createHmac("sha256", secret).update(text).digest("hex"));
  const input = Buffer.from(signature);
  return input.length === expected.length && timingSafeEqual(input, expected);
};
