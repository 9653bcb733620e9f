// The layout of pages about a country, niche, business type or topic. Sections that read the same on every page are short
// and link to the home page's.
import type { ReactNode } from "react";
import type { PageTableAnswer } from "#shared/directories/page-answers.ts";
import type { FaqItem } from "#shared/landing/faq.ts";
import type { PageTexts } from "#shared/landing/generated-pages.ts";
import type { OfferedPlan } from "#shared/plans.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import type { Crumb, PageData } from "../../app/json-ld.tsx";
import { Facts } from "../landing/features.tsx";
import { Headline } from "../landing/headline.tsx";
import { PlanList } from "../landing/plan-list.tsx";
import { CallToAction, Faq, Founder } from "../landing/sections.tsx";
import { SiteLayout } from "../layout.tsx";

type GeneratedPageProps = {
  texts: PageTexts;
  plans: readonly OfferedPlan[];
  base: string;
  joinSource: string;
  trail: readonly Crumb[];
  data: PageData;
  /** Follows the headline at once. */
  table: ReactNode;
  figures: PageTableAnswer["figures"] | undefined;
  /** The page's own text. */
  guide?: ReactNode;
  /** Answers the third heading. Without it, the guide has that heading. */
  benefit?: string | undefined;
  questions?: readonly FaqItem[] | undefined;
};

export const GeneratedPage = ({
  texts,
  plans,
  base,
  joinSource,
  trail,
  data,
  table,
  figures,
  guide,
  benefit,
  questions = [],
}: GeneratedPageProps) => (
  <SiteLayout base={base} trail={trail} data={data}>
    <Headline texts={texts} />
    {table}
    {guide}
    <Service heading={benefit ? texts.h3 : undefined} benefit={benefit} />
    {figures && figures.fitting > 0 && <Facts heading="This page in numbers" items={factsOf(figures)} />}
    <section className="shell max-w-xl">
      <Founder />
    </section>
    <PlanList plans={plans} />
    <Faq items={questions}>
      <a href={link("faq")} className="link inline-block py-3">
        {questions.length ? "More questions" : "Questions"} about {site.name}
      </a>
    </Faq>
    <CallToAction joinSource={joinSource} title="Describe your website once. We fill in the forms." />
  </SiteLayout>
);

type ServiceProps = { heading: string | undefined; benefit: string | undefined };

/** In place of the features, which the home page has. */
const Service = ({ heading, benefit }: ServiceProps) => (
  <section id="features" className="later-36 border-y border-line bg-surface">
    <div className="shell py-20 md:py-28">
      <h2 id="benefits" className="font-semibold text-accent">
        Benefits
      </h2>
      <h3 className="mt-3 max-w-2xl text-title text-balance">{heading ?? "How we submit your website"}</h3>
      <p className="mt-4 max-w-2xl text-lead text-muted">
        {benefit} We propose the directories that fit and submit your website to those you approve. A listing counts as
        live only after our check has found your link on its page, and we check it again every month.
      </p>
      <a href={`${link("home")}#features`} className="link mt-4 inline-block py-2.5">
        How {site.name} works
      </a>
    </div>
  </section>
);

const factsOf = ({ fitting, free, rated, dofollow }: PageTableAnswer["figures"]) => [
  { figure: `${fitting}`, text: fitting === 1 ? "directory that fits" : "directories that fit" },
  { figure: `${free}`, text: "known to be free" },
  { figure: `${dofollow}`, text: "known to give a dofollow link" },
  { figure: `${rated}`, text: "with a known authority" },
];
