import { Link } from "react-router";
import { EmptyState } from "../../ui/empty-state.tsx";
import { projectLink } from "../projects/current-project.ts";

type EmptyLeadsProps = { projectId: string; isFiltered: boolean; total: number };

export const EmptyLeads = ({ projectId, isFiltered, total }: EmptyLeadsProps) => {
  const everyone = (
    <Link to={projectLink("leads", projectId)} className="link inline-block py-2.5">
      Show everyone
    </Link>
  );
  if (total)
    return (
      <EmptyState title="There is nobody on this page" action={everyone}>
        The list is shorter than that.
      </EmptyState>
    );
  if (isFiltered)
    return (
      <EmptyState title="Nobody fits" action={everyone}>
        Try a part of the name, another status or an earlier day.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No leads yet"
      action={
        <Link to={projectLink("keywords", projectId)} className="button">
          Look at your keywords
        </Link>
      }
    >
      Whoever writes a post with one of your keywords shows up here by themselves. If nobody does within a day, watch
      more keywords, or more common ones.
    </EmptyState>
  );
};
