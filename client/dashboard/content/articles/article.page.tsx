import { type ReactNode, useState } from "react";
import { Link, type LoaderFunctionArgs, redirect, useLoaderData, useRevalidator } from "react-router";
import type { ArticleDetail } from "#shared/content/articles.ts";
import { paramsOf } from "#shared/routes.ts";
import { parseArticle } from "#shared/text/article-html.ts";
import { api, read } from "../../../app/api-client.ts";
import { throwNotFound } from "../../../app/page-error.ts";
import { RestoreDraft } from "../../../ui/editing/restore-draft.tsx";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { UnsavedChangesDialog } from "../../../ui/forms/unsaved-changes-dialog.tsx";
import { ArticleBody } from "../../../ui/rich-text/article-body.tsx";
import { type Shortcut, ShortcutsHelp } from "../../../ui/shortcuts.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { readBalance } from "../../billing/credits/read-balance.ts";
import { projectLink } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { useRole } from "../../role.tsx";
import { useReloading } from "../../use-polling.ts";
import { ArticleActions } from "./article-actions.tsx";
import {
  ArticleConflict,
  ArticleEditor,
  ArticleSaveStatus,
  ChecksPanel,
  Comments,
  PageFields,
  TitleField,
} from "./article-editor.tsx";
import { articleLink } from "./article-filters.ts";
import { actorLabels, isTextEditable, stepOf } from "./article-steps.ts";
import { Brief, BriefFields, Evidence } from "./brief.tsx";
import { DraftStream } from "./draft-stream.tsx";
import { Publication } from "./publication.tsx";
import { StateBadge, stateLabels } from "./states.tsx";
import { draftKey, useArticle } from "./use-article.ts";

export const loader = async (args: LoaderFunctionArgs) => {
  const { context, params, request } = args;
  const client = context.get(api);
  const param = paramsOf("article", params);
  const [article, { comments }, { projects }] = await Promise.all([
    read(client.articles[":id"].$get({ param })).catch(throwNotFound),
    read(client.articles[":id"].comments.$get({ param })).catch(throwNotFound),
    read(client.projects.my.$get()),
  ]);
  const project = projects.find(({ id }) => id === article.projectId);
  if (!project) throw new Response(null, { status: 404 });
  if (new URL(request.url).searchParams.get("project") !== project.id)
    throw redirect(articleLink(article.id, project.id));
  const [{ destinations }, balance] = await Promise.all([
    read(client.projects[":id"].destinations.$get({ param: { id: project.id } })),
    readBalance(args, project.id, "article"),
  ]);
  return { article, comments, website: project.url, destinations, credits: balance?.available ?? 0 };
};

export function Component() {
  const { article } = useLoaderData<typeof loader>();
  return (
    <DashboardPage
      title={article.title}
      description="An article from its idea to the published page."
      projectId={article.projectId}
    >
      <ArticlePage key={article.id} />
    </DashboardPage>
  );
}

const shortcuts: readonly Shortcut[] = [
  { key: "a", effect: "Approve" },
  { key: "r", effect: "Request changes" },
  { key: "d", effect: "Start the draft" },
  { key: "w", effect: "Write the text yourself" },
  { key: "s", effect: "Schedule" },
  { key: "u", effect: "Unschedule" },
  { key: "p", effect: "Publish now" },
  { key: "?", effect: "Show keyboard shortcuts" },
];

