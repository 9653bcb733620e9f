import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { linkText, priceText, reviewText } from "#shared/links/directories/labels.ts";
import { takesSubmissions } from "#shared/links/directories/rules.ts";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { useAction } from "../../../ui/forms/use-action.ts";
import { NoMatches, PagedList } from "../../../ui/lists/paged-list.tsx";
import { Score } from "../../../ui/score.tsx";
import { CreditsSummary } from "../../billing/credits/credits-summary.tsx";
import { requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { useRole } from "../../role.tsx";
import { StateBadge } from "../submissions/states.tsx";
import { submissionsLink } from "../submissions/submission-filters.tsx";
import { apiFilters, DirectoryFilterBar, directoriesLink, directoryParams } from "./directory-filters.tsx";
import { DirectoryName, includeAgain } from "./directory-name.tsx";

const pageSize = 25;
const listId = "directories";

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
        <CreditsSummary balance={balance} rows="submissions" />
      </div>
      <DirectoryFilterBar projectId={projectId} filters={filters} />
      <section id={listId} tabIndex={-1} aria-label="Directories" className="scroll-mt-20 outline-none">
        <p role="status" className={directories.length ? "mb-3 text-sm text-muted" : "sr-only"}>
          {formatCount(total, "directory", "directories")}
          {notes[filters.show]}
        </p>
        <PagedList
          total={total}
          limit={pageSize}
          page={filters.page}
          to={(page) => directoriesLink(projectId, { ...filters, page })}
          empty={
            <NoMatches rows="directories" to={directoriesLink(projectId, { show: "all" })}>
              {filters.show === "excluded"
                ? "“Never propose again” in your proposals excludes a directory."
                : "Try part of a name, or fewer filters."}
            </NoMatches>
          }
        >
          <ul className="divide-y divide-line rounded-2xl border border-line">
            {directories.map((directory) => (
              <DirectoryRow key={directory.id} projectId={projectId} directory={directory} />
            ))}
          </ul>
        </PagedList>
      </section>
    </DashboardPage>
  );
}

const notes = {
  fitting: " that fit your project and that you have no submission to",
  all: "",
  excluded: " that we never propose to you",
};

type RowProps = { projectId: string; directory: Loaded["directories"][number] };

const DirectoryRow = ({ projectId, directory }: RowProps) => {
  const { name, fit, submissionState, isExcluded } = directory;
  const canEdit = useRole("editor");
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
        {isExcluded ? (
          canEdit && <IncludeButton projectId={projectId} directory={directory} />
        ) : submissionState ? (
          <Link
            to={submissionsLink(projectId, { q: directory.host })}
            className="inline-flex min-h-11 items-center hover:underline"
          >
            <StateBadge state={submissionState} />
            <span className="sr-only">, show the submission to {name}</span>
          </Link>
        ) : takesSubmissions(directory) ? (
          canEdit && <SubmitButton projectId={projectId} directory={directory} />
        ) : (
          <span className="text-sm text-muted">No submissions</span>
        )}
      </div>
    </li>
  );
};

const IncludeButton = ({ projectId, directory: { id, name, submissionState } }: RowProps) => {
  const { isPending, run } = useAction({ toastErrors: true });
  const include = async () => {
    await includeAgain(projectId, id);
    // The button is about to be removed.
    document.getElementById(listId)?.focus({ preventScroll: true });
  };
  return (
    <Button
      variant="quiet"
      className="min-h-10 px-4"
      busy={isPending}
      onClick={() =>
        void run(include, {
          once: id,
          success: `${name} is no longer excluded.${submissionState === "skipped" ? " Its skipped proposal can be approved." : ""}`,
        })
      }
    >
      Include again<span className="sr-only">: {name}</span>
    </Button>
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
      onClick={() =>
        void run(submit, { once: directoryId, success: `${name} approved. We submit it when its turn comes.` })
      }
    >
      Submit<span className="sr-only"> to {name}</span>
    </Button>
  );
};
