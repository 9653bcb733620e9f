import type { Db } from "#db/connect.ts";
import { apiKeys, contacts, passkeys, plans, sessions, subscriptions, users } from "#db/schema/index.ts";
import { insertOne } from "./insert-one.ts";

/** Creates rows of people: their accounts, sessions, keys and plans. */
export const createAccountFactories = (db: Db) => ({
  user: async ({
    password,
    isAdmin = false,
    ...values
  }: Partial<typeof users.$inferInsert> & { password?: string; isAdmin?: boolean } = {}) => {
    // Cheap to verify, too.
    const passwordHash =
      password === undefined
        ? null
        : await Bun.password.hash(password, { algorithm: "argon2id", memoryCost: 8, timeCost: 1 });
    const email = `${crypto.randomUUID().slice(-12)}@people.example`;
    return insertOne(db, users, { email, passwordHash, ...(isAdmin && { role: "admin" as const }), ...values });
  },

  session: async ({ userId, ...values }: { userId: string } & Partial<typeof sessions.$inferInsert>) => {
    const lastSeenAt = new Date("2026-11-21T09:00:00Z");
    const expiresAt = new Date("2026-12-21T09:00:00Z");
    return insertOne(db, sessions, { id: Bun.randomUUIDv7(), userId, expiresAt, lastSeenAt, ...values });
  },

  apiKey: ({ userId, ...values }: { userId: string } & Partial<typeof apiKeys.$inferInsert>) =>
    insertOne(db, apiKeys, {
      userId,
      name: "Reports",
      scopes: ["read"],
      keyHash: crypto.randomUUID(),
      last4: "abcd",
      ...values,
    }),

  /** An inactive plan without a Stripe price. */
  plan: (values: Partial<typeof plans.$inferInsert> = {}) =>
    insertOne(db, plans, {
      label: "Basic",
      price: 10,
      type: "monthly",
      devise: "$",
      headline: "",
      description: "",
      features: [],
      nofeatures: [],
      active: false,
      popular: false,
      position: 0,
      ...values,
    }),

  subscription: async ({ userId, ...values }: { userId: string } & Partial<typeof subscriptions.$inferInsert>) => {
    const stripeId = `sub_${crypto.randomUUID().replaceAll("-", "")}`;
    return insertOne(db, subscriptions, { userId, stripeId, status: "canceled", cancelAtPeriodEnd: false, ...values });
  },

  /** A waitlist contact that the contact service has rejected. */
  contact: async (values: Partial<typeof contacts.$inferInsert> = {}) => {
    const email = `${crypto.randomUUID().slice(-12)}@people.example`;
    return insertOne(db, contacts, { email, state: "failed", ...values });
  },

  /** A passkey whose key signs nothing. */
  passkey: ({ userId, ...values }: { userId: string } & Partial<typeof passkeys.$inferInsert>) =>
    insertOne(db, passkeys, {
      userId,
      name: "Laptop",
      credentialId: crypto.randomUUID(),
      publicKey: "none",
      counter: 0,
      transports: ["internal"],
      isSynced: true,
      ...values,
    }),
});
