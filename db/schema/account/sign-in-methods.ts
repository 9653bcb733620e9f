import { bigint, boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { challengePurposes } from "#shared/account/sign-in-methods.ts";
import { createdAt, id, instant } from "../columns.ts";
import { users } from "../users.ts";

/** An authenticator app (TOTP), the second step of a sign-in once it is confirmed. */
export const secondFactors = pgTable("second_factors", {
  id: id(),
  userId: uuid("user_id")
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The shared secret, encrypted. */
  secret: text("secret").notNull(),
  /** When the first code was entered. Until then, signing in needs no code. */
  confirmedAt: instant("confirmed_at"),
  /** The time step of the code used last: each code works once. */
  lastStep: integer("last_step"),
  createdAt: createdAt(),
});

/** Unused recovery codes of second factors. Only the hash is stored, and a used code is deleted. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("recovery_codes_user").on(table.userId)],
);

/** WebAuthn credentials, which sign in without a password. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    credentialId: text("credential_id").notNull().unique(),
    /** The COSE public key, in base64url. */
    publicKey: text("public_key").notNull(),
    /** The authenticator's signature counter; 0 if it has none. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull(),
    /** Whether the authenticator syncs it to other devices. */
    isSynced: boolean("is_synced").notNull(),
    lastUsedAt: instant("last_used_at"),
    createdAt: createdAt(),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** Started sign-ins and passkey registrations. Single-use; only the hash of the challenge is stored. */
export const signInChallenges = pgTable(
  "sign_in_challenges",
  {
    id: id(),
    purpose: text("purpose", { enum: challengePurposes }).notNull(),
    challengeHash: text("challenge_hash").notNull().unique(),
    /** Null until a passkey names its user. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("sign_in_challenges_user").on(table.userId)],
);
