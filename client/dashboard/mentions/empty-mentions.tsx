import { Link } from "react-router";
import { Empty } from "../../ui/empty-state.tsx";
import { projectLink } from "../projects/current-project.ts";
import { type Filters, feedLink, isFiltered, noFilters } from "./filters.ts";

type NoMentionsProps = {
  projectId: string;
  counts: { keywords: number; mentions: number };
  filters: Filters;
  /** How many fit, on other pages than this. */
  total: number;
};

/** Why the feed is empty, and what to do about it. */
export const NoMentions = ({ projectId, counts, filters, total }: NoMentionsProps) => {
  const keywords = projectLink("keywords", projectId);
  if (total > 0)
    return (
      <Empty
        title="There is nothing on this page"
        action={<Way to={feedLink(projectId, filters)}>To the first page</Way>}
      >
        The list is shorter than that.
      </Empty>
    );
  if (counts.mentions === 0 && counts.keywords === 0)
    return (
      <Empty title="No keyword is watched yet" action={<Way to={keywords}>Add keywords</Way>}>
        Add the words that people use when they look for what you sell. We then search public posts for them.
      </Empty>
    );
  if (counts.mentions === 0)
    return (
      <Empty title="Nothing was found yet" action={<Way to={keywords}>Look at your keywords</Way>}>
        The first search takes some minutes, and we go on searching day and night. If nothing comes within a day, try
        broader words: two or three that a customer would write.
      </Empty>
    );
  if (filters.filter === "new" && !isFiltered(filters))
    return (
      <Empty
        title="You have seen to everything"
        action={<Way to={feedLink(projectId, { ...noFilters, filter: "all" })}>Show all mentions</Way>}
      >
        What the next searches find shows here.
      </Empty>
    );
  return (
    <Empty
      title="No mention fits"
      action={<Way to={feedLink(projectId, { ...noFilters, filter: "all" })}>Clear the filters</Way>}
    >
      Choose another status or source, or an earlier day.
    </Empty>
  );
};

const Way = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="link inline-block py-2.5">
    {children}
  </Link>
);
