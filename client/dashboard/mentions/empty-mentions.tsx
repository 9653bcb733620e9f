import { Link } from "react-router";
import { EmptyState } from "../../ui/empty-state.tsx";
import { projectLink } from "../projects/current-project.ts";
import { type Filters, feedLink, isFiltered } from "./filters.ts";

type EmptyMentionsProps = {
  projectId: string;
  counts: { keywords: number; mentions: number };
  filters: Filters;
  /** Number of matches on all pages. */
  total: number;
};

/** Explains why the feed is empty and what to do about it. */
export const EmptyMentions = ({ projectId, counts, filters, total }: EmptyMentionsProps) => {
  const keywords = projectLink("keywords", projectId);
  if (total > 0)
    return (
      <EmptyState
        title="There is nothing on this page"
        action={<Suggestion to={feedLink(projectId, { ...filters, page: 1 })}>To the first page</Suggestion>}
      >
        The list is shorter than that.
      </EmptyState>
    );
  if (counts.mentions === 0 && counts.keywords === 0)
    return (
      <EmptyState title="No keyword is watched yet" action={<Suggestion to={keywords}>Add keywords</Suggestion>}>
        Add the words that people use when they look for what you sell. We then search public posts for them.
      </EmptyState>
    );
  if (counts.mentions === 0)
    return (
      <EmptyState title="Nothing was found yet" action={<Suggestion to={keywords}>Look at your keywords</Suggestion>}>
        The first search takes some minutes, and we go on searching day and night. If nothing comes within a day, try
        broader words: two or three that a customer would write.
      </EmptyState>
    );
  if (filters.filter === "new" && !isFiltered(filters))
    return (
      <EmptyState
        title="You have seen to everything"
        action={<Suggestion to={feedLink(projectId, { filter: "all" })}>Show all mentions</Suggestion>}
      >
        What the next searches find shows here.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No mention fits"
      action={<Suggestion to={feedLink(projectId, { filter: "all" })}>Clear the filters</Suggestion>}
    >
      Choose another status or source, or an earlier day.
    </EmptyState>
  );
};

const Suggestion = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="link inline-block py-2.5">
    {children}
  </Link>
);
