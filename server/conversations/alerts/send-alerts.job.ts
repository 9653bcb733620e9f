// Announces what finished scans have found: in Slack at once, by email within the owner's limits.
import { and, asc, eq, exists, gt, inArray, isNotNull, lte, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { mentionAlerts, mentions, projects, slackConnections, users } from "#db/schema/index.ts";
import { link } from "#shared/routes.ts";
import type { Dependencies } from "../../dependencies.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import { postToSlack } from "../../integrations/slack.ts";
import { activeProjects } from "../../limits/active-projects.ts";
import { mentionAlert } from "../conversations.emails.tsx";
import { disableSlack } from "./alerts.ts";
import { findNewMentions, isNewMention } from "./mention-feed.ts";
import { isQuiet, localTime } from "./quiet-hours.ts";
import { mentionMessage } from "./slack-message.ts";

const batchSize = 200;
const slackAtOnce = 8;
/** Longer than a post takes. If the process dies, the digest is due again afterwards. */
const leaseMs = 60_000;
/** At most one message and one email in this time: a scan that waits for a source goes on in several parts. */
const pauseMs = 10 * 60_000;

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

export const sendAlerts = async (dependencies: Dependencies) => {
  await postSlackDigests(dependencies);
  await queueAlertEmails(dependencies);
};

const hasNews = (db: Db, cursor: typeof slackConnections.postedUntil | typeof mentionAlerts.emailedUntil) => {
  const { minScore } = cursor === slackConnections.postedUntil ? slackConnections : mentionAlerts;
  const isNew = isNewMention(sql`${projects.id}`, sql`${cursor}`, sql`${projects.scannedAt}`, sql`${minScore}`);
  return and(gt(projects.scannedAt, cursor), exists(db.select({ one: sql`1` }).from(mentions).where(isNew)));
};

const listDueConnections = (db: Db, now: Date) =>
  db
    .select({
      connection: slackConnections,
      project: { id: projects.id, name: projects.name, scannedAt: projects.scannedAt },
    })
    .from(slackConnections)
    .innerJoin(projects, eq(projects.id, slackConnections.projectId))
    .where(
      and(
        eq(slackConnections.isActive, true),
        lte(slackConnections.nextPostAt, now),
        inArray(projects.id, activeProjects(db, now)),
        hasNews(db, slackConnections.postedUntil),
      ),
    )
    .orderBy(asc(slackConnections.nextPostAt), asc(slackConnections.id))
    .limit(batchSize);

type DueConnection = Awaited<ReturnType<typeof listDueConnections>>[number];

const postSlackDigests = async (dependencies: Dependencies) => {
  const { db, clock, lifecycle, log } = dependencies;
  const queue = (await listDueConnections(db, clock())).values();
  const work = async () => {
    for (const due of queue) {
      if (lifecycle.isStopping) return;
      // One broken connection must not stop the others.
      await postDigest(dependencies, due).catch((err) =>
        log.error({ err, project: due.project.id }, "A Slack message could not be posted."),
      );
    }
  };
  await Promise.all(Array.from({ length: slackAtOnce }, work));
};

const postDigest = async (dependencies: Dependencies, { connection, project }: DueConnection) => {
  const { db, clock, env, secrets, log } = dependencies;
  const { id, postedUntil, nextPostAt, minScore } = connection;
  const until = project.scannedAt ?? postedUntil;
  const lease = later(clock(), leaseMs);
  const claimed = await db
    .update(slackConnections)
    .set({ nextPostAt: lease })
    .where(and(eq(slackConnections.id, id), eq(slackConnections.nextPostAt, nextPostAt)))
    .returning({ id: slackConnections.id });
  if (!claimed.length) return;
  const save = (values: Partial<typeof slackConnections.$inferInsert>) =>
    db
      .update(slackConnections)
      .set(values)
      .where(and(eq(slackConnections.id, id), eq(slackConnections.nextPostAt, lease)));
  const found = await findNewMentions(db, project.id, { after: postedUntil, until, minScore });
  const mentionsUrl = `${env.SITE_URL}${link("mentions")}?project=${project.id}`;
  const message = mentionMessage({ project, ...found }, mentionsUrl);
  const result = await postToSlack(env.SLACK_URL, secrets.open(connection.secret, id), message);
  if (result.outcome === "gone") return void (await disableSlack(dependencies, connection, result.reason));
  if (result.outcome === "failed") return void (await save({ nextPostAt: later(clock(), result.waitMs) }));
  if (result.outcome === "invalid")
    log.error({ project: project.id, reason: result.reason }, "Slack refused a message.");
  await save({ postedUntil: until, nextPostAt: later(clock(), pauseMs) });
};

const listDueAlerts = (db: Db, now: Date) =>
  db
    .select({ id: mentionAlerts.id })
    .from(mentionAlerts)
    .innerJoin(projects, eq(projects.id, mentionAlerts.projectId))
    .where(
      and(
        eq(mentionAlerts.isOn, true),
        inArray(projects.id, activeProjects(db, now)),
        hasNews(db, mentionAlerts.emailedUntil),
      ),
    )
    .orderBy(asc(mentionAlerts.id));

/** Mentions found in quiet hours, and above the day's limit, come with the next email. */
const queueAlertEmails = async ({ db, clock, jobs, lifecycle }: Dependencies) => {
  const now = clock();
  for (const { id } of await listDueAlerts(db, now)) {
    if (lifecycle.isStopping) return;
    await db.transaction(async (tx) => {
      const [found] = await tx
        .select({ alerts: mentionAlerts, scannedAt: projects.scannedAt, email: users.email })
        .from(mentionAlerts)
        .innerJoin(projects, eq(projects.id, mentionAlerts.projectId))
        .innerJoin(users, eq(users.id, projects.userId))
        .where(and(eq(mentionAlerts.id, id), eq(mentionAlerts.isOn, true), isNotNull(users.emailVerifiedAt)))
        .for("update", { of: mentionAlerts });
      if (!found?.scannedAt) return;
      const { alerts, scannedAt, email } = found;
      const { day, hour } = localTime(now, alerts.timeZone);
      const sentOnDay = alerts.lastDay === day ? alerts.sentOnDay : 0;
      const isTooSoon = now < later(alerts.emailedUntil, pauseMs) || scannedAt <= alerts.emailedUntil;
      if (isTooSoon || sentOnDay >= alerts.maxPerDay || isQuiet(hour, alerts)) return;
      const props = {
        projectId: alerts.projectId,
        after: alerts.emailedUntil.toISOString(),
        until: scannedAt.toISOString(),
      };
      await enqueueEmail(tx, jobs, { to: email, email: mentionAlert, props });
      await tx
        .update(mentionAlerts)
        .set({ emailedUntil: scannedAt, lastDay: day, sentOnDay: sentOnDay + 1 })
        .where(eq(mentionAlerts.id, id));
    });
  }
};
