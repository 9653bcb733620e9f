import { lazy, type ReactNode, Suspense, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { ArticleSummary } from "#shared/content/articles.ts";
import type { Mention, Verdict } from "#shared/conversations/mentions.ts";
import { sourceLabels } from "#shared/conversations/sources.ts";
import type { Submission } from "#shared/links/submissions.ts";
import type { BestMention } from "#shared/reporting/overview.ts";
import type { MonthReplies } from "#shared/workspace/projects.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { formatMonthDay } from "../../../ui/dates/day-range.ts";
import { useAction } from "../../../ui/forms/use-action.ts";
import { moveFocusFrom } from "../../../ui/lists/list-focus.ts";
import { articleLink } from "../../content/articles/article-filters.ts";
import { hasApprovedText, stateLabels } from "../../content/articles/states.tsx";
import { articleCall } from "../../content/articles/use-article.ts";
import { intentLabels } from "../../conversations/mentions/labels.ts";
import { feedLink, pageOf } from "../../conversations/mentions/mention-params.ts";
import { reasonText } from "../../links/submissions/states.tsx";
import { submissionsLink } from "../../links/submissions/submission-filters.tsx";
import { listId, rowId, useDecisions } from "../../links/submissions/use-decisions.ts";
import { useRole } from "../../role.tsx";

// What waits for the customer: an item each, with its decision in place.

const AnswerForm = lazy(async () => ({
  default: (await import("../../links/submissions/answer-form.tsx")).AnswerForm,
}));
const MentionPanel = lazy(async () => ({
  default: (await import("../../conversations/mentions/mention-panel.tsx")).MentionPanel,
}));

type RowProps = {
  id: string;
  title: string;
  to: string;
  note: string;
  dueAt?: string | null;
  /** The decisions, for those who may take them. */
  actions?: ReactNode;
  children?: ReactNode;
};

export const Row = ({ id, title, to, note, dueAt, actions, children }: RowProps) => {
  const canEdit = useRole("editor");
  return (
    <li id={rowId(id)} data-list-item tabIndex={-1} className="py-1 outline-none">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-44 text-sm">
          <Link to={to} className="block truncate font-medium hover:underline">
            {title}
          </Link>
          <p className="truncate text-muted" title={note}>
            {dueAt && (
              <>
                By <time dateTime={dueAt}>{formatMonthDay(dueAt)}</time> ·{" "}
              </>
            )}
            {note}
          </p>
        </div>
        {canEdit && actions && <div className="flex gap-1.5">{actions}</div>}
      </div>
      {children}
    </li>
  );
};

type ActProps = { label: string; about: string; isPending?: boolean; onClick: () => void };

const Act = ({ label, about, isPending, onClick }: ActProps) => (
  <Button
    variant="quiet"
    busy={isPending}
    aria-label={`${label}: ${about}`}
    className="px-3 text-sm xl:min-h-8"
    onClick={onClick}
  >
    {label}
  </Button>
);

export const SubmissionRow = ({ submission }: { submission: Submission }) => {
  const { id, projectId, directory, state, reason, dueAt, fit } = submission;
  const { approve, skip } = useDecisions(projectId);
  const [isAnswering, setAnswering] = useState(false);
  const { name } = directory;
  const isProposed = state === "proposed";
  return (
    <Row
      id={id}
      title={name}
      to={submissionsLink(projectId, { state: isProposed ? "proposed" : "needs_customer", submission: id })}
      note={isProposed ? `Directory to approve. Fit ${fit.score} of 100` : reasonText(reason ?? "other")}
      dueAt={dueAt}
      actions={
        isProposed ? (
          <>
            <Act label="Skip" about={name} onClick={() => void skip([submission])} />
            <Act label="Approve" about={name} onClick={() => void approve([submission])} />
          </>
        ) : (
          <Act label={isAnswering ? "Close" : "Answer"} about={name} onClick={() => setAnswering(!isAnswering)} />
        )
      }
    >
      {isAnswering && (
        <Suspense>
          <AnswerForm submission={submission} onAnswered={() => setAnswering(false)} />
        </Suspense>
      )}
    </Row>
  );
};

export const ArticleRow = ({ article }: { article: ArticleSummary }) => {
  const { id, projectId, title, state, reason, destinationId, publishAs } = article;
  const { run } = useAction({ toastErrors: true });
  const decide = (success: string, work: (target: ReturnType<typeof articleCall>) => Promise<unknown>) => {
    moveFocusFrom(rowId(id), listId);
    void run(() => work(articleCall(id)), { once: id, success });
  };
  const approve = () =>
    decide(state === "idea" ? "Idea approved. One article credit is reserved." : "Text approved.", ({ call, param }) =>
      read(call.approve.$post({ param, json: {} })),
    );
  const retry = (destination: string) =>
    decide("On its way to the destination.", ({ call, param }) =>
      read(call.publish.$post({ param, json: { destinationId: destination, as: publishAs ?? undefined } })),
    );
  return (
    <Row
      id={id}
      title={title}
      to={articleLink(id, projectId)}
      note={
        state === "failed" ? (reason ?? stateLabels.failed) : state === "idea" ? "Article idea" : "Article to review"
      }
      actions={
        state === "failed" ? (
          // Without a destination or an approved text, the article's page says what to do.
          destinationId &&
          hasApprovedText(article) && <Act label="Try again" about={title} onClick={() => retry(destinationId)} />
        ) : (
          <Act label={state === "idea" ? "Approve" : "Approve text"} about={title} onClick={approve} />
        )
      }
    />
  );
};

export const MentionRow = ({ projectId, mention }: { projectId: string; mention: BestMention }) => {
  const { id, title, author, source, intent, score, newer } = mention;
  const { isPending, run } = useAction({ toastErrors: true });
  const [opened, setOpened] = useState<{ mention: Mention; quota: MonthReplies }>();
  const navigate = useNavigate();
  const name = title || "Untitled";
  const to = `${feedLink(projectId, { page: pageOf(newer) })}#${id}`;
  const call = () => browserClient().posts[":mentionId"].mention;
  const param = { mentionId: id };
  const reply = async () => {
    const { posts, projects } = browserClient();
    const query = { filter: "new", limit: "1", page: String(newer + 1) } as const;
    const [{ mentions }, quota] = await Promise.all([
      read(posts[":projectId"].mentions.$get({ param: { projectId }, query })),
      read(projects["month-replies"].$get({ query: { project: projectId } })),
    ]);
    const found = mentions.find((one) => one.id === id);
    // Newer ones have arrived since.
    if (found) setOpened({ mention: found, quota });
    else void navigate(to);
  };
  const restore = () =>
    void run(() => read(call().$put({ param, json: { status: "new" } })), { success: "Mention restored." });
  const dismiss = () => {
    moveFocusFrom(rowId(id), listId);
    void run(() => read(call().$delete({ param })), { once: id, success: "Mention dismissed.", undo: restore });
  };
  const judge = async (mention: Mention, verdict: Verdict | null) => {
    await run(() => read(browserClient().posts[":mentionId"].relevance.$put({ param, json: { verdict } })));
    setOpened((shown) => shown && { ...shown, mention: { ...mention, verdict } });
  };
  return (
    <Row
      id={id}
      title={name}
      to={to}
      note={[intentLabels[intent], sourceLabels[source], author, `Score ${score}`].filter(Boolean).join(" · ")}
      actions={
        <>
          <Act label="Dismiss" about={name} onClick={dismiss} />
          <Act
            label="Reply"
            about={name}
            isPending={isPending}
            onClick={() => void run(reply, { once: `reply ${id}` })}
          />
        </>
      }
    >
      {opened && (
        <Suspense>
          <MentionPanel
            {...opened}
            isReplying
            onClose={() => setOpened(undefined)}
            onDismiss={() => {
              setOpened(undefined);
              dismiss();
            }}
            onRestore={restore}
            onJudge={(mention, verdict) => void judge(mention, verdict)}
          />
        </Suspense>
      )}
    </Row>
  );
};
