import { eq } from "drizzle-orm";
import { ratingSource } from "#shared/directories/rating-source.ts";
import { emptyKit, type KitFields } from "#shared/kit.ts";
import { valuesFor } from "#shared/kit-values.ts";
import { answerDays, autoApprovalHours, expiryDays } from "#shared/submission-states.ts";
import { taskLeaseMinutes } from "#shared/tasks.ts";
import type { Db } from "../connect.ts";
import {
  credits,
  directoryVisits,
  kits,
  plans,
  purchases,
  submissionChecks,
  submissionEvents,
  submissions,
  tasks,
  users,
} from "../schema/index.ts";
import { chooseDirectories } from "./choose-directories.ts";
import { demoKit } from "./kit.ts";
import { checksOf, creditsOf, nextCheckOf } from "./submission-history.ts";
import { type DemoSubmission, demoSubmissions, purchasedDaysAgo } from "./submissions.ts";

const dayMs = 24 * 3600_000;
const taskDays = 5;

type Accounts = { projectId: string; userId: string; operatorId: string };
export type DemoPictures = Pick<KitFields, "logoFileId" | "coverFileId" | "screenshotFileIds">;
type Directory = Awaited<ReturnType<typeof chooseDirectories>>[number];
type Entry = { id: string; directory: Directory; submission: DemoSubmission };

/** Inserts the payment for the plan, and the demo project's kit and submissions. */
export const seedSubmissions = async (db: Db, accounts: Accounts, pictures: DemoPictures, now: Date) => {
  const purchasedAt = new Date(now.getTime() - purchasedDaysAgo * dayMs);
  await db.insert(credits).values(await purchase(db, accounts.userId, purchasedAt));
  const kit = { ...emptyKit, ...demoKit, ...pictures };
  await seedHistory(db, accounts, { kit, submissions: demoSubmissions, now });
};

type History = { kit: KitFields; submissions: readonly DemoSubmission[]; now: Date };

/**
 * Inserts a project's kit, submissions with history and proofs, ledger, tasks and visits. The rows are written in bulk, with
 * the states and credits that `transition` would have led to.
 */
export const seedHistory = async (db: Db, accounts: Accounts, { kit, submissions: histories, now }: History) => {
  const { projectId } = accounts;
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  await db.insert(kits).values({ projectId, version: 3, fields: kit, createdAt: daysAgo(purchasedDaysAgo) });

  const chosen = await chooseDirectories(db, kit, histories);
  const entries = histories.flatMap((submission, index): Entry[] => {
    const directory = chosen[index];
    // Ids sort by time.
    const id = Bun.randomUUIDv7("hex", daysAgo(submission.steps[0]?.daysAgo ?? 0));
    return directory ? [{ id, directory, submission }] : [];
  });
  const dates = { now, daysAgo };
  await db
    .insert(submissions)
    .values(entries.map((entry, index) => submissionRow(entry, { ...dates, projectId, kit, index, entries })));
  await db.insert(submissionEvents).values(entries.flatMap((entry) => eventRows(entry, accounts, daysAgo)));
  await db.insert(submissionChecks).values(entries.flatMap((entry) => checkRows(entry, kit, daysAgo)));
  await db.insert(tasks).values(entries.flatMap((entry) => taskRows(entry, accounts, daysAgo)));
  await db
    .insert(directoryVisits)
    .values(entries.flatMap((entry, index) => visitRows(entry, index, projectId, daysAgo)));
  await db.insert(credits).values(
    entries.flatMap(({ id, submission }) =>
      creditsOf(submission).entries.map(({ daysAgo: days, delta, reason }) => ({
        userId: accounts.userId,
        projectId,
        kind: "submission" as const,
        delta,
        reason,
        source: `demo ${reason} ${id}`,
        submissionId: id,
        createdAt: daysAgo(days),
      })),
    ),
  );
};

type Dates = { now: Date; daysAgo: (days: number) => Date };
type RowContext = Dates & { projectId: string; kit: KitFields; index: number; entries: readonly Entry[] };

/** Fictional: a directory's real site has no page about the demo customer, and must not be checked for one. */
const listingUrl = ({ slug }: Directory, { url }: KitFields) =>
  `https://${slug}.example/listings/${hostOf(url).replace(".example", "")}`;
const hostOf = (url: string | null) => new URL(url ?? "").host;

