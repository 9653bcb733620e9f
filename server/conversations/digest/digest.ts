import { and, count, desc, eq, gte, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { allReasons } from "#db/queries/mentions.ts";
import { leads, mentionAlerts, mentions, projects, users } from "#db/schema/index.ts";
import type { Digest } from "#shared/conversations/digest.ts";
import type { EmailList } from "#shared/email-lists.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { createUnsubscribeToken, readUnsubscribeToken } from "../../emails/unsubscribe-token.ts";

const maxMentions = 5;

/** Builds a digest at send time. Returns undefined if there are no new mentions or the user has unsubscribed. */
export const findDigest = async (
  { db, tokens }: Pick<Dependencies, "db" | "tokens">,
  email: string,
  { userId, since }: { userId: string; since: string },
) => {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        ...[eq(users.id, userId), eq(users.email, email), isNotNull(users.emailVerifiedAt)],
        eq(users.wantsDigest, true),
      ),
    );
  const digest = user && (await buildDigest(db, user.id, new Date(since)));
  return digest?.best.length ? { digest, token: createUnsubscribeToken(tokens, userId) } : undefined;
};

export const buildDigest = async (db: Db, userId: string, since: Date): Promise<Digest> => {
  const isNews = and(eq(projects.userId, userId), eq(mentions.status, "new"), gte(mentions.foundAt, since));
  const best = await db
    .select({
      title: mentions.title,
      excerpt: mentions.excerpt,
      url: mentions.url,
      source: mentions.source,
      score: mentions.score,
      reasons: allReasons,
    })
    .from(mentions)
    .innerJoin(projects, eq(projects.id, mentions.projectId))
    .where(isNews)
    .orderBy(desc(mentions.score), desc(mentions.foundAt), desc(mentions.id))
    .limit(maxMentions);
  const mentionCounts = await db
    .select({ id: projects.id, name: projects.name, mentions: count() })
    .from(mentions)
    .innerJoin(projects, eq(projects.id, mentions.projectId))
    .where(isNews)
    .groupBy(projects.id)
    .orderBy(desc(count()), projects.id);
  const leadCounts = await db
    .select({ id: projects.id, leads: count() })
    .from(leads)
    .innerJoin(projects, eq(projects.id, leads.projectId))
    .where(and(eq(projects.userId, userId), eq(leads.status, "new"), gte(leads.createdAt, since)))
    .groupBy(projects.id);
  return {
    best: best.map(({ title, excerpt, ...mention }) => ({ ...mention, title: title || excerpt.slice(0, 100) })),
    projects: mentionCounts.map((project) => ({
      ...project,
      leads: leadCounts.find(({ id }) => id === project.id)?.leads ?? 0,
    })),
  };
};

/** Turns off an email list of the user in the token. Throws Problem `invalid`. */
export const unsubscribe = async (
  { db, tokens }: Pick<Dependencies, "db" | "tokens">,
  { token, list }: { token: string; list: EmailList },
) => {
  const userId = readUnsubscribeToken(tokens, token, list);
  if (!userId) throw new Problem("invalid", "This link is incomplete.");
  if (list === "alerts") {
    const own = db.select({ id: projects.id }).from(projects).where(eq(projects.userId, userId));
    return void (await db.update(mentionAlerts).set({ isOn: false }).where(inArray(mentionAlerts.projectId, own)));
  }
  const off = list === "digest" ? { wantsDigest: false } : { wantsSubmissionEmails: false };
  await db.update(users).set(off).where(eq(users.id, userId));
};
