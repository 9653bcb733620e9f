import CircleCheck from "lucide-react/icons/circle-check";
import { Link } from "react-router";
import type { ArticleSummary } from "#shared/content/articles.ts";
import { type SourceState, sourceLabels } from "#shared/conversations/sources.ts";
import type { Submission } from "#shared/links/submissions.ts";
import type { Overview } from "#shared/reporting/overview.ts";
import { formatShortDate, formatUpTo } from "../../../ui/format.ts";
import { articlesLink } from "../../content/articles/article-filters.ts";
import { feedLink } from "../../conversations/mentions/mention-params.ts";
import { projectLink } from "../../current-project.ts";
import { submissionsLink } from "../../links/submissions/submission-filters.tsx";
import { listId } from "../../links/submissions/use-decisions.ts";
import { Card } from "./card.tsx";
import { ArticleRow, MentionRow, Row, SubmissionRow } from "./waiting-rows.tsx";

export type Waiting = { submissions: readonly Submission[]; articles: readonly ArticleSummary[] };
type WaitingListProps = { projectId: string; overview: Overview; waiting: Waiting; sources: readonly SourceState[] };

const maxRows = 7;

/** What needs a decision, most urgent first, each with its decision in place; below, how much waits in all. */
export const WaitingList = ({ projectId, overview, waiting, sources }: WaitingListProps) => {
  const inState = <Item extends { state: string }>(items: readonly Item[], ...states: string[]) =>
    items.filter(({ state }) => states.includes(state));
  const submissionsIn = (state: string) =>
    inState(waiting.submissions, state).map((submission) => (
      <SubmissionRow key={submission.id} submission={submission} />
    ));
  const kinds = [
    submissionsIn("needs_customer"),
    submissionsIn("proposed"),
    ["failed", "in_review", "idea"]
      .flatMap((state) => inState(waiting.articles, state))
      .map((article) => <ArticleRow key={article.id} article={article} />),
    overview.best.map((mention) => <MentionRow key={mention.id} projectId={projectId} mention={mention} />),
    inState(sources, "failing").map(({ source, since, reason }) => (
      <Row
        key={source}
        id={source}
        title={`${sourceLabels[source]} can't be searched`}
        to={`${projectLink("project", projectId)}#sources`}
        note={`Since ${formatShortDate(since)}. ${reason ?? ""}`}
      />
    )),
  ];
  // Two of each kind before a third of any.
  const rows = [...kinds.flatMap((kind) => kind.slice(0, 2)), ...kinds.flatMap((kind) => kind.slice(2))];
  const totals = totalsOf(projectId, overview).filter(({ count }) => count > 0);
  return (
    <Card id="waiting" title="Waiting for you">
      {rows.length ? (
        <ul id={listId} tabIndex={-1} className="divide-y divide-line outline-none">
          {rows.slice(0, maxRows)}
        </ul>
      ) : (
        totals.length === 0 && (
          <p className="flex items-center gap-3 py-6 text-muted">
            <CircleCheck size={20} className="shrink-0 text-good" aria-hidden="true" />
            Nothing waits for you. Proposals, drafts and mentions appear here.
          </p>
        )
      )}
      {totals.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 border-t border-line pt-1.5 text-sm" aria-label="Totals">
          {totals.map(({ count, one, many, to }) => (
            <li key={one}>
              <Link to={to} className="inline-flex min-h-11 items-center hover:underline xl:min-h-7">
                <strong className="mr-1 font-semibold digits">{formatUpTo(count)}</strong> {count === 1 ? one : many}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

const totalsOf = (projectId: string, { links, articles, ...overview }: Overview) => [
  {
    count: links.needsCustomer,
    one: "submission to answer",
    many: "submissions to answer",
    to: submissionsLink(projectId, { state: "needs_customer" }),
  },
  {
    count: links.proposed,
    one: "directory to approve",
    many: "directories to approve",
    to: submissionsLink(projectId, { state: "proposed" }),
  },
  {
    count: articles.waiting,
    one: "article to decide on",
    many: "articles to decide on",
    to: articlesLink(projectId, { state: "waiting" }),
  },
  {
    count: overview.acceptedOffers,
    one: "accepted offer to carry out",
    many: "accepted offers to carry out",
    to: `${projectLink("feedback", projectId)}&outcome=accepted`,
  },
  { count: overview.newMentions, one: "mention to answer", many: "mentions to answer", to: feedLink(projectId) },
  {
    count: overview.newLeads,
    one: "lead to contact",
    many: "leads to contact",
    to: `${projectLink("leads", projectId)}&status=new`,
  },
  {
    count: overview.openSuggestions,
    one: "suggestion for your website",
    many: "suggestions for your website",
    to: projectLink("suggestions", projectId),
  },
];
