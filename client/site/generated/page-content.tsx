import type { PageTableAnswer } from "#shared/directories/page-answers.ts";
import type { CountryFacts } from "#shared/landing/country-facts.ts";
import type { Guide } from "#shared/landing/guides/guide.ts";
import type { SectionTitles } from "#shared/landing/page-content.ts";
import { link } from "#shared/routes.ts";
import { SectionHeading } from "../landing/sections.tsx";
import { CountryFactsSection } from "./country-facts.tsx";
import type { TableSubject } from "./list-links.ts";
import { PageTable } from "./page-table.tsx";

type TableSectionProps = { title: string; titles: SectionTitles; table: PageTableAnswer; subject: TableSubject };

/** The table of directories under its heading. */
export const TableSection = ({ title, titles, table, subject }: TableSectionProps) => (
  <section aria-labelledby="directories" className="shell pt-6 pb-20 md:pt-10 md:pb-28">
    <h2 id="directories" className="mb-3 text-lg font-semibold">
      {title}
    </h2>
    {table.rows.length > 0 ? (
      <PageTable table={table} subject={subject} groups={titles.groups} />
    ) : (
      <p className="text-muted">
        No directory in our catalogue fits yet.{" "}
        <a href={link("directories")} className="link inline-block py-2.5">
          Browse all directories
        </a>
      </p>
    )}
  </section>
);

type PageContentProps = {
  titles: SectionTitles;
  guide: Guide | undefined;
  facts: CountryFacts | undefined;
  related: readonly RelatedGroup[];
};

/** A generated page's own text, and links to related pages. */
export const PageContent = ({ titles, guide, facts, related }: PageContentProps) => (
  <>
    {guide && <GuideSection title={titles.guide} guide={guide} />}
    {facts && <CountryFactsSection facts={facts} />}
    <Related groups={related} />
  </>
);

type GuideSectionProps = { title: string; guide: Guide };

/** A generated page's introduction, checklist and two pieces of advice. */
const GuideSection = ({ title, guide: { intro, prepare, advice } }: GuideSectionProps) => (
  <section className="later-100 border-t border-line md:later-62">
    <div className="shell py-20 md:py-28">
      <SectionHeading id="guide" title={title}>
        {intro}
      </SectionHeading>
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <div>
          <h3 className="text-lg font-semibold">What to prepare</h3>
          <ul className="mt-2 divide-y divide-line">
            {prepare.map((item) => (
              <li key={item} className="py-3 text-muted">
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="space-y-10">
          {advice.map(({ heading, text }) => (
            <div key={heading}>
              <h3 className="text-lg font-semibold">{heading}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </div>
  </section>
);

type RelatedGroup = { heading: string; links: readonly { label: string; href: string }[] };

/** Links to related pages. */
export const Related = ({ groups }: { groups: readonly RelatedGroup[] }) => (
  <nav aria-label="Related pages" className="later-34 border-t border-line bg-surface md:later-23">
    <div className="shell grid gap-10 py-14 sm:grid-cols-2">
      {groups
        .filter(({ links }) => links.length)
        .map(({ heading, links }) => (
          <div key={heading}>
            <h2 className="font-semibold">{heading}</h2>
            <ul className="mt-2">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} className="link inline-block py-2.5">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  </nav>
);
