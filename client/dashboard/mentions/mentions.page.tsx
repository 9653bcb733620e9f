import { useEffect, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import type { Mention } from "#shared/mentions.ts";
import { api, browserClient, read } from "../../app/api-client.ts";
import { toQuery } from "../../app/search-params.ts";
import { useAction } from "../../app/use-action.ts";
import { Pagination } from "../../ui/pagination.tsx";
import { DashboardPage } from "../page.tsx";
import { requireProject } from "../projects/current-project.ts";
import { EmptyMentions } from "./empty-mentions.tsx";
import { feedLink, mentionParams, mentionsPerPage } from "./filters.ts";
import { focusNamed, leaveCard } from "./list-focus.ts";
import { MentionCard } from "./mention-card.tsx";
import { MentionFilters } from "./mention-filters.tsx";
import { ReplyDrawer } from "./reply-drawer.tsx";
import { ShortcutsHelp } from "./shortcuts-help.tsx";

export const loader = async (args: LoaderFunctionArgs) => {
  const { id, counts } = await requireProject(args);
  const client = args.context.get(api);
  const filters = mentionParams.parse(args.request.url);
  const query = { ...toQuery(filters), limit: String(mentionsPerPage) };
  const [list, quota] = await Promise.all([
    read(client.posts[":projectId"].mentions.$get({ param: { projectId: id }, query })),
    read(client.projects["month-replies"].$get()),
  ]);
  return { projectId: id, counts, filters, quota, ...list };
};

export function Component() {
  const { projectId, counts, filters, quota, mentions, total } = useLoaderData<typeof loader>();
  const { run } = useAction({ toastErrors: true });
  const [answered, setAnswered] = useState<Mention>();
  const { hash } = useLocation();
  useEffect(() => focusNamed(hash), [hash]);

  const putBack = ({ id }: Mention) => run(() => setBack(id), { success: "The mention is back." });
  const dismiss = (mention: Mention) => {
    leaveCard(mention.id);
    return run(() => takeOut(mention.id), { success: "Dismissed.", undo: () => void putBack(mention) });
  };

  return (
    <DashboardPage title="Mentions" description="Who talks about what you sell.">
      <MentionFilters projectId={projectId} filters={filters} />
      <section id="feed" tabIndex={-1} aria-label="Mentions" className="outline-none">
        {mentions.length ? (
          <>
            <p role="status" className="mb-2 text-sm text-muted">
              {total} {total === 1 ? "mention" : "mentions"}, newest first
            </p>
            <ShortcutsHelp />
            <ul className="grid grid-cols-1 gap-4">
              {mentions.map((mention) => (
                <li key={mention.id}>
                  <MentionCard
                    mention={mention}
                    onReply={setAnswered}
                    onDismiss={(it) => void dismiss(it)}
                    onPutBack={(it) => {
                      leaveCard(it.id);
                      void putBack(it);
                    }}
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
      {answered && (
        <ReplyDrawer key={answered.id} mention={answered} quota={quota} onClose={() => setAnswered(undefined)} />
      )}
    </DashboardPage>
  );
}

const takeOut = (mentionId: string) =>
  read(browserClient().posts[":mentionId"].mention.$delete({ param: { mentionId } }));
const setBack = (mentionId: string) =>
  read(browserClient().posts[":mentionId"].mention.$put({ param: { mentionId }, json: { status: "new" } }));
