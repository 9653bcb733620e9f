import { Link } from "react-router";
import { link } from "#shared/routes.ts";
import type { Audit } from "#shared/suggestions.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { projectLink } from "../projects/current-project.ts";

type EmptySuggestionsProps = { projectId: string; audit: Audit; total: number };

export const EmptySuggestions = ({ projectId, audit, total }: EmptySuggestionsProps) => {
  if (total)
    return (
      <EmptyState
        title="There is nothing on this page"
        action={
          <Link to={projectLink("suggestions", projectId)} className="link inline-block py-2.5">
            Show the first page
          </Link>
        }
      >
        The list is shorter than that.
      </EmptyState>
    );
  if (audit.isRunning)
    return (
      <EmptyState title="Reading your website">
        What there is to mend shows up here by itself in a minute or two.
      </EmptyState>
    );
  if (audit.failure)
    return (
      <EmptyState
        title="We could not read enough"
        action={
          <Link to={projectLink("project", projectId)} className="button">
            Look at the address
          </Link>
        }
      >
        Once your website answers, what there is to mend shows up here.
      </EmptyState>
    );
  if (!audit.auditedAt)
    return (
      <EmptyState title="Nothing was checked yet">Press “Check now”, and we look through your website.</EmptyState>
    );
  return (
    <EmptyState
      title="Nothing to mend"
      action={
        <a href={link("directories")} className="button">
          Look through the directories
        </a>
      }
    >
      Your website is in good order, and no reason for leaving was given often. Now get it seen: list it where people
      look for such a product, and link to your newest pages from your home page.
    </EmptyState>
  );
};
