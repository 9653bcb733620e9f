// Two-factor authentication for tests: an account with it, and the codes of its authenticator app.
import { Secret, TOTP } from "otpauth";
import { secondFactors } from "#db/schema/index.ts";
import type { Dependencies } from "../dependencies.ts";

/** The code that an authenticator app shows at this time. */
export const totpCode = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** Turns two-factor authentication on without entering a code, and returns the secret. */
export const enableSecondFactor = async (
  { db, clock, secrets }: Pick<Dependencies, "db" | "clock" | "secrets">,
  userId: string,
) => {
  const secret = new Secret({ size: 20 }).base32;
  const id = Bun.randomUUIDv7();
  const values = { id, secret: secrets.seal(secret, id), confirmedAt: clock() };
  // Tests of all routes turn it on more than once for the same person.
  await db
    .insert(secondFactors)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: secondFactors.userId, set: values });
  return secret;
};
