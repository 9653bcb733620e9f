// Saves the hits of a scan: each post and each author once, also if several sources have the post.
import { and, eq, gte, inArray, lte, ne, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { foundColumns } from "#db/queries/mentions.ts";
import { leads, mentions } from "#db/schema/index.ts";
import type { Intent } from "#shared/conversations/mentions.ts";
import type { SourceName } from "#shared/conversations/sources.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import { emitEvents } from "../../events/webhook-events.ts";
import type { Post } from "../../integrations/mention-source.ts";
import { similarityOf, verdictOf } from "../../text/similarity.ts";
import { listRules, lockMentions, scorerOf } from "./relevance.ts";

const trackingParameters =
  /^(utm_.*|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|ref|ref_src|ref_source|source|share_id|si|amp)$/i;

/** Index entries of Postgres are limited. */
const maxUrlLength = 1_000;

/** Returns the address without what doesn't change the page: scheme, www, AMP, tracking parameters, fragment, final slash. */
export const canonicalUrlOf = (address: string) => {
  if (!URL.canParse(address)) return address.slice(0, maxUrlLength);
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) if (trackingParameters.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  const host = url.host.replace(/^(www\.|amp\.)+/, "");
  const path = url.pathname.replace(/(\/amp|\.amp)?\/*$/, "");
  return `${host}${path}${url.search}`.slice(0, maxUrlLength);
};

/** Shorter titles, such as “Which tool?”, are often different posts. */
const minTitleLength = 30;

/** Returns the title's words, or null if it is too short to tell posts apart. */
export const titleKeyOf = (title: string) => {
  const words =
    foldCase(title)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ") ?? "";
  return words.length < minTitleLength ? null : words.slice(0, 300);
};

const crossPostMs = 14 * 24 * 3600_000;

type Identity = Pick<typeof mentions.$inferSelect, "canonicalUrl" | "titleKey" | "title" | "excerpt" | "publishedAt">;

/** Comments have the title of their thread, so many mentions can share one. */
const mostCandidates = 2_000;
const mostCompared = 20;

/** Returns the project's mentions from other sources that may be one of these posts. */
const listCandidates = (db: Db, projectId: string, source: SourceName, rows: readonly Identity[]) => {
  const urls = rows.flatMap(({ canonicalUrl }) => canonicalUrl ?? []);
  const titles = rows.flatMap(({ titleKey }) => titleKey ?? []);
  const times = rows.map(({ publishedAt }) => publishedAt.getTime());
  return db
    .select({
      id: mentions.id,
      canonicalUrl: mentions.canonicalUrl,
      titleKey: mentions.titleKey,
      title: mentions.title,
      excerpt: mentions.excerpt,
      publishedAt: mentions.publishedAt,
      alsoFoundIn: mentions.alsoFoundIn,
    })
    .from(mentions)
    .where(
      and(
        eq(mentions.projectId, projectId),
        ne(mentions.source, source),
        or(
          inArray(mentions.canonicalUrl, urls),
          and(
            inArray(mentions.titleKey, titles),
            gte(mentions.publishedAt, new Date(Math.min(...times) - crossPostMs)),
            lte(mentions.publishedAt, new Date(Math.max(...times) + crossPostMs)),
          ),
        ),
      ),
    )
    .orderBy(mentions.foundAt, mentions.id)
    .limit(mostCandidates);
};

/** Returns a function that finds the first candidate that is the same post. */
const finderOf = <Candidate extends Identity>(candidates: readonly Candidate[]) => {
  const byUrl = Map.groupBy(candidates, ({ canonicalUrl }) => canonicalUrl);
  const byTitle = Map.groupBy(candidates, ({ titleKey }) => titleKey);
  return (post: Identity) => {
    const [samePage] = (post.canonicalUrl !== null && byUrl.get(post.canonicalUrl)) || [];
    const sameTitle = (post.titleKey !== null && byTitle.get(post.titleKey)) || [];
    return samePage ?? sameTitle.slice(0, mostCompared).find((candidate) => isCrossPost(candidate, post));
  };
};

/** Whether posts with the same title have nearly the same text within two weeks. */
const isCrossPost = (one: Identity, other: Identity) => {
  if (Math.abs(one.publishedAt.getTime() - other.publishedAt.getTime()) > crossPostMs) return false;
  return verdictOf(similarityOf(textOf(one), textOf(other))) === "block";
};

/** Some sources put the linked page into the text. A post with nothing else has only its title. */
const textOf = ({ title, excerpt }: Identity) => excerpt.replaceAll(/https?:\/\/\S+/g, "").trim() || title;

export type Hit = {
  post: Post;
  keyword: string;
  /** The other keywords that the post matches. */
  alsoKeywords: string[];
  excerpt: string;
  intent: Intent;
  score: number;
  reasons: string[];
};

/** Postgres allows 65,535 parameters per statement. */
const batchSize = 1_000;

/**
 * Inserts new mentions and adds their authors to the leads. Known posts, including dismissed ones, stay unchanged; a
 * post that is known from another source is noted there. Call it in a transaction, so that no post is saved without its
 * author.
 */
export const saveMentions = async (tx: Db, projectId: string, source: SourceName, hits: readonly Hit[], now: Date) => {
  // A fixed order, so that two scans that insert the same posts cannot deadlock.
  const rows = hits.map(toRow).sort(byTime);
  if (!rows.length) return;
  await lockMentions(tx, projectId);
  const { rules } = await listRules(tx, projectId);
  const scoreOf = scorerOf(rules);
  const scope = { projectId, source, foundAt: now };
  const others: Row[] = [];
  // Known mentions first: inserting locks the day's counts, which a change of one of these mentions may wait for.
  for (let at = 0; at < rows.length; at += batchSize)
    others.push(...(await foldKnown(tx, scope, rows.slice(at, at + batchSize))));
  for (let at = 0; at < others.length; at += batchSize) {
    const batch = others.slice(at, at + batchSize).map((row) => {
      const { score, ruleReasons } = scoreOf({ ...row, source }, row.score);
      const baseScore = ruleReasons.length ? row.score : null;
      return { ...row, ...scope, score, baseScore, ruleReasons };
    });
    const added = await tx.insert(mentions).values(batch).onConflictDoNothing().returning(foundColumns);
    const newLeads = await saveLeads(tx, { projectId, source, createdAt: now }, added);
    await emitEvents(tx, now, projectId, [
      ...added.map((mention) => ({ type: "mention.created" as const, data: toMentionData(mention) })),
      ...newLeads.map((data) => ({ type: "lead.created" as const, data })),
    ]);
  }
};

const toRow = ({ post, ...judgement }: Hit) => {
  const { externalId, url, author, authorUrl, title, publishedAt } = post;
  const keys = { canonicalUrl: canonicalUrlOf(url), titleKey: titleKeyOf(title) };
  return { ...judgement, ...keys, externalId, url, author, authorUrl, title, publishedAt };
};

type Row = ReturnType<typeof toRow>;

type FoldScope = { projectId: string; source: SourceName; foundAt: Date };

/** Notes posts that are known from other sources at their mentions. Returns the others. */
const foldKnown = async (tx: Db, { projectId, source, foundAt }: FoldScope, rows: Row[]) => {
  const candidates = await listCandidates(tx, projectId, source, rows);
  if (!candidates.length) return rows;
  const ids = rows.map(({ externalId }) => externalId);
  const saved = await tx
    .select({ externalId: mentions.externalId })
    .from(mentions)
    .where(and(eq(mentions.projectId, projectId), eq(mentions.source, source), inArray(mentions.externalId, ids)));
  const savedIds = new Set(saved.map(({ externalId }) => externalId));
  const find = finderOf(candidates);
  const changed = new Set<(typeof candidates)[number]>();
  const others = rows.filter((row) => {
    const same = savedIds.has(row.externalId) ? undefined : find(row);
    if (same && !same.alsoFoundIn.some((found) => found.source === source && found.url === row.url)) {
      same.alsoFoundIn = [...same.alsoFoundIn, { source, url: row.url, foundAt: foundAt.toISOString() }];
      changed.add(same);
    }
    return !same;
  });
  for (const { id, alsoFoundIn } of changed) await tx.update(mentions).set({ alsoFoundIn }).where(eq(mentions.id, id));
  return others;
};

const byTime = (one: Row, other: Row) =>
  one.publishedAt.getTime() - other.publishedAt.getTime() || (one.externalId < other.externalId ? -1 : 1);

type SavedMention = Pick<typeof mentions.$inferSelect, keyof typeof foundColumns>;

const toMentionData = ({ publishedAt, foundAt, ...mention }: SavedMention) => ({
  ...mention,
  publishedAt: publishedAt.toISOString(),
  foundAt: foundAt.toISOString(),
});

type Scope = { projectId: string; source: SourceName; createdAt: Date };

/** Returns the leads that are new. */
const saveLeads = async (db: Db, scope: Scope, added: SavedMention[]) => {
  const authored = added.filter(({ author, authorUrl }) => author && authorUrl);
  if (!authored.length) return [];
  const people = [...Map.groupBy(authored, ({ author }) => author ?? "")].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const saved = await db
    .insert(leads)
    .values(people.map(([handle, posts]) => ({ ...scope, handle, ...toLead(posts) })))
    .onConflictDoUpdate({
      target: [leads.projectId, leads.source, leads.handle],
      set: {
        score: sql`greatest(${leads.score}, excluded.score)`,
        reasons: sql`case when excluded.score > ${leads.score} then excluded.reasons else ${leads.reasons} end`,
        mentions: sql`${leads.mentions} + excluded.mentions`,
        firstSeenAt: sql`least(${leads.firstSeenAt}, excluded.first_seen_at)`,
        lastSeenAt: sql`greatest(${leads.lastSeenAt}, excluded.last_seen_at)`,
      },
    })
    .returning({ ...leadColumns, isNew: sql<boolean>`xmax = 0` });
  await db
    .update(mentions)
    .set({ leadId: leads.id })
    .from(leads)
    .where(
      and(
        inArray(
          mentions.id,
          authored.map(({ id }) => id),
        ),
        eq(leads.projectId, scope.projectId),
        eq(leads.source, scope.source),
        eq(leads.handle, mentions.author),
      ),
    );
  return saved.filter(({ isNew }) => isNew).map(({ isNew: _, ...lead }) => lead);
};

const leadColumns = {
  id: leads.id,
  source: leads.source,
  handle: leads.handle,
  profileUrl: leads.profileUrl,
  score: leads.score,
  reasons: leads.reasons,
};

/** Combines the posts of one author into a lead. */
const toLead = (posts: SavedMention[]) => {
  const best = posts.reduce((one, other) => (other.score > one.score ? other : one));
  const times = posts.map(({ publishedAt }) => publishedAt.getTime());
  return {
    profileUrl: best.authorUrl ?? "",
    score: best.score,
    reasons: best.reasons,
    mentions: posts.length,
    firstSeenAt: new Date(Math.min(...times)),
    lastSeenAt: new Date(Math.max(...times)),
  };
};
