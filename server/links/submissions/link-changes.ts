// What the history of a submission says when the kind of its link changes.
import { eq } from "drizzle-orm";
import { submissionEvents } from "#db/schema/index.ts";
import type { ListingLinkKind } from "#shared/links/submissions.ts";

const linkNames: Record<ListingLinkKind, string> = {
  follow: "followed",
  nofollow: "not followed",
  indirect: "a redirect of the directory",
  mention: "a mention without a link",
};

export const linkChangeNote = (from: ListingLinkKind, to: ListingLinkKind) =>
  `The link changed from ${linkNames[from]} to ${linkNames[to]}.`;

/** The event of a followed link that became a nofollow one: such a link is still live, but worth less. */
export const isUnfollowed = eq(submissionEvents.note, linkChangeNote("follow", "nofollow"));
