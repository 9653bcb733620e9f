import { factText } from "#shared/links/directories/fact-text.ts";
import { factLabel } from "#shared/links/directories/labels.ts";
import type { DirectoryFact, DirectoryWithSources } from "#shared/links/directories.ts";
import { link } from "#shared/routes.ts";

type SourceListProps = Pick<DirectoryWithSources, "sources">;

/** Every fact, under its source. */
export const SourceList = ({ sources }: SourceListProps) => (
  <>
    <p className="text-sm text-muted">
      Every fact on this page, under its source.{" "}
      <a href={link("directorySources")} className="link">
        All sources and licenses
      </a>
    </p>
    <ul className="mt-2 max-w-4xl divide-y divide-line text-sm">
      {[...Map.groupBy(sources, citationOf)].map(([citation, facts]) => (
        <li key={citation} className="grid gap-x-8 gap-y-2 py-4 md:grid-cols-[1fr_2fr]">
          {facts[0] && <Citation fact={facts[0]} />}
          <dl className="space-y-1 wrap-anywhere">
            {facts.map(({ field, value }) => (
              <div key={field}>
                <dt className="inline font-medium">{factLabel(field)}:</dt>{" "}
                <dd className="inline text-muted">{factText(field, value)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  </>
);

const citationOf = ({ origin, source, licence, observedAt }: DirectoryFact) =>
  [origin, source, licence, observedAt].join(" ");

const Citation = ({ fact: { source, sourceUrl, licence, observedAt } }: { fact: DirectoryFact }) => (
  <div className="wrap-anywhere">
    {sourceUrl ? (
      <a href={sourceUrl} rel="nofollow noopener" className="font-medium hover:underline">
        {source}
      </a>
    ) : (
      <span className="font-medium">{source}</span>
    )}
    <p className="text-muted">{[licence, observedAt].filter(Boolean).join(", ")}</p>
  </div>
);
