import { sql } from "drizzle-orm";
import { foldCase } from "#shared/text/fold-case.ts";
import { hourMs } from "#shared/time.ts";
import type { Db } from "../connect.ts";
import { keywords, leads, mentions, projects } from "../schema/index.ts";
import { type DemoMention, demoKeywords, demoLeadStatuses, demoMentions, demoProject, demoSites } from "./data.ts";
import { seedFeedback } from "./seed-feedback.ts";
import { purchasedDaysAgo } from "./submissions.ts";

/** Creates a project with two months of keywords, mentions, leads and feedback. Returns its id. */
export const seedProject = async (db: Db, userId: string, now: Date) => {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const foundAt = ({ daysAgo }: DemoMention) => hoursAgo(daysAgo * 24);
  const [project] = await db
    .insert(projects)
    .values({
      ...demoProject,
      userId,
      widgetSecret: crypto.randomUUID(),
      // The first scan of the demo runs after an hour, then on the normal schedule.
      createdAt: hoursAgo((purchasedDaysAgo + 1) * 24),
      nextScanAt: hoursAgo(-1),
    })
    .returning({ id: projects.id });
  if (!project) throw new Error("The demo's project was not made.");
  const projectId = project.id;

  await db.insert(keywords).values(
    demoKeywords.map((keyword, at) => ({
      ...keyword,
      projectId,
      normalizedText: foldCase(keyword.text),
      lastScanAt: hoursAgo(0.2),
      createdAt: hoursAgo(60 * 24 - at),
    })),
  );

  const people = [...Map.groupBy(demoMentions, ({ source, author }) => `${source} ${author}`).values()].map((posts) => {
    const [newest] = posts;
    const best = posts.reduce((one, other) => (other.score > one.score ? other : one));
    const { source, author: handle } = best;
    const oldest = posts.at(-1) ?? best;
    return {
      projectId,
      source,
      handle,
      profileUrl: `https://news.example/people/${handle}`,
      score: best.score,
      reasons: [...best.reasons],
      mentions: posts.length,
      firstSeenAt: foundAt(oldest),
      lastSeenAt: foundAt(newest ?? best),
      createdAt: foundAt(oldest),
      status: demoLeadStatuses[handle] ?? ("new" as const),
    };
  });
  await db.insert(leads).values(people);

  // Oldest first, so that ids sort by time.
  await db.insert(mentions).values(
    demoMentions.toReversed().map(({ daysAgo, ...mention }, at) => {
      const found = hoursAgo(daysAgo * 24);
      const { author, reply } = mention;
      return {
        ...mention,
        projectId,
        externalId: `demo-${at}`,
        reasons: [...mention.reasons],
        url: `${demoSites[mention.source] ?? "https://news.example"}/posts/${at}`,
        authorUrl: `https://news.example/people/${author}`,
        publishedAt: new Date(found.getTime() - hourMs / 2),
        foundAt: found,
        ...(reply && { reply, repliedAt: new Date(found.getTime() + 2 * hourMs) }),
      };
    }),
  );
  await db.execute(sql`
    update ${mentions} set lead_id = ${leads.id} from ${leads}
    where ${leads.projectId} = ${mentions.projectId} and ${leads.source} = ${mentions.source}
      and ${leads.handle} = ${mentions.author} and ${mentions.projectId} = ${projectId}::uuid`);
  await seedFeedback(db, projectId, now);
  return projectId;
};
