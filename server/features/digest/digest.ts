import { and, count, desc, eq, gte, isNotNull } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { leads, mentions, projects, users } from "#db/schema/index.ts";
import type { Digest } from "#shared/digest.ts";
import type { Parts } from "../../dependencies.ts";
import { Problem } from "../../problem.ts";
import { offToken, readOffToken } from "./unsubscribe-token.ts";

const bestCount = 5;

/** What a digest shows, at the time when it is sent. Undefined when there is nothing to tell or nobody who wants it. */
export const digestFor = async (
  { db, tokens }: Pick<Parts, "db" | "tokens">,
  email: string,
  { userId = "", since = "" }: Record<string, string>,
) => {
  const [reader] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        ...[eq(users.id, userId), eq(users.email, email), isNotNull(users.emailVerifiedAt)],
        eq(users.wantsDigest, true),
      ),
    );
  const digest = reader && (await digestOf(db, reader.id, new Date(since)));
  return digest?.best.length ? { digest, token: offToken(tokens, userId) } : undefined;
};

export const digestOf = async (db: Db, userId: string, since: Date): Promise<Digest> => {
  const isNews = and(eq(projects.userId, userId), eq(mentions.status, "new"), gte(mentions.foundAt, since));
  const best = await db
    .select({
      ...{ title: mentions.title, excerpt: mentions.excerpt, url: mentions.url },
      ...{ source: mentions.source, score: mentions.score, reasons: mentions.reasons },
    })
    .from(mentions)
    .innerJoin(projects, eq(projects.id, mentions.projectId))
    .where(isNews)
    .orderBy(desc(mentions.score), desc(mentions.foundAt), desc(mentions.id))
    .limit(bestCount);
  const found = await db
    .select({ id: projects.id, name: projects.name, mentions: count() })
    .from(mentions)
    .innerJoin(projects, eq(projects.id, mentions.projectId))
    .where(isNews)
    .groupBy(projects.id)
    .orderBy(desc(count()), projects.id);
  const people = await db
    .select({ id: projects.id, leads: count() })
    .from(leads)
    .innerJoin(projects, eq(projects.id, leads.projectId))
    .where(and(eq(projects.userId, userId), eq(leads.status, "new"), gte(leads.createdAt, since)))
    .groupBy(projects.id);
  return {
    best: best.map(({ title, excerpt, ...mention }) => ({ ...mention, title: title || excerpt.slice(0, 100) })),
    projects: found.map((project) => ({ ...project, leads: people.find(({ id }) => id === project.id)?.leads ?? 0 })),
  };
};

/** Turns a person's digest off by what stands in its link. */
export const turnDigestOff = async ({ db, tokens }: Pick<Parts, "db" | "tokens">, token: string) => {
  const userId = readOffToken(tokens, token);
  if (!userId) throw new Problem("invalid", "This link did not arrive whole.");
  await db.update(users).set({ wantsDigest: false }).where(eq(users.id, userId));
};
