import CalendarClock from "lucide-react/icons/calendar-clock";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleHelp from "lucide-react/icons/circle-help";
import FileText from "lucide-react/icons/file-text";
import FileWarning from "lucide-react/icons/file-warning";
import HandHeart from "lucide-react/icons/hand-heart";
import Lightbulb from "lucide-react/icons/lightbulb";
import ListChecks from "lucide-react/icons/list-checks";
import MessageCircle from "lucide-react/icons/message-circle";
import Newspaper from "lucide-react/icons/newspaper";
import Search from "lucide-react/icons/search";
import Send from "lucide-react/icons/send";
import UserPlus from "lucide-react/icons/user-plus";
import type { ComponentType, ReactNode } from "react";
import { Link } from "react-router";
import type { Overview } from "#shared/reporting/overview.ts";
import { formatMonthDay } from "../../../ui/dates/day-range.ts";
import { formatDateTime, formatUpTo } from "../../../ui/format.ts";
import { articlesLink } from "../../content/articles/article-filters.ts";
import { feedLink } from "../../conversations/mentions/mention-params.ts";
import { projectLink } from "../../current-project.ts";
import { submissionsLink } from "../../links/submissions/submission-filters.tsx";

type ListProps = { projectId: string; overview: Overview };
type Icon = ComponentType<{ size: number; className?: string; "aria-hidden": "true" }>;

type WaitingItem = { count: number; one: string; many: string; Icon: Icon; to: string; dueAt?: string | null };

const itemsOf = (projectId: string, overview: Overview): WaitingItem[] => {
  const { links, articles } = overview;
  return [
    {
      count: links.needsCustomer,
      one: "submission to answer",
      many: "submissions to answer",
      Icon: CircleHelp,
      to: submissionsLink(projectId, { state: "needs_customer" }),
      dueAt: links.answerBy,
    },
    {
      count: links.proposed,
      one: "directory to approve",
      many: "directories to approve",
      Icon: ListChecks,
      to: submissionsLink(projectId, { state: "proposed" }),
      // Then we approve them automatically.
      dueAt: links.autoApproveAt,
    },
    {
      count: articles.toReview,
      one: "article to review",
      many: "articles to review",
      Icon: FileText,
      to: articlesLink(projectId, { state: "in_review" }),
    },
    {
      count: articles.failed,
      one: "article failed to publish",
      many: "articles failed to publish",
      Icon: FileWarning,
      to: articlesLink(projectId, { state: "failed" }),
    },
    {
      count: articles.ideas,
      one: "article idea to approve",
      many: "article ideas to approve",
      Icon: Newspaper,
      to: articlesLink(projectId, { state: "idea" }),
    },
    {
      count: overview.acceptedOffers,
      one: "accepted offer to carry out",
      many: "accepted offers to carry out",
      Icon: HandHeart,
      to: `${projectLink("feedback", projectId)}&outcome=accepted`,
    },
    {
      count: overview.newMentions,
      one: "mention to answer",
      many: "mentions to answer",
      Icon: MessageCircle,
      to: feedLink(projectId),
    },
    {
      count: overview.newLeads,
      one: "lead to contact",
      many: "leads to contact",
      Icon: UserPlus,
      to: `${projectLink("leads", projectId)}&status=new`,
    },
    {
      count: overview.openSuggestions,
      one: "suggestion for your website",
      many: "suggestions for your website",
      Icon: Lightbulb,
      to: projectLink("suggestions", projectId),
    },
  ];
};

/** What needs a decision, most urgent first. */
export const WaitingList = ({ projectId, overview }: ListProps) => {
  const items = itemsOf(projectId, overview).filter(({ count }) => count > 0);
  return (
    <Card id="waiting" title="Waiting for you">
      {items.length ? (
        <ul className="-mx-2 mt-1">
          {items.map(({ count, one, many, Icon, to, dueAt }) => (
            <li key={one}>
              <Link
                to={to}
                className="flex min-h-11 items-center gap-3 rounded-lg px-2 py-1 text-sm hover:bg-surface xl:min-h-8"
              >
                <Icon size={16} className="shrink-0 text-muted" aria-hidden="true" />
                <span className="min-w-0 grow">
                  <strong className="font-semibold tabular-nums">{formatUpTo(count)}</strong> {count === 1 ? one : many}
                </span>
                {dueAt && (
                  <span className="shrink-0 text-muted">
                    by <time dateTime={dueAt}>{formatMonthDay(dueAt)}</time>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="flex items-center gap-3 py-6 text-muted">
          <CircleCheck size={20} className="shrink-0 text-good" aria-hidden="true" />
          Nothing waits for you. We'll list proposals, drafts and mentions here.
        </p>
      )}
    </Card>
  );
};

/** What happens next, soonest first. */
export const ComingUp = ({ projectId, overview: { next, articles } }: ListProps) => {
  const plans = [
    { label: "Search for mentions", at: next.scanAt, Icon: Search, to: projectLink("keywords", projectId) },
    {
      label: "Submission",
      at: next.submissionAt,
      Icon: Send,
      to: submissionsLink(projectId, { state: "progress" }),
    },
    { label: "Article", at: articles.nextAt, Icon: FileText, to: projectLink("articleCalendar", projectId) },
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
                  <time dateTime={at} title={formatDateTime(at)} className="text-muted tabular-nums">
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

type CardProps = { id: string; title: string; action?: ReactNode; children: ReactNode };

/** A titled part of the overview. */
export const Card = ({ id, title, action, children }: CardProps) => (
  <section aria-labelledby={id} className="min-w-0 rounded-card border border-line px-4 pt-3 pb-3.5">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      {action}
    </div>
    {children}
  </section>
);
