import { Link } from "react-router";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { NoMatches } from "../../../ui/lists/paged-list.tsx";
import { projectLink } from "../../current-project.ts";
import { ProposeButton } from "./propose-button.tsx";
import { isSearched, type SubmissionFilters, submissionsLink } from "./submission-filters.tsx";

type FirstStepsProps = {
  projectId: string;
  /** Percent of the listing kit that is filled in. */
  completeness: number;
};

/** Shown before a project has submissions: how they come about, and the first step. */
export const FirstSteps = ({ projectId, completeness }: FirstStepsProps) => {
  const steps = [
    {
      title: "Complete your listing kit",
      text: `Texts, pictures and contacts that directories ask for. It's ${completeness} % complete.`,
    },
    {
      title: "Choose from proposals",
      text: "We rank the directories that fit your website and say why. Approve, skip or exclude each.",
    },
    {
      title: "People submit, not bots",
      text: "An operator fills in each form with your kit and saves the confirmation.",
    },
    {
      title: "We verify and keep checking",
      text: "A listing is live once our check finds your link. If it gets lost, you see when, and we propose another.",
    },
  ];
  return (
    <section aria-labelledby="first-steps" className="rounded-2xl border border-line p-6 sm:p-8">
      <h2 id="first-steps" className="text-xl font-semibold">
        From your kit to verified links
      </h2>
      <ol className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-wash text-sm font-semibold text-accent"
            >
              {at + 1}
            </span>
            <div>
              <p className="font-medium">{title}</p>
              <p className="mt-0.5 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={projectLink("kit", projectId)} className="button">
          {completeness ? "Complete your listing kit" : "Start your listing kit"}
        </Link>
        <ProposeButton projectId={projectId} variant="quiet">
          Propose directories
        </ProposeButton>
      </div>
    </section>
  );
};

/** Shown when these filters have no submissions. */
export const NoSubmissions = ({ projectId, filters }: { projectId: string; filters: SubmissionFilters }) =>
  filters.state === "proposed" && !isSearched(filters) ? (
    <EmptyState
      title="No proposals to decide"
      action={<ProposeButton projectId={projectId}>Propose 10 directories</ProposeButton>}
    >
      Proposals are the directories that fit your project best, with reasons. You decide which ones we submit to.
    </EmptyState>
  ) : (
    <NoMatches rows="submissions" to={submissionsLink(projectId)}>
      Try part of a directory's name, other days or another state.
    </NoMatches>
  );
