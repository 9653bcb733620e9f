import ExternalLink from "lucide-react/icons/external-link";
import { Link } from "react-router";
import type { ArticleSummary } from "#shared/content/articles.ts";
import { formatDateTime, formatShortDate } from "../../../ui/format.ts";
import { Key, type Shortcut, ShortcutsHelp } from "../../../ui/shortcuts.tsx";
import { articleLink } from "./article-link.ts";
import { StateBadge } from "./state-badge.tsx";
import { dateOf, nextStep, writerLabels } from "./states.ts";

const shortcuts: readonly Shortcut[] = [
  { key: "j", effect: "Next article" },
  { key: "k", effect: "Previous article" },
  { key: "o", effect: "Open the article" },
  { key: "?", effect: "Show keyboard shortcuts" },
];

type Destination = { id: string; name: string };
type ArticleListProps = {
  projectId: string;
  articles: readonly ArticleSummary[];
  caption: string;
  destinations: readonly Destination[];
};

export const ArticleList = ({ projectId, articles, caption, destinations }: ArticleListProps) => (
  <>
    <p role="status" className="py-2 text-sm text-muted">
      {caption}
    </p>
    <ShortcutsHelp shortcuts={shortcuts}>
      <Key name="j" /> and <Key name="k" /> to move, <Key name="o" /> to open.
    </ShortcutsHelp>
    <ul className="divide-y divide-line rounded-2xl border border-line">
      {articles.map((article) => (
        <ArticleRow
          key={article.id}
          projectId={projectId}
          article={article}
          destination={destinations.find(({ id }) => id === article.destinationId)?.name}
        />
      ))}
    </ul>
  </>
);

type ArticleRowProps = { projectId: string; article: ArticleSummary; destination: string | undefined };

/** An article in the list. The link covers the row. */
const ArticleRow = ({ projectId, article, destination }: ArticleRowProps) => {
  const { id, title, state, writer, publishedUrl } = article;
  const { label, at } = dateOf(article);
  return (
    <li
      id={id}
      data-list-item
      tabIndex={-1}
      className="relative grid scroll-mt-20 gap-x-6 gap-y-2 px-4 py-4 outline-offset-[-2px] first:rounded-t-2xl last:rounded-b-2xl hover:bg-surface sm:px-5 md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]"
    >
      <div className="min-w-0">
        <h2 className="font-semibold">
          <Link
            to={articleLink(id, projectId)}
            aria-keyshortcuts="o"
            className="wrap-anywhere after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        </h2>
        <p className="mt-1 text-sm wrap-anywhere text-muted">{nextStep(article)}</p>
      </div>
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <StateBadge article={article} />
          <span className="text-muted">
            {label} <time dateTime={at}>{state === "scheduled" ? formatDateTime(at) : formatShortDate(at)}</time>
          </span>
        </p>
        <p className="mt-1.5 wrap-anywhere text-muted">
          {[destination && `To ${destination}`, state !== "idea" && `Writer: ${writerLabels[writer].toLowerCase()}`]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {publishedUrl && (
          <a
            href={publishedUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="relative inline-flex min-h-11 items-center gap-1.5 underline hover:text-accent sm:min-h-6"
          >
            View page
            <span className="sr-only"> of {title} (opens in a new tab)</span>
            <ExternalLink size={14} aria-hidden="true" />
          </a>
        )}
      </div>
    </li>
  );
};
