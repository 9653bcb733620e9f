import ChevronRight from "lucide-react/icons/chevron-right";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Link, useNavigate } from "react-router";
import type { Topic, TopicEvidence } from "#shared/content/topics.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { useAction } from "../../../ui/forms/use-action.ts";
import { moveFocusFrom } from "../../../ui/lists/list-focus.ts";
import { TextButton } from "../../../ui/text-button.tsx";
import { articleLink } from "../articles/article-filters.ts";
import { evidenceSummary, intentLabels, sourceLabels } from "./labels.ts";

export const listId = "topic-list";

type TopicListProps = { projectId: string; topics: readonly Topic[]; caption: string };

export const TopicList = ({ projectId, topics, caption }: TopicListProps) => (
  <>
    <p role="status" className="py-2 text-sm text-muted">
      {caption}
    </p>
    <ul className="divide-y divide-line rounded-2xl border border-line">
      {topics.map((topic) => (
        <TopicRow key={topic.id} projectId={projectId} topic={topic} />
      ))}
    </ul>
  </>
);

const TopicRow = ({ projectId, topic }: { projectId: string; topic: Topic }) => {
  const { id, title, source, intent, articleId, cannibalises, evidence } = topic;
  const dismiss = useDismiss();
  return (
    <li
      id={id}
      data-list-item
      tabIndex={-1}
      className="flex scroll-mt-20 flex-wrap items-start gap-x-6 gap-y-2 px-4 py-4 outline-offset-[-2px] sm:px-5"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="font-semibold wrap-anywhere">{title}</h2>
        <p className="mt-1 flex flex-wrap gap-x-2 text-sm text-muted">
          <Badge tone="quiet">{sourceLabels[source]}</Badge>
          <span className="py-0.5">Readers want {intentLabels[intent].toLowerCase()}</span>
        </p>
        {cannibalises && <Competition url={cannibalises} />}
        {evidence.every(({ kind }) => kind === "manual") ? (
          <p className="mt-2 text-sm wrap-anywhere text-muted">{evidence.map(({ text }) => text).join(" ")}</p>
        ) : (
          <Evidence topic={topic} />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-2">
        {articleId ? (
          <Link to={articleLink(articleId, projectId)} className="link inline-flex min-h-11 items-center px-2">
            Open article<span className="sr-only"> about {title}</span>
          </Link>
        ) : (
          <WriteButton projectId={projectId} topic={topic} />
        )}
        <TextButton label="Dismiss" name={`Dismiss ${title}`} onClick={() => void dismiss(topic)} />
      </div>
    </li>
  );
};

/** Hides a topic. Undo brings it back with its evidence. */
const useDismiss = () => {
  const { run } = useAction({ toastErrors: true });
  return ({ id, title }: Topic) => {
    const calls = browserClient().topics[":id"];
    const restore = () => void run(() => read(calls.restore.$post({ param: { id } })), { success: "Topic restored." });
    const dismissed = async () => {
      await read(calls.$delete({ param: { id } }));
      moveFocusFrom(id, listId);
    };
    return run(dismissed, { once: id, success: `Dismissed “${title}”. We won't propose it again.`, undo: restore });
  };
};

/** Creates an article about the topic and opens it. */
const WriteButton = ({ projectId, topic }: { projectId: string; topic: Topic }) => {
  const { isPending, run } = useAction({ toastErrors: true });
  const navigate = useNavigate();
  const write = async () => {
    const call = browserClient().projects[":id"].articles;
    const { id } = await read(call.$post({ param: { id: projectId }, json: { topicId: topic.id } }));
    await navigate(articleLink(id, projectId));
  };
  return (
    <Button variant="quiet" busy={isPending} onClick={() => void run(write)}>
      {isPending ? "Planning…" : "Write article"}
      <span className="sr-only"> about {topic.title}</span>
    </Button>
  );
};

const Competition = ({ url }: { url: string }) => (
  <p className="mt-2 flex items-start gap-2 rounded-lg bg-warn-wash px-3 py-1.5 text-sm text-warn">
    <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
    <span className="min-w-0 wrap-anywhere">
      Your page{" "}
      <a href={url} target="_blank" rel="noopener noreferrer" className="font-medium underline">
        {URL.parse(url)?.pathname ?? url}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>{" "}
      covers this already. An article would compete with it. Consider improving the page instead.
    </span>
  </p>
);

/** The evidence in a line, which opens to show each piece. */
const Evidence = ({ topic }: { topic: Topic }) => (
  <details className="group mt-1">
    <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
      <ChevronRight size={16} aria-hidden="true" className="shrink-0 group-open:rotate-90" />
      {evidenceSummary(topic)}
    </summary>
    <ul className="grid gap-1.5 border-l-2 border-line pb-1 pl-4 text-sm">
      {topic.evidence.map((evidence) => (
        <EvidenceItem key={`${evidence.kind} ${evidence.url ?? evidence.text}`} evidence={evidence} />
      ))}
    </ul>
  </details>
);

const EvidenceItem = ({ evidence: { kind, text, url, count } }: { evidence: TopicEvidence }) => (
  <li className="wrap-anywhere">
    {url ? (
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="inline-block min-h-6 underline hover:text-accent"
      >
        {text}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    ) : (
      text
    )}
    {count !== undefined && (
      <span className="text-muted">
        , {kind === "query" ? formatCount(count, "impression") : formatCount(count, "post")}
      </span>
    )}
  </li>
);
