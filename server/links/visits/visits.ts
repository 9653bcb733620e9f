// Visits to projects' websites that came from a directory or an AI assistant: a number per day,
// nothing about people.

import { and, desc, eq, gte, inArray, lte, sql } from "drizzle-orm";
import { getDomain } from "tldts";
import type { Db } from "#db/connect.ts";
import { assistantVisits, directories, directoryAliases, directoryVisits, projects } from "#db/schema/index.ts";
import { type AssistantName, assistantLabel, findAssistant } from "#shared/links/assistants.ts";
import type { VisitInput, VisitQuery, VisitStats } from "#shared/links/visits.ts";
import { dayMs, utcDay } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";
import { consumeRateLimit, createRateLimit, isWithin } from "../../limits/rate-limit.ts";

const defaultDays = 30;

/** More than one network sends to one website in a day; forged visits have no limit of their own. */
const perNetworkDay = createRateLimit({ name: "visits-network-day", points: 100, seconds: 24 * 3600 });

/** The origin of the page that sent the visit, which only servers leave out, and the network of the visitor. */
type Sender = { origin?: string | undefined; network: string };

/**
 * Counts a visit if its referrer is a directory or an assistant. Unknown projects and other referrers count nothing, nor do
 * visits that other websites send, or a network above its limit: anyone could have them sent for any project.
 */
export const countVisit = async (
  { db, clock, tokens }: Pick<Dependencies, "db" | "clock" | "tokens">,
  { projectId, referrer }: VisitInput,
  { origin, network }: Sender,
) => {
  const hosts = hostsOf(referrer);
  const assistant = findAssistant(hosts);
  const directoryId = assistant ? undefined : await findDirectoryId(db, hosts);
  if (!assistant && !directoryId) return;
  const { url, origins } = projects;
  const isKnown = eq(projects.id, projectId);
  const [project] = await db.select({ url, origins }).from(projects).where(isKnown);
  if (!project || !isOnWebsite(project, origin)) return;
  const today = utcDay(clock());
  // Can't be traced back to the network.
  const sender = tokens.markOf("visits", [today, projectId, network].join("\n"));
  if (!(await isWithin(() => consumeRateLimit(perNetworkDay(db), sender)))) return;
  const day = sql<string>`${today}::date`.as("day");
  const visits = sql<number>`1`.as("visits");
  if (assistant) {
    const name = sql<AssistantName>`${assistant}::text`.as("assistant");
    await db
      .insert(assistantVisits)
      .select(db.select({ projectId: projects.id, assistant: name, day, visits }).from(projects).where(isKnown))
      .onConflictDoUpdate({
        target: [assistantVisits.projectId, assistantVisits.day, assistantVisits.assistant],
        set: { visits: sql`${assistantVisits.visits} + 1` },
      });
    return;
  }
  const id = sql<string>`${directoryId}::uuid`.as("directory_id");
  await db
    .insert(directoryVisits)
    .select(db.select({ projectId: projects.id, directoryId: id, day, visits }).from(projects).where(isKnown))
    .onConflictDoUpdate({
      target: [directoryVisits.projectId, directoryVisits.day, directoryVisits.directoryId],
      set: { visits: sql`${directoryVisits.visits} + 1` },
    });
};

/** Also on its other hosts. A list of origins names those at other domains, and an empty one allows all. */
const isOnWebsite = ({ url, origins }: { url: string; origins: string[] }, origin: string | undefined) =>
  origin === undefined || !origins.length || [url, ...origins].some((own) => siteOf(own) === siteOf(origin));

const siteOf = (url: string) => getDomain(url, { allowPrivateDomains: true }) ?? URL.parse(url)?.host;

/** Finds the directory at a referrer's host or a parent domain of it, also by the host of a merged one. */
const findDirectoryId = async (db: Db, hosts: readonly string[]) => {
  if (!hosts.length) return undefined;
  const { id, host } = directories;
  const found = [
    ...(await db
      .select({ id, host })
      .from(directories)
      .where(inArray(host, [...hosts]))),
    ...(await db
      .select({ id: directoryAliases.directoryId, host: directoryAliases.host })
      .from(directoryAliases)
      .where(inArray(directoryAliases.host, [...hosts]))),
  ];
  return found.toSorted((one, another) => another.host.length - one.host.length)[0]?.id;
};

/** `app.example.com` and `example.com`, without `www.`. */
const hostsOf = (referrer: string) => {
  const url = URL.parse(referrer);
  if (!url || !/^https?:$/.test(url.protocol)) return [];
  const labels = url.hostname.replace(/^www\./, "").split(".");
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join("."));
};

/** Returns a project's visits between two days, both included. */
export const getVisits = async (db: Db, projectId: string, now: Date, query: VisitQuery): Promise<VisitStats> => {
  const to = query.to ?? now;
  const from = query.from ?? new Date(to.getTime() - (defaultDays - 1) * dayMs);
  const [first, last] = [utcDay(from), utcDay(to)];
  const { day, visits } = directoryVisits;
  const isListed = and(eq(directoryVisits.projectId, projectId), gte(day, first), lte(day, last));
  const sum = sql<number>`sum(${visits})`.mapWith(Number);
  const assistantSum = sql<number>`sum(${assistantVisits.visits})`.mapWith(Number);
  const [byDirectory, byDay, assistants] = await Promise.all([
    db
      .select({ directoryId: directories.id, name: directories.name, visits: sum })
      .from(directoryVisits)
      .innerJoin(directories, eq(directories.id, directoryVisits.directoryId))
      .where(isListed)
      .groupBy(directories.id)
      .orderBy(desc(sum), directories.name),
    db.select({ day, visits: sum }).from(directoryVisits).where(isListed).groupBy(day).orderBy(day),
    db
      .select({ assistant: assistantVisits.assistant, visits: assistantSum })
      .from(assistantVisits)
      .where(
        and(eq(assistantVisits.projectId, projectId), gte(assistantVisits.day, first), lte(assistantVisits.day, last)),
      )
      .groupBy(assistantVisits.assistant)
      .orderBy(desc(assistantSum), assistantVisits.assistant),
  ]);
  const totalOf = (rows: readonly { visits: number }[]) => rows.reduce((total, one) => total + one.visits, 0);
  return {
    total: totalOf(byDay),
    byDirectory,
    byDay,
    assistantTotal: totalOf(assistants),
    byAssistant: assistants.map((row) => ({ ...row, name: assistantLabel(row.assistant) })),
  };
};
