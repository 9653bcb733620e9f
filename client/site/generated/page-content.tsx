import type { Directory } from "#shared/catalogue/catalogue.ts";
import type { CountryFacts } from "#shared/landing/country-facts.ts";
import type { Guide } from "#shared/landing/guides/guide.ts";
import { DirectoryTable } from "../catalogue/directory-table.tsx";
import { SectionHeading } from "../landing/sections/section-heading.tsx";
import { CountryFactsList } from "./country-facts.tsx";
import { GuideSection } from "./guide-section.tsx";
import { Related, type RelatedGroup } from "./related-links.tsx";

type PageContentProps = {
  subject: string;
  directories: readonly Directory[];
  guide: Guide | undefined;
  facts: CountryFacts | undefined;
  related: readonly RelatedGroup[];
};

/** A generated page's own content, in place of the sample of directories. */
export const PageContent = ({ subject, directories, guide, facts, related }: PageContentProps) => (
  <>
    <section className="shell py-20 md:py-28">
      <SectionHeading id="directories" title={`Directories for ${subject}`}>
        What public lists say of each, with the year of the domain rating (DR). A dash stands for what no list says.
      </SectionHeading>
      <div className="mt-10">
        <DirectoryTable caption="The best fitting first" directories={directories} />
      </div>
      {facts && <CountryFactsList facts={facts} />}
    </section>
    {guide && <GuideSection title={`What is particular about ${subject}`} guide={guide} />}
    <Related groups={related} />
  </>
);
