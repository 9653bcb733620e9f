import type { EntryFamily } from "#shared/landing/generated-pages.ts";
import { link, type PageName } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { PageHead } from "../../../app/page-head.tsx";
import { SiteLayout } from "../../layout.tsx";

type HubLink = { label: string; href: string };
export type HubGroup = { heading: string; items: readonly HubItem[] };
/** A subject with one page per search, or a single page. */
type HubItem = { name: string; links: readonly HubLink[] } | { name: string; href: string };

type HubProps = {
  page: Extract<PageName, "countriesHub" | "nichesHub" | "typesHub" | "topicsHub">;
  title: string;
  description: string;
  intro: string;
  groups: readonly HubGroup[];
};

/** Lists all generated pages of one kind. */
export const Hub = ({ page, title, description, intro, groups }: HubProps) => (
  <SiteLayout
    base={link("home")}
    trail={[
      { name: "Directories", path: link("directories") },
      { name: title, path: link(page) },
    ]}
  >
    <PageHead title={`${title} - ${site.name}`} description={description} canonical={link(page)} />
    <div className="shell py-16 md:py-24">
      <h1 className="max-w-2xl text-title">{title}</h1>
      <p className="mt-4 max-w-2xl text-lead text-muted">{intro}</p>
      {groups.map(({ heading, items }) => (
        <section key={heading} className="mt-14">
          <h2 className="text-lg font-semibold">{heading}</h2>
          <ul className="mt-4 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
            {items.map((item) => (
              <li key={item.name} className="border-b border-line py-2">
                {"href" in item ? (
                  <a href={item.href} className="link inline-block py-2.5">
                    {item.name}
                  </a>
                ) : (
                  <>
                    <p className="font-medium">{item.name}</p>
                    <p className="flex flex-wrap gap-x-4 text-sm">
                      {item.links.map(({ label, href }) => (
                        <a
                          key={href}
                          href={href}
                          aria-label={`${item.name}: ${label}`}
                          className="link inline-block py-2.5"
                        >
                          {label}
                        </a>
                      ))}
                    </p>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </SiteLayout>
);

/** Short labels that distinguish a subject's links by page family. */
export const familyLabels: Record<Exclude<EntryFamily, "fixed">, string> = {
  "country-seo": "For search",
  "country-business": "For customers",
  "niche-listing": "Where to list",
  "niche-link-building": "Link building",
  "niche-backlinks": "Backlinks list",
  "type-quality-backlinks": "Judging links",
  "type-submission-backlinks": "Submitting",
  "type-free-traffic": "Free visitors",
};