const submissionRow = (
  { id, directory, submission }: Entry,
  { now, daysAgo, projectId, kit, index, entries }: RowContext,
): typeof submissions.$inferInsert => {
  const { steps, link, flags = [], reason, answer, replaces } = submission;
  const at = (days: number | undefined) => (days === undefined ? null : daysAgo(days));
  const last = steps.at(-1);
  const state = last?.to ?? "proposed";
  const checks = checksOf(submission);
  const positive = checks.filter(({ outcome }) => outcome.startsWith("live"));
  const trailing = (outcome: string) => checks.slice(checks.findLastIndex((check) => check.outcome !== outcome) + 1);
  const [misses, unknowns] = [trailing("missing"), trailing("unknown")];
  const firstLive = steps.find(({ to }) => to === "live");
  const sent = steps.find(({ to }) => to === "submitted");
  const next = nextCheckOf(submission);
  const isMissed = state === "suspect" || state === "lost";
  return {
    id,
    projectId,
    directoryId: directory.id,
    state,
    creditState: creditsOf(submission).state,
    reason: reason ?? null,
    note: reason ? (last?.note ?? null) : null,
    answer: answer ?? null,
    dueAt: dueAt(submission, daysAgo),
    autoApproveAt:
      state === "proposed" ? new Date(daysAgo(last?.daysAgo ?? 0).getTime() + autoApprovalHours * 3600_000) : null,
    position: index,
    plannedAt: state === "approved" ? new Date(now.getTime() + (1 + (index % 4)) * dayMs) : null,
    submittedAt: at(sent?.daysAgo),
    listingUrl: sent ? listingUrl(directory, kit) : null,
    confirmation: sent ? "Thank you. Your listing will be reviewed." : null,
    ...(positive.length && {
      linkKind: link?.kind ?? null,
      linkRel: [...(link?.rel ?? [])],
      linkFoundAt: at(positive.at(-1)?.daysAgo),
      linkUrl: listingUrl(directory, kit),
      flags,
    }),
    firstLiveAt: at(firstLive?.daysAgo),
    lastCheckedAt: at(checks.at(-1)?.daysAgo),
    nextCheckAt: at(next?.daysAgo),
    ...(isMissed && {
      misses: misses.length,
      firstMissAt: at(misses[0]?.daysAgo),
      lastMissAt: at(misses.at(-1)?.daysAgo),
    }),
    unknowns: unknowns.length,
    lostAt: state === "lost" ? at(last?.daysAgo) : null,
    replacesId: replaces === undefined ? null : (entries[replaces]?.id ?? null),
    fitScore: 92 - Math.floor(index / 2),
    fitReasons: fitReasons(directory),
    kitVersion: sent ? 3 : null,
    values: sent
      ? valuesFor(kit, directory, projectId).map(({ field, label, value }) => ({ field, label, value }))
      : [],
    createdAt: daysAgo(steps[0]?.daysAgo ?? 0),
    updatedAt: daysAgo(last?.daysAgo ?? 0),
  };
};

const dueAt = ({ steps }: DemoSubmission, daysAgo: Dates["daysAgo"]) => {
  const last = steps.at(-1);
  if (last?.to === "needs_customer") return daysAgo(last.daysAgo - answerDays);
  const isWaiting = last?.to === "submitted" || last?.to === "in_review";
  const sent = steps.find(({ to }) => to === "submitted");
  return isWaiting && sent ? daysAgo(sent.daysAgo - expiryDays) : null;
};

const fitReasons = ({ niches, dr, linkKind, ...rating }: Directory) => [
  niches.includes("saas") ? "Lists SaaS products, like yours." : "Takes businesses of every kind.",
  "Open to businesses of any country.",
  ...(dr === null ? [] : [`Domain rating ${dr}${rating.drSource ? ` (${ratingSource(rating)})` : ""}.`]),
  ...(linkKind ? [`${linkKind === "dofollow" ? "Dofollow" : "Nofollow"} link.`] : []),
];

const eventRows = (
  { id, submission }: Entry,
  { userId, operatorId }: Accounts,
  daysAgo: Dates["daysAgo"],
): (typeof submissionEvents.$inferInsert)[] => {
  const actors = { customer: userId, operator: operatorId, system: null, verifier: null };
  return submission.steps.map(({ to, actor, daysAgo: days, note }, index) => ({
    submissionId: id,
    actor,
    actorId: actors[actor],
    from: submission.steps[index - 1]?.to ?? null,
    to,
    note: note ?? null,
    at: daysAgo(days),
  }));
};

