// The rows of the demo's submissions, with the states and credits that `transition` would have led to.

import { ratingSource } from "#shared/links/directories/rating-source.ts";
import type { KitFields } from "#shared/links/kit.ts";
import { valuesFor } from "#shared/links/kit-values.ts";
import { answerDays, autoApprovalHours, expiryDays } from "#shared/links/submission-states.ts";
import { taskLeaseMinutes } from "#shared/operations/tasks.ts";
import { dayMs, utcDay } from "#shared/time.ts";
import type {
  credits,
  directoryVisits,
  submissionChecks,
  submissionEvents,
  submissions,
  tasks,
} from "../schema/index.ts";
import type { chooseDirectories } from "./choose-directories.ts";
import { checksOf, creditsOf, nextCheckOf } from "./submission-history.ts";
import type { DemoSubmission } from "./submissions.ts";

const taskDays = 5;

export type Accounts = { projectId: string; userId: string; operatorId: string };
type Directory = Awaited<ReturnType<typeof chooseDirectories>>[number];
export type Entry = { id: string; directory: Directory; submission: DemoSubmission };

type Dates = { now: Date; daysAgo: (days: number) => Date };
type RowContext = Dates & { projectId: string; kit: KitFields; index: number; entries: readonly Entry[] };

/** Fictional: a directory's real site has no page about the demo customer, and must not be checked for one. */
const listingUrl = ({ slug }: Directory, { url }: KitFields) =>
  `https://${slug}.example/listings/${hostOf(url).replace(".example", "")}`;
const hostOf = (url: string | null) => new URL(url ?? "").host;

export const submissionRow = (
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

export const eventRows = (
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

export const checkRows = (
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

export const taskRows = (
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
export const visitRows = (
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
      day: utcDay(daysAgo(day)),
      visits: 1 + ((index * 7 + day * 3) % 4),
    }));
};

export const creditRows = (
  { id, submission }: Entry,
  { projectId, userId }: Accounts,
  daysAgo: Dates["daysAgo"],
): (typeof credits.$inferInsert)[] =>
  creditsOf(submission).entries.map(({ daysAgo: days, delta, reason }) => ({
    userId,
    projectId,
    kind: "submission" as const,
    delta,
    reason,
    source: `demo ${reason} ${id}`,
    submissionId: id,
    createdAt: daysAgo(days),
  }));
