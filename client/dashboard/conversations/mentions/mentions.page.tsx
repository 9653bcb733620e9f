import { useEffect, useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import type { Mention, Verdict } from "#shared/conversations/mentions.ts";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { toQuery } from "../../../app/search-params.ts";
import { formatTotal } from "../../../ui/format.ts";
import { useAction } from "../../../ui/forms/use-action.ts";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { focusItemIn, moveFocusFrom } from "../../../ui/lists/list-focus.ts";
import { Pagination } from "../../../ui/lists/pagination.tsx";
import { Key, type Shortcut, ShortcutsHelp } from "../../../ui/shortcuts.tsx";
import { projectLink, requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { useRole } from "../../role.tsx";
import { MentionCard } from "./mention-card.tsx";
import { MentionFilterBar } from "./mention-filters.tsx";
import { feedLink, isFiltered, type MentionFilters, mentionParams, mentionsPerPage } from "./mention-params.ts";
import { ReplyDrawer } from "./reply-drawer.tsx";

const listId = "feed";

const shortcutsFor = (canEdit: boolean): readonly Shortcut[] => [
  { key: "j", effect: "Next mention" },
  { key: "k", effect: "Previous mention" },
  ...(canEdit
    ? [
        { key: "r", effect: "Reply" },
        { key: "x", alternative: "e", effect: "Dismiss or restore" },
        { key: "+", effect: "Relevant" },
        { key: "-", effect: "Not relevant" },
      ]
    : []),
  { key: "o", effect: "Open the thread in a new tab" },
  { key: "?", effect: "Show keyboard shortcuts" },
];

const verdictMessages: Record<Verdict | "none", string> = {
  relevant: "Marked as relevant.",
  not_relevant: "Marked as not relevant.",
  none: "Verdict removed.",
};

export const loader = async (args: LoaderFunctionArgs) => {
  const { id, counts } = await requireProject(args);
  const client = args.context.get(api);
  const filters = mentionParams.parse(args.request.url);
  const query = { ...toQuery(filters), limit: String(mentionsPerPage) };
  const [list, quota] = await Promise.all([
    read(client.posts[":projectId"].mentions.$get({ param: { projectId: id }, query })),
    read(client.projects["month-replies"].$get({ query: { project: id } })),
  ]);
  return { projectId: id, counts, filters, quota, ...list };
};

export function Component() {
  const { projectId, counts, filters, quota, mentions, total, totalIsCapped } = useLoaderData<typeof loader>();
  const { run } = useAction({ toastErrors: true });
  const canEdit = useRole("editor");
  // The verdicts given on this page, shown before they are saved.
  const [judged, setJudged] = useState<Record<string, Verdict | null>>({});
  const [openMention, setOpenMention] = useState<Mention>();
  const { hash } = useLocation();
  useEffect(() => focusItemIn(hash), [hash]);

  const call = () => browserClient().posts[":mentionId"].mention;
  const restore = ({ id: mentionId }: Mention) => {
    moveFocusFrom(mentionId, listId);
    return run(() => read(call().$put({ param: { mentionId }, json: { status: "new" } })), {
      once: `restore ${mentionId}`,
      success: "Mention restored.",
    });
  };
  const dismiss = (mention: Mention) => {
    moveFocusFrom(mention.id, listId);
    return run(() => read(call().$delete({ param: { mentionId: mention.id } })), {
      once: mention.id,
      success: "Mention dismissed.",
      undo: () => void restore(mention),
    });
  };

  const withVerdict = (mention: Mention) => ({
    ...mention,
    ...(mention.id in judged && { verdict: judged[mention.id] ?? null }),
  });
  const judge = (mention: Mention, verdict: Verdict | null): Promise<void> => {
    const { id: mentionId } = mention;
    const show = (shown: Verdict | null) => setJudged((before) => ({ ...before, [mentionId]: shown }));
    const before = mention.verdict;
    show(verdict);
    const save = async () => {
      try {
        await read(browserClient().posts[":mentionId"].relevance.$put({ param: { mentionId }, json: { verdict } }));
      } catch (error) {
        show(before);
        throw error;
      }
    };
    return run(save, {
      success: verdictMessages[verdict ?? "none"],
      undo: () => void judge({ ...mention, verdict }, before),
    });
  };

  return (
    <DashboardPage title="Mentions" description="Posts about what you sell.">
      <MentionFilterBar projectId={projectId} filters={filters} />
      <section id={listId} tabIndex={-1} aria-label="Mentions" className="outline-none">
        {mentions.length ? (
          <>
            <p role="status" className="mb-2 text-sm text-muted">
              {formatTotal({ total, totalIsCapped }, "mention")}, newest first
            </p>
            <ShortcutsHelp shortcuts={shortcutsFor(canEdit)}>
              <Key name="j" /> and <Key name="k" /> to move,{" "}
              {canEdit && (
                <>
                  <Key name="r" /> to reply, <Key name="x" /> to dismiss,{" "}
                </>
              )}
              <Key name="o" /> to open the thread.
            </ShortcutsHelp>
            <ul className="grid grid-cols-1 gap-4">
              {mentions.map(withVerdict).map((mention) => (
                <li key={mention.id}>
                  <MentionCard
                    mention={mention}
                    onReply={setOpenMention}
                    onDismiss={(it) => void dismiss(it)}
                    onRestore={(it) => void restore(it)}
                    onJudge={(it, verdict) => void judge(it, verdict)}
                  />
                </li>
              ))}
            </ul>
            <Pagination
              page={filters.page}
              pages={Math.ceil(total / mentionsPerPage)}
              to={(page) => feedLink(projectId, { ...filters, page })}
            />
          </>
        ) : (
          <EmptyMentions projectId={projectId} counts={counts} filters={filters} total={total} />
        )}
      </section>
      {openMention && (
        <ReplyDrawer
          key={openMention.id}
          mention={openMention}
          quota={quota}
          onClose={() => setOpenMention(undefined)}
        />
      )}
    </DashboardPage>
  );
}

type EmptyMentionsProps = {
  projectId: string;
  counts: { keywords: number; mentions: number };
  filters: MentionFilters;
  /** Number of matches on all pages. */
  total: number;
};

/** Explains why the feed is empty and what to do about it. */
const EmptyMentions = ({ projectId, counts, filters, total }: EmptyMentionsProps) => {
  const keywords = projectLink("keywords", projectId);
  const all = feedLink(projectId, { filter: "all" });
  if (total > 0)
    return (
      <Empty title="This page is empty" to={feedLink(projectId, { ...filters, page: 1 })} action="Go to the first page">
        The list has fewer pages.
      </Empty>
    );
  if (counts.mentions === 0 && counts.keywords === 0)
    return (
      <Empty title="No keywords yet" to={keywords} action="Add keywords">
        Add phrases people use when they need what you sell, and we'll search public posts for them.
      </Empty>
    );
  if (counts.mentions === 0)
    return (
      <Empty title="No mentions yet" to={keywords} action="Review your keywords">
        The first search takes a few minutes, and we keep searching around the clock. If nothing appears within a day,
        try broader keywords: two or three words a customer would write.
      </Empty>
    );
  if (filters.filter === "new" && !isFiltered(filters))
    return (
      <Empty title="You're all caught up" to={all} action="Show all mentions">
        New mentions appear here.
      </Empty>
    );
  return (
    <Empty title="No mentions match these filters" to={all} action="Clear filters">
      Try another status or source, or an earlier date.
    </Empty>
  );
};

type EmptyProps = { title: string; to: string; action: string; children: string };

const Empty = ({ title, to, action, children }: EmptyProps) => (
  <EmptyState
    title={title}
    action={
      <Link to={to} className="link inline-block py-2.5">
        {action}
      </Link>
    }
  >
    {children}
  </EmptyState>
);