const checkRows = (
  { id, directory, submission }: Entry,
  kit: KitFields,
  daysAgo: Dates["daysAgo"],
): (typeof submissionChecks.$inferInsert)[] =>
  checksOf(submission).map(({ daysAgo: days, outcome }) => {
    const isLive = outcome.startsWith("live");
    const isUnreadable = outcome === "unknown";
    const url = listingUrl(directory, kit);
    const rel = [...(submission.link?.rel ?? [])];
    return {
      submissionId: id,
      at: daysAgo(days),
      outcome,
      reason: reasonOf(outcome, hostOf(kit.url)),
      status: isUnreadable ? 403 : 200,
      finalUrl: url,
      ...(isLive && {
        anchors: [{ href: `${kit.url}/`, text: kit.name ?? "", rel, isHidden: false }],
        excerpt: `${kit.name}. ${kit.tagline}. Visit website.`,
        robots: submission.flags?.includes("not_indexable") ? ["noindex"] : [],
        canonicalUrl: submission.flags?.includes("canonical_elsewhere") ? `https://${directory.slug}.example/` : url,
      }),
    };
  });

const reasonOf = (outcome: (typeof submissionChecks.$inferInsert)["outcome"], host: string) =>
  ({
    live_follow: `The page links to ${host}.`,
    live_nofollow: `The page links to ${host} with nofollow.`,
    live_indirect: `The page links to ${host} through the directory's own redirect.`,
    mention_only: `The page names ${host} without a link.`,
    missing: `The page has no link to ${host}.`,
    gone: "The page is gone.",
    unknown: "The website refused the request (403), so the page could not be read.",
  })[outcome];

const taskRows = (
  { id, submission: { steps, isUnreadable } }: Entry,
  { projectId, operatorId }: Accounts,
  daysAgo: Dates["daysAgo"],
): (typeof tasks.$inferInsert)[] => {
  const queued = steps.find(({ to }) => to === "queued");
  if (!queued) return [];
  const claimed = steps.find(({ to }) => to === "in_progress");
  const finished = claimed && steps[steps.indexOf(claimed) + 1];
  const task = {
    kind: "submission" as const,
    projectId,
    submissionId: id,
    dueAt: daysAgo(queued.daysAgo - taskDays),
    createdAt: daysAgo(queued.daysAgo),
    ...(claimed && { claimedBy: operatorId, claimedAt: daysAgo(claimed.daysAgo) }),
    ...(finished && {
      state: "done" as const,
      outcome: finished.to,
      finishedBy: operatorId,
      finishedAt: daysAgo(finished.daysAgo),
    }),
    ...(claimed &&
      !finished && {
        state: "claimed" as const,
        leaseUntil: new Date(daysAgo(claimed.daysAgo).getTime() + taskLeaseMinutes * 60_000),
      }),
  };
  const check = {
    kind: "check" as const,
    projectId,
    submissionId: id,
    dueAt: daysAgo(-1),
    createdAt: daysAgo(1),
  };
  return isUnreadable ? [task, check] : [task];
};

/** Visits that came from a listing while it was live, on some days. */
const visitRows = (
  { directory, submission: { steps } }: Entry,
  index: number,
  projectId: string,
  daysAgo: Dates["daysAgo"],
): (typeof directoryVisits.$inferInsert)[] => {
  const live = steps.find(({ to }) => to === "live");
  const end = steps.find(({ to }) => to === "suspect" || to === "lost");
  if (!live || index % 3 === 2) return [];
  const every = 2 + (index % 5);
  return Array.from({ length: Math.floor(live.daysAgo) }, (_, day) => day)
    .filter((day) => (day + index) % every === 0 && day >= (end?.daysAgo ?? 0))
    .map((day) => ({
      projectId,
      directoryId: directory.id,
      day: daysAgo(day).toISOString().slice(0, 10),
      visits: 1 + ((index * 7 + day * 3) % 4),
    }));
};

/** Inserts the payment for the customer's plan. Returns what the plan includes. */
const purchase = async (db: Db, userId: string, createdAt: Date): Promise<(typeof credits.$inferInsert)[]> => {
  const [plan] = await db
    .select({ id: plans.id, price: plans.price, deliverables: plans.deliverables })
    .from(users)
    .innerJoin(plans, eq(plans.id, users.planId))
    .where(eq(users.id, userId));
  const checkoutId = "demo";
  if (plan)
    await db.insert(purchases).values({
      userId,
      planId: plan.id,
      amount: Math.round(plan.price * 100),
      currency: "usd",
      checkoutId,
      createdAt,
    });
  const { submissions: forSubmissions, articles, pages } = plan?.deliverables ?? {};
  return [
    { kind: "submission" as const, delta: forSubmissions?.count ?? 0 },
    { kind: "article" as const, delta: articles?.count ?? 0 },
    { kind: "page" as const, delta: pages?.count ?? 0 },
  ]
    .filter(({ delta }) => delta > 0)
    .map((grant) => ({ ...grant, userId, reason: "purchase" as const, source: `purchase ${checkoutId}`, createdAt }));
};
