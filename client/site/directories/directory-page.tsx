import ExternalLink from "lucide-react/icons/external-link";
import type { ReactNode } from "react";
import { type RouterContextProvider, redirect } from "react-router";
import { findCategory } from "#shared/links/directories/categories.ts";
import { factText } from "#shared/links/directories/fact-text.ts";
import { directoryIntro, directoryNotice } from "#shared/links/directories/intro.ts";
import { factLabel, formFieldLabel, linkText, priceText } from "#shared/links/directories/labels.ts";
import { isDirectoryIndexed, takesSubmissions } from "#shared/links/directories/rules.ts";
import type { Directory, DirectoryFact, DirectoryWithSources } from "#shared/links/directories.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { slugify } from "#shared/text/slug.ts";
import { api, read } from "../../app/api-client.ts";
import { PageHead } from "../../app/page-head.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { formatCount } from "../../ui/format.ts";
import { SiteLayout } from "../layout.tsx";
import { DirectoryFacts } from "./directory-facts.tsx";
import { DirectoryTable } from "./directory-table.tsx";
import { listDirectories } from "./load.ts";

type Context = Readonly<RouterContextProvider>;

export const loadDirectory = async (context: Context, slug: string) => {
  const directory = await read(context.get(api).directories[":slug"].$get({ param: { slug } }));
  // A merged directory is found by its old slug, too.
  if (directory.slug !== slug) throw redirect(link("directory", { slug: directory.slug }), 301);
  return { directory, similar: await listSimilar(context, directory) };
};

const similarShown = 6;

/** Directories of the same country and niche first, then of the niche or country alone, then of the category. */
const listSimilar = async (context: Context, { id, category, countries, niches }: DirectoryWithSources) => {
  const [country, niche] = [countries[0], niches[0]];
  const queries = [
    ...(country && niche ? [{ country, niche }] : []),
    ...(country ? [{ country }] : []),
    ...(niche ? [{ niche, category }] : []),
    { category },
  ];
  const similar = new Map<string, Awaited<ReturnType<typeof listDirectories>>["directories"][number]>();
  for (const query of queries) {
    if (similar.size >= similarShown) break;
    const { directories } = await listDirectories(context, query, similarShown + 1);
    for (const other of directories) if (other.id !== id) similar.set(other.id, other);
  }
  return [...similar.values()].slice(0, similarShown);
};

type DirectoryPageProps = Awaited<ReturnType<typeof loadDirectory>>;

/** Directories with the same name are distinguished by their hosts, as in their slugs. */
const withUniqueName = <Named extends { name: string; slug: string; host: string }>(directory: Named): Named => {
  const { name, slug, host } = directory;
  const isTaken = slug === slugify(host) && slug !== slugify(name);
  return isTaken ? { ...directory, name: `${name} (${host})` } : directory;
};

export const DirectoryPage = ({ similar, ...loaded }: DirectoryPageProps) => {
  const directory = withUniqueName(loaded.directory);
  const { slug, name, url, submitUrl, steps, fields, rules } = directory;
  const path = link("directory", { slug });
  const category = findCategory(directory.category);
  const notice = directoryNotice(directory);
  const isOpen = takesSubmissions(directory);
  return (
    <SiteLayout
      base={link("home")}
      trail={[
        { name: "Directories", path: link("directories") },
        ...(category ? [{ name: category.name, path: link("directory", { slug: category.slug }) }] : []),
        { name, path },
      ]}
    >
      <PageHead
        title={`${titleOf(directory)} - ${site.name}`}
        description={descriptionOf(directory)}
        canonical={path}
        robots={isDirectoryIndexed(directory) ? undefined : "noindex, follow"}
      />
      <div className="shell py-10 md:py-14">
        <h1 className="max-w-3xl text-title wrap-anywhere">{name}</h1>
        <p className="mt-4 max-w-2xl text-lead text-muted">{directoryIntro(directory)}</p>
        {notice && <p className="mt-6 max-w-2xl rounded-xl bg-wash p-4">{notice}</p>}
        {directory.status !== "closed" && (
          <p className="mt-6 flex flex-wrap gap-3">
            {isOpen && submitUrl && (
              <ButtonLink href={submitUrl} rel="nofollow noopener">
                {name.length > 24 ? "Submit your website" : `Submit to ${name}`}{" "}
                <ExternalLink size={16} aria-hidden="true" />
              </ButtonLink>
            )}
            <ButtonLink href={url} rel="nofollow noopener" variant="quiet">
              Visit {new URL(url).host.replace(/^www\./, "")}
            </ButtonLink>
          </p>
        )}
        <DirectoryFacts directory={directory} />
        {directory.stats && (
          <Section id="observed" title="What our submissions showed">
            <ObservedFigures stats={directory.stats} />
          </Section>
        )}
        {isOpen && (steps || fields.length > 0 || rules.length > 0) && (
          <HowToSubmit steps={steps} fields={fields} rules={rules} />
        )}
        <Section id="sources" title="Sources" className="later-30">
          <SourceList sources={directory.sources} />
        </Section>
        {similar.length > 0 && (
          <Section id="similar" title="Similar directories" className="later-40">
            <DirectoryTable
              caption="Of the same country, niche or category, highest authority first"
              directories={similar}
            />
          </Section>
        )}
      </div>
    </SiteLayout>
  );
};

