import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { accountText, authorityText, linkText, priceText, reviewText } from "#shared/links/directories/labels.ts";
import { takesSubmissions } from "#shared/links/directories/rules.ts";
import { link } from "#shared/routes.ts";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import type { DataColumn } from "../../../ui/data-table/columns.ts";
import { DataTable } from "../../../ui/data-table/data-table.tsx";
import { formatCount } from "../../../ui/format.ts";
import { useAction } from "../../../ui/forms/use-action.ts";
import { NoMatches, PagedList } from "../../../ui/lists/paged-list.tsx";
import { Panel } from "../../../ui/overlays/dialog.tsx";
import { CreditsSummary } from "../../billing/credits/credits-summary.tsx";
import { readBalance } from "../../billing/credits/read-balance.ts";
import { requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { useRole } from "../../role.tsx";
import { StateBadge } from "../submissions/states.tsx";
import { submissionsLink } from "../submissions/submission-filters.tsx";
import {
  apiFilters,
  categoryLabels,
  DirectoryFilterBar,
  directoriesLink,
  directoryParams,
} from "./directory-filters.tsx";
import { includeAgain } from "./directory-name.tsx";

const pageSize = 25;
const listId = "directories";

export const loader = async (args: LoaderFunctionArgs) => {
  const { id: projectId } = await requireProject(args);
  const filters = directoryParams.parse(args.request.url);
  const { directories } = args.context.get(api);
  const [list, balance] = await Promise.all([
    read(directories.$get({ query: { ...apiFilters(filters), projectId, limit: String(pageSize) } })),
    readBalance(args, projectId, "submission"),
  ]);
  return { projectId, filters, ...list, balance };
};

type Loaded = Awaited<ReturnType<typeof loader>>;

export function Component() {
  const { projectId, filters, directories, total, balance } = useLoaderData<typeof loader>();
  const canEdit = useRole("editor");
  const navigate = useNavigate();
  const linkTo = (change: Partial<typeof filters>) => directoriesLink(projectId, { ...filters, ...change });
  const opened = directories.find(({ id }) => id === filters.directory);
  return (
    <DashboardPage
      title="Directories"
      description="The catalogue, with how well each directory fits your project."
      note={<CreditsSummary balance={balance} rows="submissions" />}
    >
      <DirectoryFilterBar projectId={projectId} filters={filters} />
      <div id={listId} tabIndex={-1} className="scroll-mt-20 outline-none">
        <PagedList
          total={total}
          limit={pageSize}
          page={filters.page}
          to={(page) => linkTo({ page, directory: undefined })}
          empty={
            <NoMatches rows="directories" to={directoriesLink(projectId, { show: "all" })}>
              {filters.show === "excluded"
                ? "“Never propose again” in your proposals excludes a directory."
                : "Try part of a name, or fewer filters."}
            </NoMatches>
          }
        >
          <DataTable
            id="catalogue"
            label="Directories"
            caption={
              <span role="status">
                {formatCount(total, "directory", "directories")}
                {notes[filters.show]}
              </span>
            }
            columns={columnsOf(projectId, canEdit)}
            rows={directories}
            nameOf={({ name }) => name}
            to={({ id }) => linkTo({ directory: id })}
            openId={filters.directory}
          />
        </PagedList>
      </div>
      {opened && (
        <Panel
          title={opened.name}
          onClose={() => void navigate(linkTo({ directory: undefined }), { preventScrollReset: true })}
        >
          <Facts directory={opened} />
          <div className="mt-6 flex flex-wrap items-center gap-3">
            <SubmissionCell projectId={projectId} directory={opened} canEdit={canEdit} />
            {/* Public pages are separate documents. */}
            <a href={link("directory", { slug: opened.slug })} className="link">
              Page in the catalogue
            </a>
          </div>
        </Panel>
      )}
    </DashboardPage>
  );
}

const notes = {
  fitting: " that fit your project and that you have no submission to",
  all: "",
  excluded: " that we never propose to you",
};

type Row = Loaded["directories"][number];
type RowProps = { projectId: string; directory: Row };

const columnsOf = (projectId: string, canEdit: boolean): DataColumn<Row>[] => [
  {
    key: "name",
    label: "Directory",
    isRowHeader: true,
    mark: ({ name }) => name,
    cell: ({ name }) => name,
    detail: ({ host }) => host,
  },
  { key: "dr", label: "DR", isNumber: true, cell: ({ dr }) => dr },
  {
    key: "fit",
    label: "Fit",
    isNumber: true,
    cell: ({ fit }) => fit && <span title={fit.reasons.join("\n")}>{fit.score}</span>,
  },
  { key: "price", label: "Price", isPlain: true, cell: priceText },
  { key: "link", label: "Link", isPlain: true, cell: linkText },
  { key: "review", label: "Review", className: "text-muted", cell: reviewText },
  {
    key: "submission",
    label: "Submission",
    isPlain: true,
    cell: (directory) => <SubmissionCell projectId={projectId} directory={directory} canEdit={canEdit} />,
  },
];

const Facts = ({ directory }: { directory: Row }) => {
  const facts = [
    ["Website", directory.host],
    ["Category", categoryLabels[directory.category]],
    ["Authority", authorityText(directory)],
    ["Price", priceText(directory)],
    ["Link", linkText(directory)],
    ["Review", reviewText(directory)],
    ["Account", accountText(directory)],
    ["Fit", directory.fit && `${directory.fit.score} of 100: ${directory.fit.reasons.join(", ")}`],
  ];
  return (
    <dl className="grid grid-cols-[7rem_1fr] gap-x-4 gap-y-2">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
};

const SubmissionCell = ({ projectId, directory, canEdit }: RowProps & { canEdit: boolean }) => {
  const { name, host, submissionState, isExcluded } = directory;
  if (isExcluded) return canEdit && <IncludeButton projectId={projectId} directory={directory} />;
  if (submissionState)
    return (
      <Link to={submissionsLink(projectId, { q: host })} className="hover:underline">
        <StateBadge state={submissionState} />
        <span className="sr-only">, show the submission to {name}</span>
      </Link>
    );
  if (!takesSubmissions(directory)) return <span className="text-muted">No submissions</span>;
  return canEdit && <SubmitButton projectId={projectId} directory={directory} />;
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
      className="min-h-control-small px-2.5"
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
      className="min-h-control-small px-2.5"
      busy={isPending}
      onClick={() =>
        void run(submit, { once: directoryId, success: `${name} approved. We submit it when its turn comes.` })
      }
    >
      Submit<span className="sr-only"> to {name}</span>
    </Button>
  );
};
