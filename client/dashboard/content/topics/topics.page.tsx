import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { TopicIntent, TopicSource } from "#shared/content/topics.ts";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { choiceParam, idParam, pageParam, searchParams, toQuery } from "../../../app/search-params.ts";
import { Button } from "../../../ui/button.tsx";
import { formatCount, formatTotal } from "../../../ui/format.ts";
import { Field, optionsOf, Select, TextArea } from "../../../ui/forms/fields.tsx";
import { FilterLink, FilterLinks } from "../../../ui/forms/filter-links.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { NoMatches, PagedList } from "../../../ui/lists/paged-list.tsx";
import { projectLink, requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { useRole } from "../../role.tsx";
import { ImportDialog } from "./import-dialog.tsx";
import { intentLabels, sourceLabels } from "./labels.ts";
import { listId, TopicsTable } from "./topic-list.tsx";

const pageSize = 25;

const topicParams = searchParams({
  source: choiceParam(sourceLabels),
  page: pageParam,
  /** The open topic. */
  topic: idParam,
});

export const loader = async (args: LoaderFunctionArgs) => {
  const { id: projectId } = await requireProject(args);
  const filters = topicParams.parse(args.request.url);
  const { topic: _, ...query } = { ...toQuery(filters), limit: String(pageSize) };
  const calls = args.context.get(api).projects[":id"];
  const param = { id: projectId };
  const [list, connection] = await Promise.all([
    read(calls.topics.$get({ param, query })),
    read(calls["search-console"].$get({ param })),
  ]);
  return { projectId, filters, connection, ...list };
};

export function Component() {
  const { projectId, filters, connection, topics, total, totalIsCapped } = useLoaderData<typeof loader>();
  const [dialog, setDialog] = useState<"add" | "import">();
  const canEdit = useRole("editor");
  const isConnected = connection.state === "on";
  const linkTo = (change: Partial<typeof filters>) =>
    topicParams.link(projectLink("topics", projectId), { ...filters, ...change });
  const close = () => setDialog(undefined);
  return (
    <DashboardPage
      title="Topics"
      description="What your project could write about, each with the evidence for it."
      actions={
        canEdit && (
          <>
            {!isConnected && (
              <Button variant="quiet" onClick={() => setDialog("import")}>
                Import queries
              </Button>
            )}
            <Button variant="quiet" onClick={() => setDialog("add")}>
              Add topic
            </Button>
            <FindButton projectId={projectId} source={filters.source} total={total} />
          </>
        )
      }
    >
      {(isConnected || connection.isAvailable) && (
        <p className="mb-3 max-w-prose text-sm text-muted">
          {isConnected
            ? "Queries at positions 8 to 30 come from your connection to Search Console, once a day."
            : "Connect Search Console under Impact to get queries from it every day, or import an export."}
        </p>
      )}
      <FilterLinks label="Sources">
        <FilterLink to={linkTo({ source: undefined, page: 1 })} label="All" isCurrent={!filters.source} />
        {(Object.keys(sourceLabels) as TopicSource[]).map((source) => (
          <FilterLink
            key={source}
            to={linkTo({ source, page: 1 })}
            label={sourceLabels[source]}
            isCurrent={filters.source === source}
          />
        ))}
      </FilterLinks>
      <div id={listId} tabIndex={-1} className="scroll-mt-20 outline-none">
        <PagedList
          total={total}
          totalIsCapped={totalIsCapped}
          limit={pageSize}
          page={filters.page}
          to={(page) => linkTo({ page })}
          empty={
            filters.source ? (
              <NoMatches rows="topics" to={linkTo({ source: undefined, page: 1 })}>
                {emptyTexts[filters.source]}
              </NoMatches>
            ) : (
              <EmptyState title="No topics yet" action={<Button onClick={() => setDialog("add")}>Add a topic</Button>}>
                Every night, we look for questions in your mentions, and for keywords that your website has no page
                about. You can also import the queries that Google shows your website for, or add a topic yourself.
              </EmptyState>
            )
          }
        >
          <TopicsTable
            projectId={projectId}
            topics={topics}
            caption={`${formatTotal({ total, totalIsCapped }, "topic")}, most evidence first`}
            openId={filters.topic}
            linkTo={(topic) => linkTo({ topic })}
          />
        </PagedList>
      </div>
      {/* Keyed by project, so that text typed for one is not added to another. */}
      <AddTopicDialog key={projectId} projectId={projectId} open={dialog === "add"} onClose={close} />
      <ImportDialog projectId={projectId} open={dialog === "import"} onClose={close} />
    </DashboardPage>
  );
}

const emptyTexts: Record<TopicSource, string> = {
  mentions: "They come from questions in your mentions. Add keywords to find more of them.",
  queries: "Import the queries of your website from Search Console.",
  pages: "They are keywords that your website has no page about. We compare them once your website was audited.",
  manual: "Add what your customers ask you.",
};

type FindButtonProps = { projectId: string; source: TopicSource | undefined; total: number };

/** Looks for topics now instead of at night. */
const FindButton = ({ projectId, source, total }: FindButtonProps) => {
  const { isPending, run } = useAction({ toastErrors: true });
  const find = async () => {
    const call = browserClient().projects[":id"].topics.find;
    const query = { limit: "1", ...(source && { source }) };
    const found = await read(call.$post({ param: { id: projectId }, query }));
    return found.total - total;
  };
  return (
    <Button
      busy={isPending}
      onClick={() =>
        void run(find, {
          success: (added) =>
            added > 0 ? `${formatCount(added, "new topic")}.` : "No new topics. We look again every night.",
        })
      }
    >
      {isPending ? "Looking…" : "Find topics"}
    </Button>
  );
};

const empty = { title: "", intent: "", note: "" };

/** Adds the customer's own topic. What is typed stays when the dialog is closed. */
const AddTopicDialog = ({ projectId, open, onClose }: { projectId: string; open: boolean; onClose: () => void }) => {
  const [values, setValues] = useState(empty);
  const set = (change: Partial<typeof empty>) => setValues((before) => ({ ...before, ...change }));

  const add = async () => {
    const { title, intent, note } = values;
    const json = { title, ...(intent && { intent: intent as TopicIntent }), ...(note.trim() && { note }) };
    await read(browserClient().projects[":id"].topics.$post({ param: { id: projectId }, json }));
  };
  return (
    <FormDialog
      open={open}
      title="Add a topic"
      submitLabel="Add topic"
      busyLabel="Adding…"
      onClose={onClose}
      onSubmit={add}
      success="Topic added."
      onSuccess={() => {
        setValues(empty);
        onClose();
      }}
    >
      <Field
        name="title"
        label="Topic"
        hint="A question that your customers ask, or what an article should be about."
        required
        minLength={3}
        maxLength={200}
        autoComplete="off"
        value={values.title}
        onChange={({ target }) => set({ title: target.value })}
      />
      <Select
        name="intent"
        label="What readers want"
        options={optionsOf(intentLabels, "Guess from the title")}
        value={values.intent}
        onChange={({ target }) => set({ intent: target.value })}
      />
      <TextArea
        name="note"
        label="Where it comes from"
        hint="Optional: who asked, or how often."
        rows={2}
        maxLength={500}
        value={values.note}
        onChange={({ target }) => set({ note: target.value })}
      />
    </FormDialog>
  );
};
