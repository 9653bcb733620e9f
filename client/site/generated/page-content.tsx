// What a generated page has of its own: its table, its guide, facts and links to related pages.

import type { CountryFacts } from "#shared/landing/country-facts.ts";
import type { Guide } from "#shared/landing/guides.ts";
import type { SectionTitles } from "#shared/landing/page-content.ts";
import type { TableTexts } from "#shared/landing/page-texts.ts";
import type { PageTableAnswer } from "#shared/links/directories/page-answers.ts";
import { link } from "#shared/routes.ts";
import { Block } from "./block.tsx";
import { CountryDetails } from "./country-facts.tsx";
import type { TableSubject } from "./list-links.ts";
import { PageTable } from "./page-table.tsx";

type TableSectionProps = { texts: TableTexts; titles: SectionTitles; table: PageTableAnswer; subject: TableSubject };

/** The table of directories under its heading. */
export const TableSection = ({ texts, titles, table, subject }: TableSectionProps) => (
  <section id="directories" aria-labelledby="directories-title" className="shell py-9">
    <h2 id="directories-title" className="text-lg font-semibold">
      {texts.title}
    </h2>
    <p className="mt-1 mb-3 max-w-2xl text-muted">{texts.summary}</p>
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
    {guide && <GuideText title={titles.guide} guide={guide} />}
    {facts && <CountryDetails facts={facts} />}
    <Related groups={related} />
  </>
);

type GuideTextProps = { title: string; guide: Guide };

/** A generated page's introduction, checklist and two pieces of advice. */
const GuideText = ({ title, guide: { intro, prepare, advice } }: GuideTextProps) => (
  <Block title={title} lead={intro}>
    <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <div>
        <h5 className="text-base font-semibold">What to prepare</h5>
        <ul className="mt-2 divide-y divide-line">
          {prepare.map((item) => (
            <li key={item} className="py-3 text-muted">
              {item}
            </li>
          ))}
        </ul>
      </div>
      <div className="space-y-8">
        {advice.map(({ heading, text }) => (
          <div key={heading}>
            <h5 className="text-base font-semibold">{heading}</h5>
            <p className="mt-2 text-muted">{text}</p>
          </div>
        ))}
      </div>
    </div>
  </Block>
);

type RelatedGroup = { heading: string; links: readonly { label: string; href: string }[] };

/** Links to related pages. */
export const Related = ({ groups }: { groups: readonly RelatedGroup[] }) => (
  <nav aria-label="Related pages" className="mt-12 grid gap-8 border-t border-line pt-8 sm:grid-cols-2">
    {groups
      .filter(({ links }) => links.length)
      .map(({ heading, links }) => (
        <div key={heading}>
          <h4 className="font-semibold">{heading}</h4>
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
  </nav>
);
