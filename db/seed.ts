import { eq, sql } from "drizzle-orm";
import type { Db } from "./connect.ts";
import { seedPictures } from "./demo/pictures.ts";
import { seedClients } from "./demo/seed-clients.ts";
import { seedPayments } from "./demo/seed-payments.ts";
import { seedProject } from "./demo/seed-project.ts";
import { seedSubmissions } from "./demo/seed-submissions.ts";
import { contacts, plans, posts, projectInvitations, projectMembers, users } from "./schema/index.ts";
import { insertStarterPosts, type SaveImage, starterPosts } from "./starter-posts/starter-posts.ts";

/** The demo accounts. */
export const demoAdmin = { who: "Admin", email: "admin@linkstead.example", password: "linkstead-demo" };
export const demoCustomer = { who: "Customer", email: "customer@linkstead.example", password: "linkstead-demo" };
export const demoOperator = { who: "Operator", email: "operator@linkstead.example", password: "linkstead-demo" };
export const demoEditor = { who: "Editor", email: "editor@linkstead.example", password: "linkstead-demo" };
export const demoViewer = { who: "Viewer", email: "viewer@linkstead.example", password: "linkstead-demo" };
const demoAccounts = [demoAdmin, demoCustomer, demoOperator, demoEditor, demoViewer];

const firstNames = [
  "ada",
  "ben",
  "carla",
  "dario",
  "emma",
  "farid",
  "greta",
  "hugo",
  "ines",
  "jonas",
  "kira",
  "liam",
  "mara",
  "nils",
  "olga",
  "paul",
  "rosa",
  "sam",
  "tara",
  "uwe",
  "vera",
  "will",
  "yara",
  "zoe",
];
const companies = ["brightdesk", "parcelo", "northpine", "fieldnote", "quietship", "lumenworks"];

/** Fills an empty database with demo data; leaves any other unchanged. Returns the demo accounts that can sign in. */
export const seed = async (db: Db, saveImage: SaveImage) => {
  if ((await db.$count(users)) > 0) return listWorkingSignIns(db);
  const passwordHash = await Bun.password.hash(demoAdmin.password, {
    algorithm: "argon2id",
    memoryCost: 19_456,
    timeCost: 2,
  });
  await db.transaction(async (tx) => {
    // Links in the form of Stripe's test mode: placeholders would not be for sale on a production server.
    for (const { id } of await tx.select({ id: plans.id }).from(plans))
      await tx
        .update(plans)
        .set({ url: `https://buy.stripe.com/test_demo${id}` })
        .where(eq(plans.id, id));
    const [plan] = await tx.select({ id: plans.id }).from(plans).where(eq(plans.popular, true)).limit(1);
    const common = { passwordHash, emailVerifiedAt: new Date() };
    await tx.insert(users).values({ ...common, email: demoAdmin.email, name: "Demo admin", role: "admin" });
    const [customer, operator, editor, viewer] = await tx
      .insert(users)
      .values([
        { ...common, email: demoCustomer.email, name: "Demo customer", planId: plan?.id ?? null },
        { ...common, email: demoOperator.email, name: "Demo operator", role: "operator" as const },
        { ...common, email: demoEditor.email, name: "Demo editor" },
        { ...common, email: demoViewer.email, name: "Demo viewer" },
      ])
      .returning({ id: users.id });
    if (!customer || !operator || !editor || !viewer) throw new Error("The demo accounts were not created.");
    const now = new Date();
    const projectId = await seedProject(tx, customer.id, now);
    await tx.insert(projectMembers).values([
      { projectId, userId: editor.id, role: "editor" },
      { projectId, userId: viewer.id, role: "viewer" },
    ]);
    await tx.insert(projectInvitations).values({
      projectId,
      email: "ada@brightdesk.example",
      role: "editor",
      invitedBy: customer.id,
      expiresAt: sql`now() + make_interval(days => 6)`,
    });
    const pictures = await seedPictures(tx, projectId, saveImage);
    await seedSubmissions(tx, { projectId, userId: customer.id, operatorId: operator.id }, pictures, now);
    await seedClients(tx, { userId: customer.id, operatorId: operator.id }, now);
    await seedPayments(tx, plan?.id ?? null, now);
    await tx.insert(contacts).values(
      firstNames.map((name, at) => ({
        email: `${name}@${companies[at % companies.length]}.example`,
        source: at % 3 ? "hero" : "call-to-action",
        ...(at % 5 === 0
          ? { state: "waiting" as const }
          : at % 11 === 0
            ? { state: "failed" as const, reason: "400 Invalid email address" }
            : { state: "synced" as const, list: at % 4 ? 11 : 25 }),
        createdAt: sql`now() - make_interval(hours => ${at * 7 + 1})`,
      })),
    );
  });
  await insertStarterPosts(db);
  await spreadStarterPosts(db);
  return demoAccounts;
};

/** Returns the demo accounts that exist and still have the demo password. */
const listWorkingSignIns = async (db: Db) => {
  const working = [];
  for (const signIn of demoAccounts) {
    const [user] = await db
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.email, signIn.email));
    if (user?.passwordHash && (await Bun.password.verify(signIn.password, user.passwordHash))) working.push(signIn);
  }
  return working;
};

/** Dates the starter posts as if they had been published over the last months. */
const spreadStarterPosts = async (db: Db) => {
  for (const { slug, daysAgo } of starterPosts) {
    const publishedAt = sql`now() - make_interval(days => ${daysAgo})`;
    await db.update(posts).set({ createdAt: publishedAt, updatedAt: publishedAt }).where(eq(posts.slug, slug));
  }
};
