import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { feedbacks, keywords, leads, mentions, offers, projects, users } from "../schema/index.ts";
import { fromSnapshot } from "../testing/snapshot.ts";
import { demoFeedback, demoKeywords, demoMentions } from "./data.ts";
import { seedProject } from "./seed-project.ts";

const database = await fromSnapshot();
const { db } = database;

test("a customer gets a project with consistent mentions, leads, feedback and times", async () => {
  const now = new Date("2026-11-21T09:00:00Z");
  const [user] = await db.insert(users).values({ email: "customer@people.example" }).returning();
  await seedProject(db, user?.id ?? "", now);
  const [project] = await db.select().from(projects);
  expect(project).toMatchObject({ userId: user?.id, name: "Brightdesk" });
  expect(await db.$count(keywords)).toBe(demoKeywords.length);

  const found = await db.select().from(mentions).innerJoin(leads, eq(leads.id, mentions.leadId));
  expect(found).toHaveLength(demoMentions.length);
  for (const { mentions: mention, leads: lead } of found) {
    expect(lead).toMatchObject({ handle: mention.author, source: mention.source });
    expect(lead.score).toBeGreaterThanOrEqual(mention.score);
    expect(mention.foundAt >= lead.firstSeenAt && mention.foundAt <= lead.lastSeenAt).toBe(true);
    expect(mention.publishedAt < mention.foundAt && mention.foundAt < now).toBe(true);
    expect(mention.repliedAt === null).toBe(mention.status !== "replied");
  }
  const counted = (await db.select().from(leads)).reduce((sum, lead) => sum + lead.mentions, 0);
  expect(counted).toBe(found.length);

  expect(await db.$count(feedbacks)).toBe(demoFeedback.length);
  const offered = await db.select().from(feedbacks).innerJoin(offers, eq(offers.id, feedbacks.offerId));
  expect(offered.length).toBeGreaterThan(10);
  for (const { feedbacks: feedback, offers: offer } of offered) expect(offer.mode).toBe(feedback.mode);
  await database.close();
});
