import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { api, read } from "../../app/api-client.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { formatDate } from "../../ui/format.ts";
import { modeOf } from "../mode/mode.ts";
import { DashboardPage } from "../page.tsx";
import { requireProject } from "../projects/current-project.ts";
import { EmptyInbox } from "./empty-inbox.tsx";
import { feedbackLink, type Place } from "./feedback-filters.ts";
import { type Period, parsePeriod, periodBefore } from "./period.ts";
import { PeriodPicker } from "./period-picker.tsx";
import { StatsBreakdown } from "./stats-breakdown.tsx";
import { StatsByDay } from "./stats-by-day.tsx";
import { StatsFigures } from "./stats-figures.tsx";

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireProject(args);
  const place = { projectId: project.id, mode: modeOf(args) };
  const period = parsePeriod(args.request.url, Date.now());
  const { feedbacks } = args.context.get(api);
  const of = ({ from, to }: Pick<Period, "from" | "to">) =>
    read(feedbacks.stats.$get({ query: { ...place, from, to } }));
  const one = { ...place, page: "1", limit: "1" };
  const [now, before, inbox] = await Promise.all([
    of(period),
    of(periodBefore(period)),
    read(feedbacks.list.$get({ query: one })),
  ]);
  return { place, period, now, before, everything: inbox.total };
};

export function Component() {
  const { place, period, now, before, everything } = useLoaderData<typeof loader>();
  const earlier = periodBefore(period);
  return (
    <DashboardPage
      title="Feedback statistics"
      description="Why customers want to leave, and how many stay."
      actions={
        <Link to={feedbackLink(place)} className="button button-quiet">
          Inbox
        </Link>
      }
    >
      {everything === 0 ? (
        <EmptyInbox place={place} />
      ) : (
        <>
          <PeriodPicker place={place} period={period} />
          {now.total === 0 ? (
            <NothingThen place={place} />
          ) : (
            <div className="grid grid-cols-1 gap-10">
              <p role="status" className="-mb-4 text-muted">
                {`${spanOf(period)}, compared with ${spanOf(earlier)}. Days end at midnight UTC.`}
              </p>
              <StatsFigures now={now} before={before} />
              <StatsByDay period={period} byDay={now.byDay} />
              <StatsBreakdown place={place} period={period} now={now} before={before} />
            </div>
          )}
        </>
      )}
    </DashboardPage>
  );
}

const spanOf = ({ from, to }: Pick<Period, "from" | "to">) =>
  from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;

const NothingThen = ({ place }: { place: Place }) => (
  <EmptyState
    title="No feedback in these days"
    action={
      <Link to={feedbackLink(place)} className="link inline-block py-2.5">
        Look at what there is
      </Link>
    }
  >
    Choose other days, or look at the inbox for when there was some.
  </EmptyState>
);
