// The layout of pages about a country, niche, business type or topic. What a page has of its own is in the preview, the
// features and the questions.
import type { ReactNode } from "react";
import type { OfferedPlan } from "#shared/billing/plans.ts";
import type { PageTableAnswer } from "#shared/links/directories/page-answers.ts";
import { link } from "#shared/routes.ts";
import type { PageTexts } from "#shared/site/landing/generated-pages.ts";
import type { FaqItem } from "#shared/site/landing/site-content.ts";
import { site } from "#shared/site.ts";
import type { Crumb } from "../../ui/breadcrumbs.tsx";
import type { PageData } from "../json-ld.tsx";
import { Facts, serviceTerms, tableFacts } from "../landing/features.tsx";
import { Founder } from "../landing/people.tsx";
import { Pricing } from "../landing/pricing.tsx";
import { CallToAction, Faq, Headline, Trust } from "../landing/sections.tsx";
import { SiteLayout } from "../layout.tsx";
import { useSite } from "../use-site.ts";

type GeneratedPageProps = {
  texts: PageTexts;
  plans: readonly OfferedPlan[];
  base: string;
  joinSource: string;
  trail: readonly Crumb[];
  data: PageData;
  /** The table of directories. */
  preview: ReactNode;
  /** Answers the third heading. */
  benefit: string;
  /** The page's own text, below the benefit. */
  guide?: ReactNode;
  figures: PageTableAnswer["figures"] | undefined;
  questions?: readonly FaqItem[] | undefined;
};

export const GeneratedPage = ({
  texts,
  plans,
  base,
  joinSource,
  trail,
  data,
  preview,
  benefit,
  guide,
  figures,
  questions,
}: GeneratedPageProps) => (
  <SiteLayout base={base} trail={trail} data={data}>
    <Headline texts={texts} />
    <Trust />
    {preview}
    <section id="features" className="border-y border-line bg-surface">
      <div className="shell py-14">
        <h2 id="benefits" className="font-semibold text-accent">
          Benefits
        </h2>
        <h3 className="mt-3 max-w-3xl text-title text-balance">{texts.h3}</h3>
        <p className="mt-4 max-w-2xl text-lead text-muted">{benefit}</p>
        <Service />
        {guide}
      </div>
    </section>
    {figures?.fitting ? (
      <Facts heading="This page in numbers" items={tableFacts(figures)} />
    ) : (
      <Facts heading="What you can count on" items={serviceTerms} />
    )}
    <Founder />
    <Pricing plans={plans} />
    <Questions items={questions} />
    <CallToAction joinSource={joinSource} title="Describe your website once. We fill in the forms." />
  </SiteLayout>
);

const Service = () => (
  <>
    <p className="mt-4 max-w-2xl text-muted">
      We propose the directories that fit and submit your website to those you approve. A listing counts as live only
      after our check has found your link on its page, and we check it again every month.
    </p>
    <a href={`${link("home")}#features`} className="link mt-2 inline-block py-2.5">
      How {site.name} works
    </a>
  </>
);

const shownQuestions = 4;

/** A page without questions of its own has some of the site's. */
const Questions = ({ items }: { items: readonly FaqItem[] | undefined }) => {
  const { faq } = useSite();
  return (
    <Faq items={items ?? faq.slice(0, shownQuestions)}>
      <a href={link("faq")} className="link inline-block py-3">
        More questions about {site.name}
      </a>
    </Faq>
  );
};
