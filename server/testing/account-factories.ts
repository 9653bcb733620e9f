import type { Db } from "#db/connect.ts";
import { apiKeys, contacts, passkeys, plans, sessions, subscriptions, users } from "#db/schema/index.ts";

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
    const email = `${crypto.randomUUID().slice(0, 8)}@people.example`;
    const [user] = await db
      .insert(users)
      .values({ email, passwordHash, ...(isAdmin && { role: "admin" as const }), ...values })
      .returning();
    if (!user) throw new Error("The user was not created.");
    return user;
  },

  session: async ({ userId, ...values }: { userId: string } & Partial<typeof sessions.$inferInsert>) => {
    const lastSeenAt = new Date("2026-11-21T09:00:00Z");
    const expiresAt = new Date("2026-12-21T09:00:00Z");
    const [session] = await db
      .insert(sessions)
      .values({ id: Bun.randomUUIDv7(), userId, expiresAt, lastSeenAt, ...values })
      .returning();
    if (!session) throw new Error("The session was not created.");
    return session;
  },

  apiKey: async ({ userId, ...values }: { userId: string } & Partial<typeof apiKeys.$inferInsert>) => {
    const [key] = await db
      .insert(apiKeys)
      .values({ userId, name: "Reports", scopes: ["read"], keyHash: crypto.randomUUID(), last4: "abcd", ...values })
      .returning();
    if (!key) throw new Error("The API key was not created.");
    return key;
  },

  /** An inactive plan without a Stripe price. */
  plan: async (values: Partial<typeof plans.$inferInsert> = {}) => {
    const [plan] = await db
      .insert(plans)
      .values({
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
      })
      .returning();
    if (!plan) throw new Error("The plan was not created.");
    return plan;
  },

  subscription: async ({ userId, ...values }: { userId: string } & Partial<typeof subscriptions.$inferInsert>) => {
    const stripeId = `sub_${crypto.randomUUID().replaceAll("-", "")}`;
    const [subscription] = await db
      .insert(subscriptions)
      .values({ userId, stripeId, status: "canceled", cancelAtPeriodEnd: false, ...values })
      .returning();
    if (!subscription) throw new Error("The subscription was not created.");
    return subscription;
  },

  /** A waitlist contact that the contact service has rejected. */
  contact: async (values: Partial<typeof contacts.$inferInsert> = {}) => {
    const email = `${crypto.randomUUID().slice(0, 8)}@people.example`;
    const [contact] = await db
      .insert(contacts)
      .values({ email, state: "failed", ...values })
      .returning();
    if (!contact) throw new Error("The contact was not created.");
    return contact;
  },

  /** A passkey whose key signs nothing. */
  passkey: async ({ userId, ...values }: { userId: string } & Partial<typeof passkeys.$inferInsert>) => {
    const [passkey] = await db
      .insert(passkeys)
      .values({
        userId,
        name: "Laptop",
        credentialId: crypto.randomUUID(),
        publicKey: "none",
        counter: 0,
        transports: ["internal"],
        isSynced: true,
        ...values,
      })
      .returning();
    if (!passkey) throw new Error("The passkey was not created.");
    return passkey;
  },
});
