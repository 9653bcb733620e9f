import { useState } from "react";
import type { ArticleDetail, ArticlePublication } from "#shared/content/articles.ts";
import type { PublishedEvidence } from "#shared/published-page.ts";
import { read } from "../../../app/api-client.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { formatCount, formatDateTime, formatShortDate } from "../../../ui/format.ts";
import { FormMessage } from "../../../ui/forms/form.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { ConfirmDialog } from "../../../ui/overlays/dialog.tsx";
import { isOnline } from "./states.tsx";
import { articleCall } from "./use-article.ts";

type Finding = { label: string; tone: Tone; result: string };

const unknown: Pick<Finding, "tone" | "result"> = { tone: "quiet", result: "Unknown" };
const yes = (result = "Yes"): Pick<Finding, "tone" | "result"> => ({ tone: "good", result });
const no = (result: string, tone: Tone = "bad"): Pick<Finding, "tone" | "result"> => ({ tone, result });

const canonicals = { own: yes("Itself"), none: no("None", "quiet"), elsewhere: no("Another page") };
const reachables = { yes: yes(), no: no("No"), unknown };

/** What the last look at a public page showed, in words. Unknown is never a failure. */
export const findingsOf = ({ reachable, indexable, canonical, inSitemap, links }: PublishedEvidence): Finding[] => [
  { label: "Reachable", ...reachables[reachable] },
  { label: "Search engines may list it", ...(indexable === null ? unknown : indexable ? yes() : no("No")) },
  { label: "Names as its original", ...(canonical === null ? unknown : canonicals[canonical]) },
  { label: "In your sitemap", ...(inSitemap === null ? unknown : inSitemap ? yes() : no("No", "warn")) },
  { label: "Links", ...(links === null ? unknown : linksFound(links)) },
];

const linksFound = ({ expected, missing }: NonNullable<PublishedEvidence["links"]>) =>
  missing.length ? no(`${missing.length} of ${expected} missing`) : yes(expected ? `All ${expected}` : "None to find");

type PublicationProps = { article: ArticleDetail; destination: string; canEdit: boolean };

/** Where the article is, and what our last look at each public page showed. */
export const Publication = ({ article, destination, canEdit }: PublicationProps) => {
  const { publishedAt, publications } = article;
  if (!publishedAt) return null;
  // A published article outlives its destination.
  const shown = publications.length ? publications : [ofArticle(article, destination)];
  return (
    <section aria-labelledby="publication">
      <h2 id="publication" className="text-lg font-semibold">
        {shown.length > 1 ? "Publications" : "Publication"}
      </h2>
      <ul className="grid gap-6">
        {shown.map((publication) => (
          <li key={publication.destinationId}>
            <Entry {...publication} />
            {canEdit && shown.length > 1 && isOnline(publication) && article.state !== "publishing" && (
              <UnpublishButton articleId={article.id} {...publication} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

const ofArticle = (article: ArticleDetail, destination: string): ArticlePublication => ({
  destinationId: article.destinationId ?? "",
  destination,
  state: "published",
  as: article.publishAs ?? "draft",
  url: article.publishedUrl,
  publishedAt: article.publishedAt,
  version: article.version,
  reason: null,
  evidence: article.evidence,
  checkedAt: article.checkedAt,
});

const Entry = ({ destination, state, as, url, publishedAt, reason, evidence, checkedAt }: ArticlePublication) => (
  <>
    <p className="mt-2 text-muted wrap-anywhere">
      {publishedAt ? (
        <>
          {as === "draft" ? "A draft at" : "Published at"} {destination} since{" "}
          <time dateTime={publishedAt}>{formatShortDate(publishedAt)}</time>.
        </>
      ) : (
        `Not at ${destination} yet.`
      )}{" "}
      {state === "failed" && reason}
      {(state === "queued" || state === "publishing") && "The text is on its way."}
    </p>
    {url && (
      <p className="mt-1">
        <ExternalLink href={url}>{url}</ExternalLink>
      </p>
    )}
    {evidence && (
      <>
        <dl className="mt-3 divide-y divide-line border-y border-line">
          {findingsOf(evidence).map(({ label, tone, result }) => (
            <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 py-2.5">
              <dt>{label}</dt>
              <dd>
                <Badge tone={tone}>{result}</Badge>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-sm text-muted">
          {evidence.reason}
          {checkedAt && ` Checked on ${formatDateTime(checkedAt)}.`}
        </p>
        {evidence.links && evidence.links.missing.length > 0 && (
          <p className="mt-2 text-sm wrap-anywhere">
            {formatCount(evidence.links.missing.length, "link")} not found: {evidence.links.missing.join(", ")}
          </p>
        )}
      </>
    )}
    {!evidence && as === "live" && publishedAt && (
      <p className="mt-3 text-sm text-muted">We look at the public page within a few minutes.</p>
    )}
  </>
);

type UnpublishProps = Pick<ArticlePublication, "destinationId" | "destination"> & { articleId: string };

const UnpublishButton = ({ articleId, destinationId, destination }: UnpublishProps) => {
  const [isAsking, setAsking] = useState(false);
  const { isPending, error, run } = useAction();
  const unpublish = () => {
    const { call, param } = articleCall(articleId);
    void run(() => read(call.unpublish.$post({ param, query: { destinationId } })), {
      success: `Unpublished from ${destination}.`,
    });
  };
  return (
    <>
      <Button variant="quiet" busy={isPending} className="mt-3" onClick={() => setAsking(true)}>
        Unpublish from {destination}
      </Button>
      <FormMessage className="mt-3">{error}</FormMessage>
      <ConfirmDialog
        open={isAsking}
        title={`Unpublish from ${destination}?`}
        confirmLabel="Unpublish"
        onConfirm={unpublish}
        onClose={() => setAsking(false)}
      >
        It stays at the other destinations.
      </ConfirmDialog>
    </>
  );
};
