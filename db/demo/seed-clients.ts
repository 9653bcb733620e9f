import { emptyKit } from "#shared/links/kit.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import { dayMs } from "#shared/time.ts";
import type { Db } from "../connect.ts";
import { keywords, mentions, projectActivity, projects } from "../schema/index.ts";
import { demoClients, demoKit } from "./data.ts";
import { seedHistory } from "./seed-submissions.ts";
import { type DemoSubmission, demoClientSubmissions, purchasedDaysAgo } from "./submissions.ts";

type Accounts = { userId: string; operatorId: string };

/** Creates the projects of the demo customer's clients. They are older than the demo project, which is shown first. */
export const seedClients = async (db: Db, accounts: Accounts, now: Date) => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  for (const [index, client] of demoClients.entries())
    await seedClient(db, accounts, {
      client,
      submissions: demoClientSubmissions[index] ?? [],
      createdAt: daysAgo(purchasedDaysAgo + 2 + index),
      now,
    });
};

type Seeded = {
  client: (typeof demoClients)[number];
  submissions: readonly DemoSubmission[];
  createdAt: Date;
  now: Date;
};

const seedClient = async (
  db: Db,
  { userId, operatorId }: Accounts,
  { client, submissions, createdAt, now }: Seeded,
) => {
  const { project, keyword: text } = client;
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const [created] = await db
    .insert(projects)
    .values({
      ...project,
      userId,
      origins: [project.url],
      widgetSecret: crypto.randomUUID(),
      createdAt,
      // Like the demo project, scanned after an hour.
      nextScanAt: new Date(now.getTime() + 3_600_000),
    })
    .returning({ id: projects.id });
  if (!created) throw new Error("The client's project was not created.");
  const { id: projectId } = created;
  const keyword = { projectId, text, normalizedText: foldCase(text), match: "phrase" as const, exclude: [] };
  await db.insert(keywords).values({ ...keyword, lastScanAt: daysAgo(0.01), createdAt });
  await db.insert(mentions).values(
    client.mentions.map(({ daysAgo: days, ...mention }, at) => ({
      ...mention,
      projectId,
      externalId: `demo-${at}`,
      keyword: text,
      reasons: ["Asks a question"],
      url: `https://news.example/${foldCase(project.name)}/${at}`,
      authorUrl: `https://news.example/people/${mention.author}`,
      publishedAt: daysAgo(days + 0.02),
      foundAt: daysAgo(days),
      ...(mention.status === "replied" && { reply: "Well done!", repliedAt: daysAgo(days - 0.1) }),
    })),
  );
  const { name, url, description } = project;
  const { pricingModel, priceFrom, currency, period, consents } = demoKit;
  const price = { pricingModel, priceFrom, currency, period, consents };
  const kit = { ...emptyKit, ...price, ...client.kit, name, url, oneLiner: description };
  await seedHistory(db, { projectId, userId, operatorId }, { kit, submissions, now });
  await db.insert(projectActivity).values({
    projectId,
    actorId: userId,
    kind: "keyword.added",
    subject: text,
    createdAt: daysAgo(submissions.length),
  });
};
