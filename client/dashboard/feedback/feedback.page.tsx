import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { ApiError, api, read } from "../../app/api-client.ts";
import { useAction } from "../../app/use-action.ts";
import { useCall } from "../../app/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Pagination } from "../../ui/pagination.tsx";
import { modeOf } from "../mode/mode.ts";
import { DashboardPage } from "../page.tsx";
import { requireProject } from "../projects/current-project.ts";
import { EmptyInbox, NoMatches } from "./empty-inbox.tsx";
import { deleteFeedback, exportFeedback, saveStatus } from "./feedback-api.ts";
import { DeletedFeedbackDrawer, FeedbackDrawer } from "./feedback-drawer.tsx";
import { FeedbackFilterBar } from "./feedback-filter-bar.tsx";
import {
  apiFilters,
  type FeedbackFilters,
  feedbackLink,
  feedbackParams,
  isFiltered,
  pageSize,
} from "./feedback-filters.ts";
import { type FeedbackStatus, statusLabels } from "./feedback-labels.ts";
import { type Feedback, FeedbackList, listId } from "./feedback-list.tsx";
import { statsLink } from "./period.ts";

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireProject(args);
  const place = { projectId: project.id, mode: modeOf(args) };
  const filters = feedbackParams.parse(args.request.url);
  const { feedbacks, offers } = args.context.get(api);
  const paging = { page: String(filters.page), limit: String(pageSize) };
  const param = { projectId: project.id };
  const [list, all, shown, opened] = await Promise.all([
    read(feedbacks.list.$get({ query: { ...place, ...apiFilters(filters), ...paging } })),
    read(feedbacks.stats.$get({ query: place })),
    read(offers[":projectId"].project.$get({ param, query: { mode: place.mode } })),
    filters.feedback
      ? read(feedbacks[":id"].$get({ param: { id: filters.feedback } })).catch(undefinedIfDeleted)
      : null,
  ]);
  return {
    project,
    place,
    filters,
    opened,
    ...list,
    everything: all.total,
    unread: all.byStatus.new,
    reasons: Object.keys(all.byReason),
    offers: Object.fromEntries(shown.offers.map(({ id, title }) => [id, title])),
  };
};

const undefinedIfDeleted = (error: unknown) => {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
};

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { project, place, filters, opened, feedbacks, total, everything, unread, reasons, offers } = loaded;
  const navigate = useNavigate();
  const { run } = useAction({ toastErrors: true });
  const exporting = useCall();
  const address = (change: Partial<FeedbackFilters>) => feedbackLink(place, { ...filters, ...change });
  const close = () => navigate(address({ feedback: undefined }), { preventScrollReset: true });

  // Close first: an open entry would be marked as read.
  const mark = async ({ id, status: before }: Feedback, status: FeedbackStatus) => {
    await close();
    await run(() => saveStatus(id, status), {
      success: `Marked as ${statusLabels[status].toLowerCase()}.`,
      undo: () => void run(() => saveStatus(id, before), { success: `${statusLabels[before]} again.` }),
    });
  };
  const remove = async (feedback: Feedback) => {
    await close();
    await run(() => deleteFeedback(feedback), { success: "The feedback is deleted." });
  };

  return (
    <DashboardPage
      title="Feedback"
      description="What your customers say who are about to leave."
      actions={
        <>
          <Link to={statsLink(place)} className="button button-quiet">
            Statistics
          </Link>
          {total > 0 && (
            <Button
              variant="quiet"
              busy={exporting.isBusy}
              onClick={() => void exporting.run(() => exportFeedback(place, filters))}
            >
              {exporting.isBusy ? "Exporting…" : `Export ${formatNumber(total)} as CSV`}
            </Button>
          )}
        </>
      }
    >
      <FormMessage className="mb-6">{exporting.failure?.message}</FormMessage>
      {(everything > 0 || isFiltered(filters)) && (
        <FeedbackFilterBar place={place} filters={filters} reasons={reasons} />
      )}
      <section id={listId} tabIndex={-1} aria-label="Inbox" className="scroll-mt-20 outline-none">
        <p role="status" className={feedbacks.length ? "mb-4 text-sm text-muted" : "sr-only"}>
          {isFiltered(filters)
            ? `${formatNumber(total)} of ${formatNumber(everything)} found, newest first`
            : `${formatNumber(everything)} in all, ${formatNumber(unread)} new`}
        </p>
        {feedbacks.length > 0 ? (
          <FeedbackList feedbacks={feedbacks} offers={offers} to={({ id }) => address({ feedback: id })} />
        ) : everything > 0 || isFiltered(filters) ? (
          <NoMatches place={place} total={total} />
        ) : (
          <EmptyInbox place={place} />
        )}
      </section>
      <Pagination page={filters.page} pages={Math.ceil(total / pageSize)} to={(page) => address({ page })} />
      {opened && (
        <FeedbackDrawer
          key={opened.id}
          project={project}
          feedback={opened}
          offer={offers[opened.offerId ?? ""]}
          onMark={(status) => void mark(opened, status)}
          onDelete={() => void remove(opened)}
          onClose={() => void close()}
        />
      )}
      {filters.feedback && !opened && <DeletedFeedbackDrawer onClose={() => void close()} />}
    </DashboardPage>
  );
}
