import { useEffect, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import type { Mention, Verdict } from "#shared/conversations/mentions.ts";
import { sourceLabels } from "#shared/conversations/sources.ts";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { toQuery } from "../../../app/search-params.ts";
import { DateRangeField } from "../../../ui/dates/date-range-picker.tsx";
import { formatTotal } from "../../../ui/format.ts";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { optionsOf, Select } from "../../../ui/forms/fields.tsx";
import { FilterBar } from "../../../ui/forms/filter-bar.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { ActionLink, EmptyState } from "../../../ui/lists/empty-state.tsx";
import { focusItemIn, moveFocusFrom } from "../../../ui/lists/list-focus.ts";
import { PagedList } from "../../../ui/lists/paged-list.tsx";
import { Key, type Shortcut, ShortcutsHelp } from "../../../ui/shortcuts.tsx";
import { projectLink, requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { useRole } from "../../role.tsx";
import { MentionCard } from "./mention-card.tsx";
import {
  feedLink,
  isFiltered,
  type MentionFilters,
  mentionParams,
  mentionsPerPage,
  statusLabels,
} from "./mention-params.ts";
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
        <PagedList
          total={total}
          totalIsCapped={totalIsCapped}
          limit={mentionsPerPage}
          page={filters.page}
          to={(page) => feedLink(projectId, { ...filters, page })}
          empty={<EmptyMentions projectId={projectId} counts={counts} filters={filters} />}
        >
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
        </PagedList>
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
};

/** Explains why the feed is empty and what to do about it. */
const EmptyMentions = ({ projectId, counts, filters }: EmptyMentionsProps) => {
  const keywords = projectLink("keywords", projectId);
  const all = feedLink(projectId, { filter: "all" });
  if (counts.mentions === 0 && counts.keywords === 0)
    return (
      <EmptyState title="No keywords yet" action={<ActionLink to={keywords}>Add keywords</ActionLink>}>
        Add phrases people use when they need what you sell, and we'll search public posts for them.
      </EmptyState>
    );
  if (counts.mentions === 0)
    return (
      <EmptyState title="No mentions yet" action={<ActionLink to={keywords}>Review your keywords</ActionLink>}>
        The first search takes a few minutes, and we keep searching around the clock. If nothing appears within a day,
        try broader keywords: two or three words a customer would write.
      </EmptyState>
    );
  if (filters.filter === "new" && !isFiltered(filters))
    return (
      <EmptyState title="You're all caught up" action={<ActionLink to={all}>Show all mentions</ActionLink>}>
        New mentions appear here.
      </EmptyState>
    );
  return (
    <EmptyState title="No mentions match these filters" action={<ActionLink to={all}>Clear filters</ActionLink>}>
      Try another status or source, or an earlier date.
    </EmptyState>
  );
};

const MentionFilterBar = ({ projectId, filters }: { projectId: string; filters: MentionFilters }) => (
  <FilterBar label="Filter mentions" params={mentionParams} path={projectLink("mentions", projectId)} values={filters}>
    <Select name="filter" label="Status" options={optionsOf(statusLabels)} className="flex-1 basis-36" />
    <Combobox
      name="source"
      label="Source"
      options={optionsOf(sourceLabels, "All sources")}
      className="flex-1 basis-36"
    />
    <DateRangeField label="Found" className="flex-1 basis-52" />
  </FilterBar>
);