const ArticlePage = () => {
  const { article, comments, website, destinations, credits } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const form = useArticle(article, revalidate);
  const [isDrafting, setDrafting] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const isHydrated = useHydrated();
  const canEdit = useRole("editor");
  useReloading(article.state === "publishing");

  const { state, writer, topicEvidence, events } = article;
  const isStreamed = isDrafting || (state === "drafting" && writer === "ai");
  const isEdited = canEdit && !isStreamed && (isTextEditable(article) || (state === "approved" && isWriting));
  const destination = destinations.find(({ id }) => id === article.destinationId)?.name ?? "your destination";
  // A save has checked a newer text than the one that was loaded.
  const { checks } = form.saved.version > article.version ? form.saved : article;
  return (
    <>
      <ShortcutsHelp shortcuts={shortcuts} isForPage>
        Press a key instead of a button. Each key is next to its label.
      </ShortcutsHelp>
      <StatusPanel article={{ ...article, checks }} destination={destination} isDrafting={isStreamed}>
        {canEdit && !isStreamed && (
          <ArticleActions
            article={article}
            form={form}
            credits={credits}
            destinations={destinations}
            isWriting={isWriting}
            onWrite={setWriting}
            onDraft={() => setDrafting(true)}
          />
        )}
      </StatusPanel>
      <div className="my-4 min-h-6">{(isEdited || state === "idea") && <ArticleSaveStatus article={form} />}</div>
      {(isEdited || state === "idea") && (
        <RestoreDraft storageKey={draftKey(article.id)} fields={form.fields} onRestore={form.replace} />
      )}
      <div className="grid grid-cols-1 gap-8">
        <fieldset disabled={!isHydrated || !canEdit} className="grid min-w-0 content-start gap-6">
          {isStreamed ? (
            <DraftStream article={article} onEnd={() => setDrafting(false)} />
          ) : isEdited ? (
            <ArticleEditor article={form} />
          ) : state === "idea" ? (
            <>
              <TitleField article={form} />
              <BriefFields fields={form.fields} errors={form.errors} onChange={form.change} />
            </>
          ) : article.html ? (
            <article className="card p-6" aria-label="Text">
              <ArticleBody html={parseArticle(article.html).html} />
            </article>
          ) : (
            <Brief brief={article.brief} keyword={article.targetKeyword} />
          )}
        </fieldset>
        <div className="grid min-w-0 content-start gap-10">
          <Publication article={article} destination={destination} canEdit={canEdit} />
          {(isEdited || checks.length > 0) && <ChecksPanel checks={checks} />}
          <Comments articleId={article.id} comments={comments} labels={actorLabels} />
          <div className="divide-y divide-line border-y border-line">
            {isEdited && (
              <Details title="Address and search result">
                <PageFields article={form} website={website} />
              </Details>
            )}
            {topicEvidence.length > 0 && (
              <Details title="Where the topic comes from" isOpen={state === "idea"}>
                <Evidence evidence={topicEvidence} />
              </Details>
            )}
            {state !== "idea" && (isEdited || article.html || isStreamed) && (
              <Details title="Brief">
                <Brief brief={article.brief} keyword={article.targetKeyword} />
              </Details>
            )}
            <History events={events} />
          </div>
        </div>
      </div>
      <UnsavedChangesDialog isChanged={form.isChanged} isKept>
        Changes since the last save stay in this browser only.
      </UnsavedChangesDialog>
      <ArticleConflict article={form} />
    </>
  );
};

const whoLabels = { you: "Waiting for you", we: "We're on it", none: "Closed" };

type StatusProps = {
  article: ArticleDetail;
  destination: string;
  isDrafting: boolean;
  children: ReactNode;
};

/** Where the article stands, who acts next, and what they do. */
const StatusPanel = ({ article, destination, isDrafting, children }: StatusProps) => {
  const shown = isDrafting ? { ...article, state: "drafting" as const } : article;
  const { who, text } = stepOf(shown, destination);
  const isBlocked = article.state === "in_review" && article.checks.some(({ verdict }) => verdict === "block");
  return (
    <section aria-label="Status" className="card p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <StateBadge article={shown} />
        <span className={who === "you" ? "font-medium" : "text-muted"}>{whoLabels[who]}</span>
      </p>
      <p role="status" className="mt-3 max-w-prose wrap-anywhere">
        {text}{" "}
        {isBlocked && (
          <a href="#checks" className="link inline-block min-h-6">
            See the checks
          </a>
        )}
        {article.state === "published" && article.publishedUrl && (
          <ExternalLink href={article.publishedUrl}>Open the page</ExternalLink>
        )}
        {article.state === "failed" && (
          <Link to={projectLink("destinations", article.projectId)} className="link inline-block min-h-6">
            Open destinations
          </Link>
        )}
      </p>
      {children}
    </section>
  );
};

const Details = ({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) => (
  <details open={isOpen}>
    <summary className="min-h-control cursor-pointer py-2.5 font-semibold hover:underline">{title}</summary>
    <div className="pt-2 pb-5">{children}</div>
  </details>
);

const History = ({ events }: Pick<ArticleDetail, "events">) => (
  <Details title="History">
    <ol className="grid grid-cols-1 gap-5 border-l border-line pl-5">
      {events.map(({ at, actor, from, to, note }) => (
        <li key={`${at} ${from} ${to}`}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">{stateLabels[to]}</span>
            <time dateTime={at} className="text-sm text-muted">
              {formatDateTime(at)}
            </time>
          </p>
          <p className="text-sm text-muted">{actorLabels[actor]}</p>
          {note && <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{note}</p>}
        </li>
      ))}
    </ol>
  </Details>
);
