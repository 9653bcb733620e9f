import type { ArticleDetail } from "#shared/articles.ts";
import type { PublishedEvidence } from "#shared/publishing.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { formatCount, formatDateTime, formatShortDate } from "../../ui/format.ts";

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

type PublicationProps = { article: ArticleDetail; destination: string };

/** Where the article is public, and what our last look at the page showed. */
export const Publication = ({ article, destination }: PublicationProps) => {
  const { publishedAt, publishedUrl, publishAs, evidence, checkedAt } = article;
  if (!publishedAt) return null;
  return (
    <section aria-labelledby="publication">
      <h2 id="publication" className="text-lg font-semibold">
        Publication
      </h2>
      <p className="mt-2 text-muted">
        {publishAs === "draft" ? "A draft at" : "Published at"} {destination} since{" "}
        <time dateTime={publishedAt}>{formatShortDate(publishedAt)}</time>.
      </p>
      {publishedUrl && (
        <p className="mt-1">
          <a href={publishedUrl} target="_blank" rel="noopener" className="link inline-block min-h-6 wrap-anywhere">
            {publishedUrl}
          </a>
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
      {!evidence && publishAs === "live" && (
        <p className="mt-3 text-sm text-muted">We look at the public page within a few minutes.</p>
      )}
    </section>
  );
};
