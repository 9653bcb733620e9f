import { lazy, Suspense } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { downloadFile } from "../../../app/download-file.ts";
import { nullIfMissing } from "../../../app/page-error.ts";
import { Button } from "../../../ui/button.tsx";
import { formatNumber, formatTotal } from "../../../ui/format.ts";
import { FormMessage } from "../../../ui/forms/form.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { ActionLink, EmptyState } from "../../../ui/lists/empty-state.tsx";
import { PagedList } from "../../../ui/lists/paged-list.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { requireProject } from "../../current-project.ts";
import { modeOf } from "../../mode/mode-switch.tsx";
import { DashboardPage } from "../../page.tsx";
import {
  apiFilters,
  FeedbackFilterBar,
  type FeedbackFilters,
  type FeedbackScope,
  type FeedbackStatus,
  feedbackLink,
  feedbackParams,
  isFiltered,
  statsLink,
  statusLabels,
} from "./feedback-filters.tsx";
import { type Feedback, FeedbackTable, listId, saveStatus } from "./feedback-list.tsx";

const EmptyInbox = lazy(async () => ({ default: (await import("./empty-inbox.tsx")).EmptyInbox }));
const drawer = () => import("./feedback-drawer.tsx");
const FeedbackDrawer = lazy(async () => ({ default: (await drawer()).FeedbackDrawer }));
const DeletedFeedbackDrawer = lazy(async () => ({ default: (await drawer()).DeletedFeedbackDrawer }));

const pageSize = 20;

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireProject(args);
  const scope = { projectId: project.id, mode: modeOf(args) };
  const filters = feedbackParams.parse(args.request.url);
  const { feedbacks, offers } = args.context.get(api);
  const paging = { page: String(filters.page), limit: String(pageSize) };
  const param = { projectId: project.id };
  const [list, stats, projectOffers, opened] = await Promise.all([
    read(feedbacks.list.$get({ query: { ...scope, ...apiFilters(filters), ...paging } })),
    read(feedbacks.stats.$get({ query: scope })),
    read(offers[":projectId"].project.$get({ param, query: { mode: scope.mode } })),
    filters.feedback ? read(feedbacks[":id"].$get({ param: { id: filters.feedback } })).catch(nullIfMissing) : null,
  ]);
  return {
    project,
    scope,
    filters,
    opened,
    ...list,
    allCount: stats.total,
    newCount: stats.byStatus.new,
    reasons: Object.keys(stats.byReason),
    offers: Object.fromEntries(projectOffers.offers.map(({ id, title }) => [id, title])),
  };
};

export function Component() {
  const data = useLoaderData<typeof loader>();
  const { project, scope, filters, opened, feedbacks, total, totalIsCapped, allCount, newCount, reasons, offers } =
    data;
  const navigate = useNavigate();
  const { run } = useAction({ toastErrors: true });
  const exporting = useAction();
  const linkTo = (change: Partial<FeedbackFilters>) => feedbackLink(scope, { ...filters, ...change });
  const close = () => navigate(linkTo({ feedback: undefined }), { preventScrollReset: true });

  // Close first: an open entry would be marked as read.
  const mark = async ({ id, status: before }: Feedback, status: FeedbackStatus) => {
    await close();
    await run(() => saveStatus(id, status), {
      success: `Marked as ${statusLabels[status].toLowerCase()}.`,
      undo: () =>
        void run(() => saveStatus(id, before), { success: `Marked as ${statusLabels[before].toLowerCase()} again.` }),
    });
  };
  const markAll = (marked: readonly Feedback[], status: FeedbackStatus) => {
    const save = (statusOf: (feedback: Feedback) => FeedbackStatus) => () =>
      Promise.all(marked.map((feedback) => saveStatus(feedback.id, statusOf(feedback))));
    const count = `${formatNumber(marked.length)} marked`;
    return run(
      save(() => status),
      {
        success: `${count} as ${statusLabels[status].toLowerCase()}.`,
        undo: () =>
          void run(
            save((feedback) => feedback.status),
            { success: `${count} as before.` },
          ),
      },
    );
  };
  const remove = async ({ id }: Feedback) => {
    await close();
    await run(() => read(browserClient().feedbacks[":id"].$delete({ param: { id } })), {
      success: "Feedback deleted.",
    });
  };

  return (
    <DashboardPage
      title="Feedback"
      description="What customers say when they cancel."
      actions={
        <>
          <Link to={statsLink(scope)} className="button button-quiet">
            Statistics
          </Link>
          {total > 0 && (
            <Button
              variant="quiet"
              busy={exporting.isPending}
              onClick={() => void exporting.run(() => exportFeedback(scope, filters))}
            >
              {exporting.isPending ? "Exporting…" : `Export ${formatTotal({ total, totalIsCapped })} as CSV`}
            </Button>
          )}
        </>
      }
    >
      <FormMessage className="mb-6">{exporting.error}</FormMessage>
      {(allCount > 0 || isFiltered(filters)) && <FeedbackFilterBar scope={scope} filters={filters} reasons={reasons} />}
      <section id={listId} tabIndex={-1} aria-label="Inbox" className="scroll-mt-20 outline-none">
        <PagedList
          total={total}
          totalIsCapped={totalIsCapped}
          limit={pageSize}
          page={filters.page}
          to={(page) => linkTo({ page })}
          empty={
            allCount > 0 || isFiltered(filters) ? (
              <EmptyState
                title="No feedback matches these filters"
                action={<ActionLink to={feedbackLink(scope)}>Clear filters</ActionLink>}
              >
                Try other words, more days or fewer filters.
              </EmptyState>
            ) : (
              <Suspense>
                <EmptyInbox scope={scope} />
              </Suspense>
            )
          }
        >
          <FeedbackTable
            caption={
              isFiltered(filters)
                ? `${formatTotal({ total, totalIsCapped })} of ${formatNumber(allCount)} match, newest first`
                : `${formatNumber(allCount)} total, ${formatNumber(newCount)} new`
            }
            feedbacks={feedbacks}
            offers={offers}
            to={({ id }) => linkTo({ feedback: id })}
            openId={filters.feedback}
            onMark={(marked, status) => void markAll(marked, status)}
          />
        </PagedList>
      </section>
      <Suspense>
        {opened && (
          <FeedbackDrawer
            project={project}
            feedback={opened}
            offer={offers[opened.offerId ?? ""]}
            onMark={(status) => void mark(opened, status)}
            onDelete={() => void remove(opened)}
            onClose={() => void close()}
          />
        )}
        {filters.feedback && !opened && <DeletedFeedbackDrawer onClose={() => void close()} />}
      </Suspense>
    </DashboardPage>
  );
}

/** Downloads everything the filters match, on all pages, as a file. */
const exportFeedback = async (scope: FeedbackScope, filters: FeedbackFilters) => {
  await downloadFile(browserClient().feedbacks.export.$get({ query: { ...scope, ...apiFilters(filters) } }));
  toast("Feedback exported.");
};
