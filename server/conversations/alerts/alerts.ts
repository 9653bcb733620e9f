// How a project's new mentions are announced: its Slack channel, feed and emails.
import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { mentionAlerts, mentionFeeds, projects, slackConnections, users } from "#db/schema/index.ts";
import { defaultMailAlerts, type MailAlerts, type SlackInput } from "#shared/conversations/alerts.ts";
import { Problem, problemAt } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import { isSlackUrl, postToSlack } from "../../integrations/slack.ts";
import { createToken, hashToken } from "../../security/random-token.ts";
import { type MaybeUser, recordActivity } from "../../workspace/activity/activity.ts";
import { slackDisabled } from "../conversations.emails.tsx";
import { testMessage } from "./slack-message.ts";

type Scope = Pick<Dependencies, "db" | "clock" | "env" | "secrets"> & MaybeUser;
type SlackRow = typeof slackConnections.$inferSelect;

export const getAlerts = async (db: Db, projectId: string) => {
  const [slack] = await db.select().from(slackConnections).where(eq(slackConnections.projectId, projectId));
  const [feed] = await db.select().from(mentionFeeds).where(eq(mentionFeeds.projectId, projectId));
  const [mail] = await db.select().from(mentionAlerts).where(eq(mentionAlerts.projectId, projectId));
  return {
    slack: slack ? toSlack(slack) : null,
    feed: feed ? { createdAt: feed.createdAt } : null,
    mail: mail ? toMail(mail) : defaultMailAlerts,
  };
};

const toSlack = ({ isActive, minScore, reason, createdAt }: SlackRow) => ({
  active: isActive,
  minScore,
  reason,
  createdAt,
});

const toMail = (row: typeof mentionAlerts.$inferSelect): MailAlerts => ({
  on: row.isOn,
  minScore: row.minScore,
  timeZone: row.timeZone,
  quietFrom: row.quietFrom,
  quietUntil: row.quietUntil,
  maxPerDay: row.maxPerDay,
});

/** Saves the preferences. Turned on, alerts start with mentions found from now on. */
export const saveMailAlerts = async (
  { db, clock, user }: Pick<Scope, "db" | "clock" | "user">,
  projectId: string,
  { on, ...input }: MailAlerts,
) => {
  const now = clock();
  const values = { ...input, isOn: on };
  return db.transaction(async (tx) => {
    const [existing] = await tx
      .select({ isOn: mentionAlerts.isOn })
      .from(mentionAlerts)
      .where(eq(mentionAlerts.projectId, projectId))
      .for("update");
    const [row] = await tx
      .insert(mentionAlerts)
      .values({ ...values, projectId, emailedUntil: now, createdAt: now })
      .onConflictDoUpdate({
        target: mentionAlerts.projectId,
        set: { ...values, ...(on && !existing?.isOn && { emailedUntil: now }) },
      })
      .returning();
    if (!row) throw new Error("The alerts were not saved.");
    await record(tx, now, user, projectId, "Email alerts");
    return toMail(row);
  });
};

/**
 * Connects a Slack channel, or changes what it gets. A new address, or one that we turned off, starts with mentions found
 * from now on. Throws Problem `invalid`.
 */
export const saveSlack = async (
  { db, clock, secrets, user }: Scope,
  projectId: string,
  { url, minScore }: SlackInput,
) => {
  const now = clock();
  if (url === undefined) {
    const changed = await db.transaction(async (tx) => {
      const [row] = await tx
        .update(slackConnections)
        .set({ minScore })
        .where(eq(slackConnections.projectId, projectId))
        .returning();
      if (row) await record(tx, now, user, projectId, "Slack");
      return row;
    });
    if (changed) return toSlack(changed);
  }
  if (!url || !isSlackUrl(url))
    throw problemAt(
      "url",
      "Paste the address of an incoming webhook. It starts with https://hooks.slack.com/services/.",
    );
  return db.transaction(async (tx) => {
    // Locked until commit, so that of two requests the later one wins.
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for("update");
    await tx.delete(slackConnections).where(eq(slackConnections.projectId, projectId));
    const id = Bun.randomUUIDv7();
    const [row] = await tx
      .insert(slackConnections)
      .values({
        id,
        projectId,
        secret: secrets.seal(url, id),
        minScore,
        postedUntil: now,
        nextPostAt: now,
        createdAt: now,
      })
      .returning();
    if (!row) throw new Error("The Slack channel was not saved.");
    await record(tx, now, user, projectId, "Slack");
    return toSlack(row);
  });
};

export const deleteSlack = ({ db, clock, user }: Pick<Scope, "db" | "clock" | "user">, projectId: string) =>
  db.transaction(async (tx) => {
    await tx.delete(slackConnections).where(eq(slackConnections.projectId, projectId));
    await record(tx, clock(), user, projectId, "Slack");
  });

const record = (tx: Db, at: Date, user: Scope["user"], projectId: string, subject: string) =>
  recordActivity(tx, { projectId, actorId: user?.id, kind: "alerts.changed", subject, at });

/** Posts a message to the channel. Throws Problem `not-found` without one. */
export const testSlack = async (
  { db, env, secrets }: Pick<Scope, "db" | "env" | "secrets">,
  project: { id: string; name: string },
) => {
  const [row] = await db.select().from(slackConnections).where(eq(slackConnections.projectId, project.id));
  if (!row) throw new Problem("not-found", "No Slack channel is connected.");
  const result = await postToSlack(env.SLACK_URL, secrets.open(row.secret, row.id), testMessage(project.name));
  return result.outcome === "posted" ? { ok: true, reason: null } : { ok: false, reason: result.reason };
};

/** Turns the channel off with a reason, and tells its owner once. */
export const disableSlack = (
  { db, jobs }: Pick<Dependencies, "db" | "jobs">,
  { id, projectId }: SlackRow,
  reason: string,
) =>
  db.transaction(async (tx) => {
    const disabled = await tx
      .update(slackConnections)
      .set({ isActive: false, reason })
      .where(and(eq(slackConnections.id, id), eq(slackConnections.isActive, true)))
      .returning({ id: slackConnections.id });
    if (!disabled.length) return;
    const [owner] = await tx
      .select({ email: users.email })
      .from(projects)
      .innerJoin(users, eq(users.id, projects.userId))
      .where(and(eq(projects.id, projectId), isNotNull(users.emailVerifiedAt)));
    if (owner) await enqueueEmail(tx, jobs, { to: owner.email, email: slackDisabled, props: { projectId } });
  });

/** Creates the feed's URL, which cannot be read again. An earlier one stops working. */
export const createFeed = async (
  { db, clock, env, user }: Pick<Scope, "db" | "clock" | "env" | "user">,
  projectId: string,
) => {
  const token = createToken();
  const values = { tokenHash: hashToken(token), createdAt: clock() };
  await db.transaction(async (tx) => {
    await tx
      .insert(mentionFeeds)
      .values({ ...values, projectId })
      .onConflictDoUpdate({ target: mentionFeeds.projectId, set: values });
    await record(tx, values.createdAt, user, projectId, "Feed");
  });
  return { url: `${env.SITE_URL}/api/feeds/mentions/${token}` };
};

export const deleteFeed = ({ db, clock, user }: Pick<Scope, "db" | "clock" | "user">, projectId: string) =>
  db.transaction(async (tx) => {
    await tx.delete(mentionFeeds).where(eq(mentionFeeds.projectId, projectId));
    await record(tx, clock(), user, projectId, "Feed");
  });
