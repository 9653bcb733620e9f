import { and, desc, eq, inArray, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { countListed } from "#db/queries/count.ts";
import { isInRange } from "#db/queries/days.ts";
import { findPage } from "#db/queries/find-page.ts";
import { newestFirst } from "#db/queries/order.ts";
import { matchesText } from "#db/queries/text-search.ts";
import { leads, mentions } from "#db/schema/index.ts";
import type { LeadQuery, LeadSort, LeadStatus } from "#shared/conversations/leads.ts";
import { offsetOf } from "#shared/pagination.ts";
import { Problem } from "#shared/problem.ts";

const leadColumns = {
  id: leads.id,
  handle: leads.handle,
  source: leads.source,
  profileUrl: leads.profileUrl,
  score: leads.score,
  reasons: leads.reasons,
  mentions: leads.mentions,
  firstSeenAt: leads.firstSeenAt,
  lastSeenAt: leads.lastSeenAt,
  status: leads.status,
};

/** Returns a page of a project's leads, last seen at or after `from` and not after the UTC day of `to`. */
export const listLeads = async (db: Db, projectId: string, { q, status, sort, from, to, ...paging }: LeadQuery) => {
  const isSeen = isInRange(leads.lastSeenAt, { from, to });
  const where = and(eq(leads.projectId, projectId), status && eq(leads.status, status), isSeen);
  const order = orders[sort];
  if (q) {
    const isFound = and(where, matchesText({ text: q, columns: [leads.handle] }));
    const { ids, counted } = await findPage(db, { table: leads, where: isFound, order }, paging);
    return { leads: await listByIds(db, ids, order), ...counted };
  }
  // The ids from an index only, so that late pages don't read the rows of all earlier pages.
  const ids = db
    .select({ id: leads.id })
    .from(leads)
    .where(where)
    .orderBy(...order)
    .limit(paging.limit)
    .offset(offsetOf(paging));
  return { leads: await listByIds(db, ids, order), ...(await countListed(db, leads, where, newest)) };
};

const listByIds = (db: Db, ids: string[] | SQLWrapper, order: SQL[]) =>
  db
    .select(leadColumns)
    .from(leads)
    .where(inArray(leads.id, ids))
    .orderBy(...order);

const newest = newestFirst(leads.lastSeenAt, leads.id);
const orders: Record<LeadSort, SQL[]> = {
  newest,
  score: newestFirst(leads.score, leads.lastSeenAt, leads.id),
  mentions: newestFirst(leads.mentions, leads.lastSeenAt, leads.id),
};

const maxPosts = 5;

/** Returns a lead with up to five of its posts, best score first. Throws Problem `not-found`. */
export const getLead = async (db: Db, projectId: string, id: string) => {
  const [lead] = await db
    .select(leadColumns)
    .from(leads)
    .where(and(eq(leads.id, id), eq(leads.projectId, projectId)));
  if (!lead) throw notFound();
  const { url, title, excerpt, keyword, score, publishedAt } = mentions;
  const posts = await db
    .select({ id: mentions.id, url, title, excerpt, keyword, score, publishedAt })
    .from(mentions)
    .where(and(eq(mentions.leadId, id), eq(mentions.projectId, projectId)))
    .orderBy(desc(mentions.score), desc(mentions.publishedAt), desc(mentions.id))
    .limit(maxPosts);
  return { ...lead, posts };
};

export const saveLead = async (db: Db, projectId: string, id: string, change: { status: LeadStatus }) => {
  const [saved] = await db
    .update(leads)
    .set(change)
    .where(and(eq(leads.id, id), eq(leads.projectId, projectId)))
    .returning(leadColumns);
  if (!saved) throw notFound();
  return saved;
};

const notFound = () => new Problem("not-found", "Lead not found.");