const titleOf = (directory: DirectoryWithSources) => {
  const isOpen = takesSubmissions(directory);
  return isOpen ? `${directory.name}: Submission, Price and Link Type` : `${directory.name}: How to Be Listed`;
};

const descriptionOf = (directory: DirectoryWithSources) =>
  [
    `${directoryIntro(directory)} Price: ${priceText(directory).toLowerCase()}.`,
    linkText(directory) && `Link: ${linkText(directory)?.toLowerCase()}.`,
  ]
    .filter(Boolean)
    .join(" ");

type SectionProps = { id: string; title: string; className?: string; children: ReactNode };

const Section = ({ id, title, className = "", children }: SectionProps) => (
  <section aria-labelledby={id} className={`mt-14 ${className}`}>
    <h2 id={id} className="text-xl font-semibold">
      {title}
    </h2>
    <div className="mt-4">{children}</div>
  </section>
);

/** What the form takes. Rules and steps are the source's, in our words. */
const HowToSubmit = ({ steps, fields, rules }: Pick<DirectoryWithSources, "steps" | "fields" | "rules">) => (
  <Section id="submit" title="How to submit">
    {steps && <p className="max-w-2xl">{steps}</p>}
    {fields.length > 0 && (
      <>
        <h3 className="mt-6 font-semibold">What the form asks for</h3>
        <ul className="mt-2 grid max-w-2xl gap-x-12 sm:grid-cols-2">
          {fields.map(({ name, limit }) => (
            <li key={name} className="flex justify-between gap-4 border-b border-line py-2">
              {formFieldLabel(name)}
              {limit !== null && <span className="text-muted">up to {limit} characters</span>}
            </li>
          ))}
        </ul>
      </>
    )}
    {rules.length > 0 && (
      <>
        <h3 className="mt-6 font-semibold">Rules and notes</h3>
        <ul className="mt-2 grid max-w-2xl list-disc gap-1 pl-5">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </>
    )}
  </Section>
);

type Stats = NonNullable<Directory["stats"]>;

/** What our own submissions to a directory showed. */
const ObservedFigures = ({ stats }: { stats: Stats }) => (
  <>
    <dl className="grid max-w-4xl gap-x-12 md:grid-cols-2">
      {rowsOf(stats).map(([term, value]) => (
        <div key={term} className="flex justify-between gap-6 border-b border-line py-3">
          <dt className="shrink-0 font-medium">{term}</dt>
          <dd className="min-w-0 text-right text-muted">{value}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-4 max-w-2xl text-sm text-muted">
      Observed by us, n = {stats.submitted}: all submissions to this directory that have a result. Figures from fewer
      than five are left out.{" "}
      <a href={link("ledger")} className="link">
        How we count
      </a>
    </p>
  </>
);

const rowsOf = ({ submitted, liveRate, medianDaysToLive, followShare, survival90, medianVisits }: Stats) => {
  const rows: [term: string, value: string | undefined][] = [
    ["Went live", `${Math.round(liveRate * submitted)} of ${submitted} (${percent(liveRate)})`],
    ["Time until live", days(medianDaysToLive)],
    ["Followed links", percent(followShare)],
    ["Still there after 90 days", percent(survival90)],
    ["Visits in 30 days", medianVisits === null ? undefined : `median of ${Math.round(medianVisits)}`],
  ];
  return rows.filter(([, value]) => value !== undefined);
};

const percent = (share: number | null) => (share === null ? undefined : `${Math.round(share * 100)}%`);

const days = (count: number | null) => {
  if (count === null) return undefined;
  return count < 1 ? "less than a day" : `median of ${formatCount(Math.round(count), "day")}`;
};

type SourceListProps = Pick<DirectoryWithSources, "sources">;

/** Every fact, under its source. */
const SourceList = ({ sources }: SourceListProps) => (
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
          <dl className="grid grid-cols-1 gap-1 wrap-anywhere">
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
