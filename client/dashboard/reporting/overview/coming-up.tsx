import CalendarClock from "lucide-react/icons/calendar-clock";
import FileText from "lucide-react/icons/file-text";
import Search from "lucide-react/icons/search";
import Send from "lucide-react/icons/send";
import { Link } from "react-router";
import type { Overview } from "#shared/reporting/overview.ts";
import { formatMonthDay } from "../../../ui/dates/day-range.ts";
import { formatDateTime } from "../../../ui/format.ts";
import { projectLink } from "../../current-project.ts";
import { submissionsLink } from "../../links/submissions/submission-filters.tsx";
import { Card } from "./card.tsx";

type ComingUpProps = { projectId: string; overview: Overview };

/** What happens next, soonest first. */
export const ComingUp = ({ projectId, overview: { next, articles } }: ComingUpProps) => {
  const plans = [
    { label: "Search for mentions", at: next.scanAt, Icon: Search, to: projectLink("keywords", projectId) },
    {
      label: "Next submission",
      at: next.submissionAt,
      Icon: Send,
      to: submissionsLink(projectId, { state: "progress" }),
    },
    { label: "Next article", at: articles.nextAt, Icon: FileText, to: projectLink("articleCalendar", projectId) },
    { label: "Monthly report", at: next.reportAt, Icon: CalendarClock, to: projectLink("reports", projectId) },
  ].flatMap(({ at, ...plan }) => (at ? [{ ...plan, at }] : []));
  return (
    <Card id="next" title="Coming up">
      {plans.length ? (
        <ul className="-mx-2 mt-1">
          {plans
            .toSorted((one, other) => one.at.localeCompare(other.at))
            .map(({ label, at, Icon, to }) => (
              <li key={label}>
                <Link
                  to={to}
                  className="flex min-h-11 items-center gap-3 rounded-lg px-2 text-sm hover:bg-surface xl:min-h-8"
                >
                  <Icon size={16} className="shrink-0 text-muted" aria-hidden="true" />
                  <span className="min-w-0 grow">{label}</span>
                  <time dateTime={at} title={formatDateTime(at)} className="text-muted digits">
                    {formatMonthDay(at)}
                  </time>
                </Link>
              </li>
            ))}
        </ul>
      ) : (
        <p className="mt-2 text-sm text-muted">Nothing is planned yet.</p>
      )}
    </Card>
  );
};
