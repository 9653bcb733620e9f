import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Link, useNavigate } from "react-router";
import type { Topic } from "#shared/content/topics.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import type { DataColumn } from "../../../ui/data-table/columns.ts";
import { DataTable } from "../../../ui/data-table/data-table.tsx";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { moveFocusFrom } from "../../../ui/lists/list-focus.ts";
import { Panel } from "../../../ui/overlays/dialog.tsx";
import { articleLink } from "../articles/article-filters.ts";
import { Evidence } from "../articles/brief.tsx";
import { evidenceSummary, intentLabels, sourceLabels } from "./labels.ts";

export const listId = "topic-list";

type TopicsTableProps = {
  projectId: string;
  topics: readonly Topic[];
  caption: string;
  openId: string | undefined;
  linkTo: (topic: string | undefined) => string;
};

const tableId = "topics";

const columns: DataColumn<Topic>[] = [
  { key: "title", label: "Topic", isRowHeader: true, cell: ({ title }) => title, detail: evidenceSummary },
  {
    key: "source",
    label: "Source",
    className: "text-muted",
    isPlain: true,
    cell: ({ source }) => sourceLabels[source],
  },
  { key: "intent", label: "Readers want", className: "text-muted", cell: ({ intent }) => intentLabels[intent] },
  {
    key: "note",
    label: "Note",
    isPlain: true,
    cell: ({ cannibalises, articleId }) =>
      articleId ? <Badge tone="good">Article</Badge> : cannibalises && <Badge tone="warn">Covered by a page</Badge>,
  },
];

export const TopicsTable = ({ projectId, topics, caption, openId, linkTo }: TopicsTableProps) => {
  const dismiss = useDismiss();
  const write = useWrite(projectId);
  const navigate = useNavigate();
  const open = topics.find(({ id }) => id === openId);
  return (
    <>
      <DataTable
        id={tableId}
        label="Topics"
        caption={<span role="status">{caption}</span>}
        columns={columns}
        rows={topics}
        nameOf={({ title }) => title}
        to={({ id }) => linkTo(id)}
        openId={openId}
        menu={(topic) => [
          ...(topic.articleId ? [] : [{ label: "Write article", onSelect: () => void write.run(topic) }]),
          { label: "Dismiss", keyShortcut: "e", onSelect: () => void dismiss(topic) },
        ]}
      />
      {open && (
        <Panel title={open.title} onClose={() => void navigate(linkTo(undefined), { preventScrollReset: true })}>
          <TopicDetails topic={open} />
          <div className="mt-6 flex flex-wrap gap-2">
            {open.articleId ? (
              <Link to={articleLink(open.articleId, projectId)} className="button">
                Open article
              </Link>
            ) : (
              <Button busy={write.isPending} onClick={() => void write.run(open)}>
                {write.isPending ? "Planning…" : "Write article"}
              </Button>
            )}
            <Button variant="quiet" onClick={() => void dismiss(open)}>
              Dismiss
            </Button>
          </div>
        </Panel>
      )}
    </>
  );
};

const TopicDetails = ({ topic: { source, intent, cannibalises, evidence } }: { topic: Topic }) => (
  <>
    <p className="flex flex-wrap items-center gap-2 text-muted">
      <Badge tone="quiet">{sourceLabels[source]}</Badge> Readers want {intentLabels[intent].toLowerCase()}
    </p>
    {cannibalises && <Competition url={cannibalises} />}
    <div className="mt-4">
      <Evidence evidence={evidence} />
    </div>
  </>
);

/** Hides a topic. Undo brings it back with its evidence. */
const useDismiss = () => {
  const { run } = useAction({ toastErrors: true });
  return ({ id, title }: Topic) => {
    const calls = browserClient().topics[":id"];
    const restore = () => void run(() => read(calls.restore.$post({ param: { id } })), { success: "Topic restored." });
    const dismissed = async () => {
      await read(calls.$delete({ param: { id } }));
      moveFocusFrom(`${tableId}-${id}`, listId);
    };
    return run(dismissed, { once: id, success: `Dismissed “${title}”. We won't propose it again.`, undo: restore });
  };
};

/** Creates an article about a topic and opens it. */
const useWrite = (projectId: string) => {
  const { isPending, run } = useAction({ toastErrors: true });
  const navigate = useNavigate();
  const write = async (topicId: string) => {
    const call = browserClient().projects[":id"].articles;
    const { id } = await read(call.$post({ param: { id: projectId }, json: { topicId } }));
    await navigate(articleLink(id, projectId));
  };
  return { isPending, run: ({ id }: Topic) => run(() => write(id)) };
};

const Competition = ({ url }: { url: string }) => (
  <p className="mt-2 flex items-start gap-2 rounded-lg bg-warn-wash px-3 py-1.5 text-sm text-warn">
    <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
    <span className="min-w-0 wrap-anywhere">
      Your page{" "}
      <ExternalLink href={url} className="font-medium underline">
        {URL.parse(url)?.pathname ?? url}
      </ExternalLink>{" "}
      covers this already. An article would compete with it. Consider improving the page instead.
    </span>
  </p>
);
