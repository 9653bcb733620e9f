import { link } from "#shared/routes.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** Shown instead of the form when the plan allows no further project. */
export const ProjectLimit = ({ limit }: { limit: number }) => (
  <EmptyState
    title={
      limit === 0
        ? "Your trial is over"
        : `Your plan has room for ${limit} ${limit === 1 ? "project" : "projects"}, and you use it all`
    }
    action={<ButtonLink href={link("plan")}>See the plans</ButtonLink>}
  >
    {limit === 0
      ? "Choose a plan to add a website. All that you have stays here to read."
      : "A larger plan has room for more. Or delete a project that you do not need any more, in its settings."}
  </EmptyState>
);
