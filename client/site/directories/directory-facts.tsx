import type { ReactNode } from "react";
import { findCategory } from "#shared/links/directories/categories.ts";
import {
  accountText,
  checkLabels,
  conditionLabels,
  linkLabels,
  priceText,
  reviewText,
} from "#shared/links/directories/labels.ts";
import type { DirectoryWithSources } from "#shared/links/directories.ts";
import { link } from "#shared/routes.ts";
import { countries } from "#shared/site/landing/countries.ts";
import { countryPageSlug } from "#shared/site/landing/country-pages.ts";
import { entriesAbout } from "#shared/site/landing/generated-pages.ts";
import { niches } from "#shared/site/landing/niches.ts";
import { formatDate, formatNumber } from "../../ui/format.ts";

/** The directory's values. Those without a source are named in one line below. */
export const DirectoryFacts = ({ directory }: { directory: DirectoryWithSources }) => {
  const rows = rowsOf(directory);
  const missing = rows.filter(([, value]) => !value).map(([term]) => term.charAt(0).toLowerCase() + term.slice(1));
  return (
    <>
      <dl className="mt-10 grid max-w-4xl gap-x-12 md:grid-cols-2">
        {rows
          .filter(([, value]) => value)
          .map(([term, value]) => (
            <div key={term} className="flex justify-between gap-6 border-b border-line py-3">
              <dt className="shrink-0 font-medium">{term}</dt>
              <dd className="min-w-0 text-right wrap-anywhere text-muted">{value}</dd>
            </div>
          ))}
      </dl>
      {missing.length > 0 && (
        <p className="mt-4 max-w-2xl text-sm text-muted">Not known yet: {new Intl.ListFormat("en").format(missing)}.</p>
      )}
    </>
  );
};

type Row = [term: string, value: ReactNode];

/** A row that most directories lack, so without a value it is not listed as missing. */
const optional = (term: string, value: ReactNode): Row[] => (value ? [[term, value]] : []);

const rowsOf = (directory: DirectoryWithSources): Row[] => {
  const { linkKind, linkCondition, dr, referringSubnets, lastCheck, lastCheckedAt, feeFrom } = directory;
  const category = findCategory(directory.category);
  const source = (field: string) => directory.sources.find((fact) => fact.field === field);
  const visits = source("monthlyVisits");
  return [
    ["Category", category && <TextLink href={link("directory", { slug: category.slug })}>{category.name}</TextLink>],
    ["Price", priceText({ ...directory, feeFrom: null })],
    ...optional("Lowest fee", feeFrom !== "0" && feeFrom),
    ["Link", linkKind && linkLabels[linkKind]],
    ["Link condition", linkCondition && conditionLabels[linkCondition]],
    ["Domain rating (DR)", dr !== null && <Figure value={dr} fact={source("dr")} />],
    [
      "Referring subnets",
      referringSubnets !== null && <Figure value={referringSubnets} fact={source("referringSubnets")} />,
    ],
    ...optional("Monthly visits", visits && <Figure value={visits.value} fact={visits} />),
    ["Account", accountText(directory)],
    ["Review time", reviewText(directory)],
    ["Countries", countryLinks(directory.countries)],
    ["Niches", nicheLinks(directory.niches)],
    [
      "Last check",
      lastCheck && lastCheckedAt ? `${checkLabels[lastCheck]}, ${formatDate(lastCheckedAt)}` : "Not checked yet",
    ],
  ];
};

type FigureProps = { value: number | string; fact: DirectoryWithSources["sources"][number] | undefined };

/** A figure with who says so, and when. */
const Figure = ({ value, fact }: FigureProps) => (
  <>
    <span className="text-ink">{typeof value === "number" ? formatNumber(value) : value}</span>
    {fact && (
      <span className="block text-sm">{[fact.source.split(",")[0], fact.observedAt].filter(Boolean).join(", ")}</span>
    )}
  </>
);

const TextLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className="link">
    {children}
  </a>
);

const Links = ({ links }: { links: readonly { href: string; name: string }[] }) =>
  links.map(({ href, name }, at) => (
    <span key={href}>
      {at > 0 && ", "}
      <TextLink href={href}>{name}</TextLink>
    </span>
  ));

const countryLinks = (slugs: readonly string[]) => {
  if (!slugs.length) return "Worldwide";
  const found = countries.filter(({ slug }) => slugs.includes(slug));
  return (
    <Links
      links={found.map((country) => ({
        href: link("country", { slug: countryPageSlug(country) }),
        name: country.name,
      }))}
    />
  );
};

const nicheLinks = (slugs: readonly string[]) => {
  const found = niches.filter(({ slug }) => slugs.includes(slug));
  const links = found.flatMap(({ slug, name }) => {
    const [guide] = entriesAbout(slug, ["niche-listing"]);
    return guide ? [{ href: link("guide", { slug: guide.slug }), name }] : [];
  });
  return links.length > 0 && <Links links={links} />;
};
