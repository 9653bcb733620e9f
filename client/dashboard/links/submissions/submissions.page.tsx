import { lazy, Suspense } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { downloadFile } from "../../../app/download-file.ts";
import { nullIfMissing } from "../../../app/page-error.ts";
import { Button } from "../../../ui/button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { FormMessage } from "../../../ui/forms/form.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { PagedList } from "../../../ui/lists/paged-list.tsx";
import { CreditsSummary } from "../../billing/credits/credits-summary.tsx";
import { readBalance } from "../../billing/credits/read-balance.ts";
import { projectLink, requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { useMe } from "../../use-me.ts";
import { ProposeButton } from "./propose-button.tsx";
import {
  apiFilters,
  isInOrder,
  isSearched,
  StateFilter,
  SubmissionFilterBar,
  type SubmissionFilters,
  submissionParams,
  submissionsLink,
  totalOf,
} from "./submission-filters.tsx";
import { SubmissionsTable } from "./submissions-table.tsx";
import { listId } from "./use-decisions.ts";

const UnverifiedEmail = lazy(async () => ({
  default: (await import("../../unverified-email.tsx")).UnverifiedEmail,
}));
const empty = () => import("./empty-submissions.tsx");
const FirstSteps = lazy(async () => ({ default: (await empty()).FirstSteps }));
const NoSubmissions = lazy(async () => ({ default: (await empty()).NoSubmissions }));
const drawer = () => import("./submission-drawer.tsx");
const SubmissionDrawer = lazy(async () => ({ default: (await drawer()).SubmissionDrawer }));
const MissingSubmissionDrawer = lazy(async () => ({ default: (await drawer()).MissingSubmissionDrawer }));

const pageSize = 25;

export const loader = async (args: LoaderFunctionArgs) => {
  const { id: projectId } = await requireProject(args);
  const filters = submissionParams.parse(args.request.url);
  const { submissions, projects } = args.context.get(api);
  const [list, balance, opened] = await Promise.all([
    read(submissions.$get({ query: { projectId, ...apiFilters(filters), limit: String(pageSize) } })),
    readBalance(args, projectId, "submission"),
    filters.submission
      ? read(submissions[":id"].$get({ param: { id: filters.submission } })).catch(nullIfMissing)
      : null,
  ]);
  const isEmpty = totalOf(list.counts) === 0 && !isSearched(filters);
  const kit = isEmpty ? await read(projects[":id"].kit.$get({ param: { id: projectId } })) : null;
  return {
    projectId,
    filters,
    opened,
    ...list,
    balance,
    firstSteps: kit && { completeness: kit.completeness.percent },
  };
};

export function Component() {
  const { projectId, filters, opened, submissions, total, counts, balance, firstSteps } =
    useLoaderData<typeof loader>();
  const { me } = useMe();
  const navigate = useNavigate();
  const exporting = useAction();
  const linkTo = (change: Partial<SubmissionFilters>) => submissionsLink(projectId, { ...filters, ...change });
  const close = () => void navigate(linkTo({ submission: undefined }), { preventScrollReset: true });

  return (
    <DashboardPage
      title="Submissions"
      description="Each directory by name, with its state and the proof of its link."
      note={<CreditsSummary balance={balance} rows="submissions" />}
      actions={
        !firstSteps && (
          <>
            <Button
              variant="quiet"
              busy={exporting.isPending}
              onClick={() => void exporting.run(() => exportSubmissions(projectId))}
            >
              Export CSV
            </Button>
            <ProposeButton projectId={projectId}>Propose more</ProposeButton>
          </>
        )
      }
    >
      {!me.plan && !me.emailVerifiedAt && Boolean(balance?.available) && (
        <div className="mb-6">
          <Suspense>
            <UnverifiedEmail me={me} note="Your trial credits can be used once it's confirmed." />
          </Suspense>
        </div>
      )}
      <FormMessage className="mb-6">{exporting.error}</FormMessage>
      {firstSteps ? (
        <Suspense>
          <FirstSteps projectId={projectId} {...firstSteps} />
        </Suspense>
      ) : (
        <>
          {filters.state !== "needs_customer" && (
            <NeedsAnswer projectId={projectId} count={counts.needs_customer ?? 0} />
          )}
          <StateFilter projectId={projectId} filters={filters} counts={counts} />
          <SubmissionFilterBar projectId={projectId} filters={filters} />
          <div id={listId} tabIndex={-1} className="scroll-mt-20 outline-none">
            <PagedList
              total={total}
              limit={pageSize}
              page={filters.page}
              to={(page) => linkTo({ page })}
              empty={
                <Suspense>
                  <NoSubmissions projectId={projectId} filters={filters} />
                </Suspense>
              }
            >
              {filters.state === "proposed" && <ProposalNote projectId={projectId} />}
              <SubmissionsTable
                projectId={projectId}
                submissions={submissions}
                total={total}
                sort={{
                  value: filters.sort,
                  to: (sort) => linkTo({ sort: sort as SubmissionFilters["sort"], page: 1 }),
                }}
                firstPosition={isInOrder(filters) ? (filters.page - 1) * pageSize + 1 : undefined}
                to={({ id }) => linkTo({ submission: id })}
                openId={filters.submission}
              />
            </PagedList>
          </div>
        </>
      )}
      <Suspense>
        {opened && <SubmissionDrawer submission={opened} linkTo={(id) => linkTo({ submission: id })} onClose={close} />}
        {filters.submission && !opened && <MissingSubmissionDrawer onClose={close} />}
      </Suspense>
    </DashboardPage>
  );
}

const NeedsAnswer = ({ projectId, count }: { projectId: string; count: number }) =>
  count > 0 && (
    <p className="mb-3 flex flex-wrap items-center gap-x-3 rounded-lg bg-wash px-3">
      <span className="py-1">
        <strong className="font-semibold">
          {formatCount(count, "submission needs", "submissions need")} your answer
        </strong>{" "}
        <span className="max-sm:hidden">before we can continue.</span>
      </span>
      <Link
        to={submissionsLink(projectId, { state: "needs_customer" })}
        className="link inline-flex min-h-control items-center"
      >
        Answer
      </Link>
    </p>
  );

const ProposalNote = ({ projectId }: { projectId: string }) => (
  <p className="text-sm text-muted">
    We email you about new proposals. What you haven't decided after 72 hours is approved automatically while you have
    credits. Approved directories are submitted over the following weeks, the first of your list first, and skipping
    costs nothing.{" "}
    <Link to={`${projectLink("project", projectId)}#submissions`} className="link inline-block min-h-6">
      Change the weekly pace
    </Link>
  </p>
);

const exportSubmissions = (projectId: string) =>
  downloadFile(browserClient().submissions.export.$get({ query: { projectId } }));
