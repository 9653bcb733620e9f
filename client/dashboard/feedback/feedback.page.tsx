import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { api, CallFailed, read } from "../../app/api-client.ts";
import { useAttempt } from "../../app/use-action.ts";
import { useCall } from "../../app/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { modeOf } from "../mode/mode.ts";
import { Screen } from "../page.tsx";
import { projectFor } from "../projects/current-project.ts";
import { NoFeedback, NoneFits } from "./empty-inbox.tsx";
import { deleteFeedback, exportFeedback, saveStatus } from "./feedback-api.ts";
import { FeedbackDrawer, GoneDrawer } from "./feedback-drawer.tsx";
import { FeedbackFilterBar } from "./feedback-filter-bar.tsx";
import { type Asked, askedIn, choiceOf, feedbackAddress, isFiltered, pageSize } from "./feedback-filters.ts";
import { type FeedbackStatus, numberOf, statusWords } from "./feedback-labels.ts";
import { type Feedback, FeedbackList, listId } from "./feedback-list.tsx";
import { statsAddress } from "./period.ts";

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await projectFor(args);
  const place = { projectId: project.id, mode: modeOf(args) };
  const asked = askedIn(args.request.url);
  const { feedbacks, offers } = args.context.get(api);
  const paging = { page: String(asked.page), limit: String(pageSize) };
  const param = { projectId: project.id };
  const [list, all, shown, opened] = await Promise.all([
    read(feedbacks.list.$get({ query: { ...place, ...choiceOf(asked), ...paging } })),
    read(feedbacks.stats.$get({ query: place })),
    read(offers[":projectId"].project.$get({ param, query: { mode: place.mode } })),
    asked.feedback ? read(feedbacks[":id"].$get({ param: { id: asked.feedback } })).catch(unlessGone) : null,
  ]);
  return {
    ...{ project, place, asked, opened, ...list },
    ...{ everything: all.total, unread: all.byStatus.new, reasons: Object.keys(all.byReason) },
    offers: Object.fromEntries(shown.offers.map(({ id, title }) => [id, title])),
  };
};

const unlessGone = (error: unknown) => {
  if (error instanceof CallFailed && error.status === 404) return null;
  throw error;
};

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { project, place, asked, opened, feedbacks, total, everything, unread, reasons, offers } = loaded;
  const navigate = useNavigate();
  const attempt = useAttempt();
  const exporting = useCall();
  const address = (change: Partial<Asked>) => feedbackAddress(place, { ...asked, ...change });
  const close = () => navigate(address({ feedback: "" }), { preventScrollReset: true });

  // Closed first: what is open counts as read.
  const mark = async ({ id, status: before }: Feedback, status: FeedbackStatus) => {
    await close();
    await attempt(
      () => saveStatus(id, status),
      `Marked as ${statusWords[status].toLowerCase()}.`,
      () => void attempt(() => saveStatus(id, before), `${statusWords[before]} again.`),
    );
  };
  const remove = async (feedback: Feedback) => {
    await close();
    await attempt(() => deleteFeedback(feedback), "The feedback is deleted.");
  };

  return (
    <Screen
      title="Feedback"
      description="What your customers say who are about to leave."
      actions={
        <>
          <Link to={statsAddress(place)} className="button button-quiet">
            Statistics
          </Link>
          {total > 0 && (
            <Button
              variant="quiet"
              busy={exporting.isBusy}
              onClick={() => void exporting.run(() => exportFeedback(place, asked))}
            >
              {exporting.isBusy ? "Exporting…" : `Export ${numberOf(total)} as CSV`}
            </Button>
          )}
        </>
      }
    >
      <FormMessage className="mb-6">{exporting.failure?.message}</FormMessage>
      {(everything > 0 || isFiltered(asked)) && <FeedbackFilterBar place={place} asked={asked} reasons={reasons} />}
      <section id={listId} tabIndex={-1} aria-label="Inbox" className="scroll-mt-20 outline-none">
        <p role="status" className={feedbacks.length ? "mb-4 text-sm text-muted" : "sr-only"}>
          {isFiltered(asked)
            ? `${numberOf(total)} of ${numberOf(everything)} found, newest first`
            : `${numberOf(everything)} in all, ${numberOf(unread)} new`}
        </p>
        {feedbacks.length > 0 ? (
          <FeedbackList feedbacks={feedbacks} offers={offers} to={({ id }) => address({ feedback: id })} />
        ) : everything > 0 || isFiltered(asked) ? (
          <NoneFits place={place} total={total} />
        ) : (
          <NoFeedback place={place} />
        )}
      </section>
      <Pagination page={asked.page} pages={Math.ceil(total / pageSize)} to={(page) => address({ page })} />
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
      {asked.feedback && !opened && <GoneDrawer onClose={() => void close()} />}
    </Screen>
  );
}
