import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { api, read } from "../../api.ts";
import { Empty } from "../../ui/empty.tsx";
import { dayOf } from "../dates.ts";
import { modeOf } from "../mode.ts";
import { projectFor } from "../projects/current.ts";
import { Screen } from "../screen.tsx";
import { feedbackAddress, type Place } from "./feedback-filters.ts";
import { NoFeedback } from "./no-feedback.tsx";
import { type Period, periodBefore, periodIn } from "./period.ts";
import { PeriodChoice } from "./period-choice.tsx";
import { StatsDays } from "./stats-days.tsx";
import { StatsFigures } from "./stats-figures.tsx";
import { StatsShares } from "./stats-shares.tsx";

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await projectFor(args);
  const place = { projectId: project.id, mode: modeOf(args) };
  const period = periodIn(args.request.url, Date.now());
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
    <Screen
      title="Feedback statistics"
      description="Why customers want to leave, and how many stay."
      actions={
        <Link to={feedbackAddress(place)} className="button button-quiet">
          Inbox
        </Link>
      }
    >
      {everything === 0 ? (
        <NoFeedback place={place} />
      ) : (
        <>
          <PeriodChoice place={place} period={period} />
          {now.total === 0 ? (
            <NothingThen place={place} />
          ) : (
            <div className="grid grid-cols-1 gap-10">
              <p role="status" className="-mb-4 text-muted">
                {`${spanOf(period)}, compared with ${spanOf(earlier)}. Days end at midnight UTC.`}
              </p>
              <StatsFigures now={now} before={before} />
              <StatsDays period={period} byDay={now.byDay} />
              <StatsShares place={place} period={period} now={now} before={before} />
            </div>
          )}
        </>
      )}
    </Screen>
  );
}

const spanOf = ({ from, to }: Pick<Period, "from" | "to">) =>
  from === to ? dayOf(from) : `${dayOf(from)} to ${dayOf(to)}`;

const NothingThen = ({ place }: { place: Place }) => (
  <Empty
    title="No feedback in these days"
    action={
      <Link to={feedbackAddress(place)} className="link inline-block py-2.5">
        Look at what there is
      </Link>
    }
  >
    Choose other days, or look at the inbox for when there was some.
  </Empty>
);
