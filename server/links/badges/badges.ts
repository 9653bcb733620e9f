import { and, asc, eq, inArray, notInArray, or } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { directories, submissions } from "#db/schema/index.ts";
import type { Badge, BadgeCheck } from "#shared/links/badges.ts";
import type { SubmissionState } from "#shared/links/submission-states.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { leadsTo, linkTargetsOf } from "../verification/link-target.ts";

/** Submissions that came to nothing need no badge. */
const withoutBadge: SubmissionState[] = ["skipped", "rejected", "unavailable", "expired"];

const maxBadges = 500;

/** Returns the badges and links back that the directories of a project's submissions ask for, awaited ones first. */
export const listBadges = async (db: Db, projectId: string): Promise<Badge[]> => {
  const rows = await db
    .select({
      submissionId: submissions.id,
      directory: {
        id: directories.id,
        slug: directories.slug,
        name: directories.name,
        host: directories.host,
        dr: directories.dr,
      },
      url: directories.url,
      condition: directories.linkCondition,
      state: submissions.state,
      reason: submissions.reason,
      note: submissions.note,
    })
    .from(submissions)
    .innerJoin(directories, eq(directories.id, submissions.directoryId))
    .where(
      and(
        eq(submissions.projectId, projectId),
        notInArray(submissions.state, withoutBadge),
        or(inArray(directories.linkCondition, ["badge", "reciprocal"]), eq(submissions.reason, "add_badge")),
      ),
    )
    .orderBy(asc(directories.name), asc(submissions.id))
    .limit(maxBadges);
  return rows
    .map(({ url, condition, reason, note, ...row }) => ({
      ...row,
      condition: condition === "reciprocal" ? ("reciprocal" as const) : ("badge" as const),
      isAwaited: row.state === "needs_customer" && reason === "add_badge",
      snippet: reason === "add_badge" && note?.includes("<a ") ? note : textLink(url, row.directory.name),
    }))
    .toSorted((one, other) => Number(other.isAwaited) - Number(one.isAwaited));
};

const textLink = (url: string, name: string) =>
  `<a href="${Bun.escapeHTML(url)}">Find us on ${Bun.escapeHTML(name)}</a>`;

type Reading = Pick<Dependencies, "db" | "clock" | "safeFetch" | "parseUntrusted">;

const html = { accept: /^(text\/html|application\/xhtml\+xml)\b/i };

/**
 * Reads a page of the project's website, the home page by default, and returns which directories it links to. Throws
 * Problem `invalid` for another website's page and `upstream` if it can't be read.
 */
export const checkBadges = async (
  { db, clock, safeFetch, parseUntrusted }: Reading,
  project: { id: string; url: string },
  address: string = project.url,
): Promise<BadgeCheck> => {
  if (!leadsTo(linkTargetsOf([project.url]), new URL(address)))
    throw new Problem("invalid", "Enter a page of your project's website.");
  const badges = await listBadges(db, project.id);
  const targets = badges.map(({ directory }) => ({
    directoryId: directory.id,
    targets: linkTargetsOf([`https://${directory.host}/`]),
  }));
  const { url, type, bytes } = await safeFetch(address, html);
  const { anchors } = await parseUntrusted("listingPage", {
    url,
    type,
    bytes,
    targets: targets.flatMap((one) => one.targets),
    names: [],
    agents: [],
  });
  const found = targets.flatMap(({ directoryId, targets }) => {
    const own = anchors.filter(({ href }) => leadsTo(targets, new URL(href)));
    const anchor = own.find(({ isHidden }) => !isHidden) ?? own[0];
    return anchor ? [{ directoryId, href: anchor.href, isHidden: anchor.isHidden }] : [];
  });
  return { url, checkedAt: clock().toISOString(), found };
};
