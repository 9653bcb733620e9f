import { createHash, randomBytes } from "node:crypto";

/** Returns a random token, of 256 bits by default. Store its hash only, so that a leaked table exposes no token. */
export const createToken = (bytes = 32) => randomBytes(bytes).toString("base64url");

/** A plain hash is enough, because a random token cannot be guessed. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");
