// The layout of the home page and of the pages about a topic. The order of its sections is specified.
import type { ReactNode } from "react";
import type { OfferedPlan } from "#shared/billing/plans.ts";
import type { FaqItem } from "#shared/landing/faq.ts";
import type { PageTexts } from "#shared/landing/generated-pages.ts";
import { link } from "#shared/routes.ts";
import type { Crumb } from "../../ui/breadcrumbs.tsx";
import type { PageData } from "../json-ld.tsx";
import { SiteLayout } from "../layout.tsx";
import { useSite } from "../use-site.ts";
import { Facts } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { Clients, Founder } from "./people.tsx";
import { Pricing } from "./pricing.tsx";
import { CallToAction, type Fact, Faq } from "./sections.tsx";
import { Trust } from "./trust.tsx";

type LandingPageProps = {
  texts: PageTexts;
  /** The page that the header's anchor links point to. */
  base: string;
  joinSource: string;
  trail?: readonly Crumb[];
  data: PageData;
  preview: ReactNode;
  features: ReactNode;
  facts: { heading: string; lead: ReactNode; items: readonly Fact[]; more?: ReactNode };
  plans: readonly OfferedPlan[];
  /** Before the general ones. */
  questions?: readonly FaqItem[];
};

/** The rest is on the page of all questions. */
const shownQuestions = 5;

export const LandingPage = ({ facts, questions = [], ...page }: LandingPageProps) => {
  const { faq } = useSite();
  return (
    <SiteLayout base={page.base} trail={page.trail} data={page.data}>
      <Hero texts={page.texts} base={page.base} joinSource={page.joinSource} />
      <Trust />
      {page.preview}
      {page.features}
      <Facts heading={facts.heading} lead={facts.lead} items={facts.items}>
        {facts.more}
        <Clients />
      </Facts>
      <Founder />
      <Pricing plans={page.plans} />
      <Faq items={[...questions, ...faq.slice(0, shownQuestions)]}>
        <a href={link("faq")} className="link inline-block py-3">
          All {faq.length} questions
        </a>
      </Faq>
      <CallToAction joinSource={page.joinSource} />
    </SiteLayout>
  );
};
