import type { Publication } from "#shared/content/destinations.ts";
import type { Total } from "#shared/pagination.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { formatDateTime, formatShortDate, formatTotal } from "../../../ui/format.ts";

export type ShownPublications = { publications: readonly Publication[] } & Total;

const labels: Record<Publication["state"], string> = {
  queued: "Waiting",
  publishing: "Publishing",
  published: "Published",
  failed: "Failed",
  unpublished: "Taken offline",
};
const tones: Record<Publication["state"], Tone> = {
  queued: "info",
  publishing: "info",
  published: "good",
  failed: "bad",
  unpublished: "quiet",
};

const problems: Record<NonNullable<Publication["problem"]>, string> = {
  gone: "The page is no longer there. If that wasn't you, publish it again.",
  noindex: "The page asks search engines not to list it. Look for a setting of your site or of a plugin.",
  links: "The page no longer shows all of its links. Check whether your site removes them.",
};

type PublicationListProps = { shown: ShownPublications; isDownload: boolean };

/** The newest documents at a destination. */
export const PublicationList = ({ shown: { publications, ...counted }, isDownload }: PublicationListProps) =>
  counted.total === 0 ? (
    <p className="text-muted">
      {isDownload
        ? "No files yet. Choose this destination when you publish an article or a page set."
        : "Nothing yet. Choose this destination when you publish an article or a page set."}
    </p>
  ) : (
    <>
      <ul className="divide-y divide-line rounded-xl border border-line">
        {publications.map((publication) => (
          <li key={publication.id} className="px-4 py-3">
            <div className="flex items-start justify-between gap-3">
              <div className="min-w-0 wrap-anywhere">
                {publication.url ? (
                  <ExternalLink href={publication.url}>{publication.title}</ExternalLink>
                ) : (
                  publication.title
                )}
                <p className="text-sm text-muted">{noteOf(publication, isDownload)}</p>
              </div>
              {!isDownload && (
                <Badge tone={tones[publication.state]}>
                  {publication.state === "published" && publication.mode === "draft"
                    ? "Draft there"
                    : labels[publication.state]}
                </Badge>
              )}
            </div>
            {publication.problem && <p className="mt-1 text-sm text-bad">{problems[publication.problem]}</p>}
            {publication.reason && <p className="mt-1 text-sm text-warn wrap-anywhere">{publication.reason}</p>}
          </li>
        ))}
      </ul>
      {counted.total > publications.length && (
        <p className="mt-3 text-sm text-muted">
          The newest {publications.length} of{" "}
          {formatTotal(
            counted,
            isDownload ? "document" : "article or page",
            isDownload ? "documents" : "articles and pages",
          )}
          .
        </p>
      )}
    </>
  );

const noteOf = ({ kind, slug, publishedAt, nextAttemptAt }: Publication, isDownload: boolean) => {
  if (isDownload) return `${slug}.md and ${slug}.html`;
  if (nextAttemptAt) return `Next attempt on ${formatDateTime(nextAttemptAt)}`;
  return publishedAt ? formatShortDate(publishedAt) : kind === "page" ? "Page" : "Article";
};
