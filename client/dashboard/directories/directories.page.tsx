import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { linkText, priceText, reviewText } from "#shared/directories/labels.ts";
import { takesSubmissions } from "#shared/directories/rules.ts";
import { api, browserClient, read } from "../../app/api-client.ts";
import { useAction } from "../../app/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { formatCount } from "../../ui/format.ts";
import { Pagination } from "../../ui/pagination.tsx";
import { Score } from "../mentions/score.tsx";
import { DashboardPage } from "../page.tsx";
import { requireProject } from "../projects/current-project.ts";
import { CreditsSummary } from "../submissions/credits-summary.tsx";
import { StateBadge } from "../submissions/state-badge.tsx";
import { submissionsLink } from "../submissions/submission-filters.tsx";
import { apiFilters, DirectoryFilterBar, directoriesLink, directoryParams } from "./directory-filters.tsx";
import { DirectoryName } from "./directory-name.tsx";

const pageSize = 25;

export const loader = async (args: LoaderFunctionArgs) => {
  const { id: projectId } = await requireProject(args);
  const filters = directoryParams.parse(args.request.url);
  const { directories, projects } = args.context.get(api);
  const [list, credits] = await Promise.all([
    read(directories.$get({ query: { ...apiFilters(filters), projectId, limit: String(pageSize) } })),
    read(projects[":id"].credits.$get({ param: { id: projectId }, query: { kind: "submission", limit: "1" } })),
  ]);
  return { projectId, filters, ...list, balance: credits.balances.find(({ kind }) => kind === "submission") };
};

type Loaded = Awaited<ReturnType<typeof loader>>;

export function Component() {
  const { projectId, filters, directories, total, balance } = useLoaderData<typeof loader>();
  return (
    <DashboardPage title="Directories" description="The catalogue, with how well each directory fits your project.">
      <div className="-mt-6 mb-6">
        <CreditsSummary balance={balance} />
      </div>
      <DirectoryFilterBar projectId={projectId} filters={filters} />
      <p role="status" className={directories.length ? "mb-3 text-sm text-muted" : "sr-only"}>
        {formatCount(total, "directory", "directories")}
        {filters.show === "fitting" && " that fit your project and that you have no submission to"}
      </p>
      {directories.length ? (
        <ul className="divide-y divide-line rounded-2xl border border-line">
          {directories.map((directory) => (
            <DirectoryRow key={directory.id} projectId={projectId} directory={directory} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={total ? "This page is empty" : "No directories match these filters"}
          action={
            <Link to={directoriesLink(projectId, { show: "all" })} className="link inline-block py-2.5">
              Show all directories
            </Link>
          }
        >
          {total ? "The list has fewer pages." : "Try part of a name, or fewer filters."}
        </EmptyState>
      )}
      <Pagination
        page={filters.page}
        pages={Math.ceil(total / pageSize)}
        to={(page) => directoriesLink(projectId, { ...filters, page })}
      />
    </DashboardPage>
  );
}

type RowProps = { projectId: string; directory: Loaded["directories"][number] };

const DirectoryRow = ({ projectId, directory }: RowProps) => {
  const { name, fit, submissionState } = directory;
  const review = reviewText(directory);
  const facts = [priceText(directory), linkText(directory), review && `review ${review.toLowerCase()}`];
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 px-4 py-3.5">
      <div className="min-w-0 flex-1 basis-60">
        <DirectoryName directory={directory} />
        <p className="mt-0.5 text-sm text-muted">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      {fit && (
        <div className="w-44">
          <Score score={fit.score} reasons={fit.reasons} of={name} />
        </div>
      )}
      <div className="flex min-h-11 w-36 items-center sm:justify-end">
        {submissionState ? (
          <Link
            to={submissionsLink(projectId, { q: directory.host })}
            className="inline-flex min-h-11 items-center hover:underline"
          >
            <StateBadge state={submissionState} />
            <span className="sr-only">, show the submission to {name}</span>
          </Link>
        ) : takesSubmissions(directory) ? (
          <SubmitButton projectId={projectId} directory={directory} />
        ) : (
          <span className="text-sm text-muted">No submissions</span>
        )}
      </div>
    </li>
  );
};

const SubmitButton = ({ projectId, directory: { id: directoryId, name } }: RowProps) => {
  const { isPending, run } = useAction({ toastErrors: true });
  const submit = () => {
    const call = browserClient().projects[":id"].submissions;
    return read(call.$post({ param: { id: projectId }, json: { directoryId } }));
  };
  return (
    <Button
      variant="quiet"
      className="min-h-10 px-4"
      busy={isPending}
      onClick={() => void run(submit, { success: `${name} approved. We submit it when its turn comes.` })}
    >
      Submit<span className="sr-only"> to {name}</span>
    </Button>
  );
};
