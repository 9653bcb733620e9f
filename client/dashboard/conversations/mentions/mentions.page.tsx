import { useEffect, useRef, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from "react-router";
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
import { projectLink, requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { MentionPanel } from "./mention-panel.tsx";
import {
  feedLink,
  isFiltered,
  type MentionFilters,
  mentionParams,
  mentionsPerPage,
  statusLabels,
} from "./mention-params.ts";
import { MentionsTable, tableId } from "./mentions-table.tsx";

const listId = "feed";

const verdictMessages: Record<Verdict | "none", string> = {
  relevant: "Marked as relevant.",
  not_relevant: "Marked as not relevant.",
  none: "Verdict removed.",
};

export const loader = async (args: LoaderFunctionArgs) => {
  const { id, counts } = await requireProject(args);
  const client = args.context.get(api);
  const filters = mentionParams.parse(args.request.url);
  const { mention: _, ...query } = { ...toQuery(filters), limit: String(mentionsPerPage) };
  const [list, quota] = await Promise.all([
    read(client.posts[":projectId"].mentions.$get({ param: { projectId: id }, query })),
    read(client.projects["month-replies"].$get({ query: { project: id } })),
  ]);
  return { projectId: id, counts, filters, quota, ...list };
};

export function Component() {
  const { projectId, counts, filters, quota, mentions, total, totalIsCapped } = useLoaderData<typeof loader>();
  const { run } = useAction({ toastErrors: true });
  const navigate = useNavigate();
  // The verdicts given on this page, shown before they are saved.
  const [judged, setJudged] = useState<Record<string, Verdict | null>>({});
  const [isReplying, setReplying] = useState(false);
  const linkTo = (change: Partial<MentionFilters>) => feedLink(projectId, { ...filters, ...change });
  const show = (mention: string | undefined) => void navigate(linkTo({ mention }), { preventScrollReset: true });
  const closeIf = (id: string) => id === filters.mention && show(undefined);
  const { hash } = useLocation();
  useEffect(() => focusItemIn(hash.replace("#", `#${tableId}-`)), [hash]);

  const call = () => browserClient().posts[":mentionId"].mention;
  const restore = ({ id: mentionId }: Mention) => {
    closeIf(mentionId);
    moveFocusFrom(`${tableId}-${mentionId}`, listId);
    return run(() => read(call().$put({ param: { mentionId }, json: { status: "new" } })), {
      once: `restore ${mentionId}`,
      success: "Mention restored.",
    });
  };
  const dismiss = (mention: Mention) => {
    closeIf(mention.id);
    moveFocusFrom(`${tableId}-${mention.id}`, listId);
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

  const shown = mentions.map(withVerdict);
  // One that has left the list stays open.
  const seen = useRef(new Map<string, Mention>());
  for (const mention of mentions) seen.current.set(mention.id, mention);
  const opened = seen.current.get(filters.mention ?? "");
  const actions = {
    onDismiss: (mention: Mention) => void dismiss(mention),
    onRestore: (mention: Mention) => void restore(mention),
    onJudge: (mention: Mention, verdict: Verdict | null) => void judge(mention, verdict),
  };
  return (
    <DashboardPage title="Mentions" description="Posts about what you sell.">
      <MentionFilterBar projectId={projectId} filters={filters} />
      <div id={listId} tabIndex={-1} className="outline-none">
        <PagedList
          total={total}
          totalIsCapped={totalIsCapped}
          limit={mentionsPerPage}
          page={filters.page}
          to={(page) => feedLink(projectId, { ...filters, page })}
          empty={<EmptyMentions projectId={projectId} counts={counts} filters={filters} />}
        >
          <MentionsTable
            mentions={shown}
            caption={`${formatTotal({ total, totalIsCapped }, "mention")}, newest first`}
            openId={filters.mention}
            to={({ id }) => linkTo({ mention: id })}
            onReply={({ id }) => {
              setReplying(true);
              show(id);
            }}
            {...actions}
          />
        </PagedList>
      </div>
      {opened && (
        <MentionPanel
          mention={withVerdict(opened)}
          quota={quota}
          isReplying={isReplying}
          onClose={() => {
            setReplying(false);
            show(undefined);
          }}
          {...actions}
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
    <Select name="filter" label="Status" options={optionsOf(statusLabels)} />
    <Combobox name="source" label="Source" options={optionsOf(sourceLabels, "All sources")} />
    <DateRangeField label="Found" />
  </FilterBar>
);
