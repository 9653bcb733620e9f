import type { ReactNode } from "react";
import type { OfferedPlan } from "#shared/billing/plans.ts";
import { exampleReport } from "#shared/reporting/example-project.ts";
import { link } from "#shared/routes.ts";
import type { PageTexts } from "#shared/site/landing/generated-pages.ts";
import { type FaqItem, heroScreenshot } from "#shared/site/landing/site-content.ts";
import { monthText } from "#shared/text/month.ts";
import type { Crumb } from "../../ui/breadcrumbs.tsx";
import { formatMonthDay } from "../../ui/dates/day-range.ts";
import type { PageData } from "../json-ld.tsx";
import { SiteLayout } from "../layout.tsx";
import { useSite } from "../use-site.ts";
import { JoinForm } from "../waitlist/waitlist-form.tsx";
import { Facts } from "./features.tsx";
import { Clients, Founder } from "./people.tsx";
import { Pricing } from "./pricing.tsx";
import { CallToAction, type Fact, Faq, Highlighted, Picture, Trust } from "./sections.tsx";

// The layout of the home page and of the pages about a topic. The order of its sections is specified.

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

const Hero = ({ texts, base, joinSource }: { texts: PageTexts; base: string; joinSource: string }) => (
  <section id="hero" className="overflow-clip">
    <div className="shell grid items-center gap-8 pt-5 pb-10 md:pt-12 lg:grid-cols-[29rem_1fr] lg:gap-14 lg:py-8">
      <div>
        <LaunchOffer base={base} />
        <h1 className="mt-4 text-display">
          <Highlighted {...texts.h1} />
        </h1>
        <h2 className="mt-4 mb-5 max-w-xl text-lead text-pretty text-muted md:mb-7">{texts.h2}</h2>
        <JoinForm id="hero" source={joinSource}>
          <a href={link("example")} className="link px-2 py-2.5">
            See an example
          </a>
        </JoinForm>
      </div>
      <ReportCard />
      <Picture {...heroScreenshot} className="screenshot w-full max-sm:hidden lg:w-190 lg:max-w-none" />
    </div>
  </section>
);

const LaunchOffer = ({ base }: { base: string }) => {
  const { isShown, percentOff, leftOnHero } = useSite().launchOffer;
  if (!isShown) return null;
  return (
    <a
      href={`${base}#pricing`}
      className="inline-flex min-h-9 items-center gap-x-3 rounded-full bg-wash px-4 text-sm font-medium text-accent hover:underline"
    >
      <span>Launch offer: {percentOff}% off</span>
      <span className="border-l border-current pl-3">{leftOnHero} left</span>
    </a>
  );
};

const { project, month, figures, listings } = exampleReport;
const totals = [
  [figures.submitted, "submitted"],
  [figures.live, "live"],
  [figures.replaced, "replaced"],
] as const;

/** The product on phones, in HTML: a picture would be the largest thing that they paint, and arrive after the headline. */
const ReportCard = () => (
  <div
    role="img"
    aria-label="A monthly report: submissions counted, and each listing with the day on which its link was found or lost."
    className="screenshot bg-raised p-4 text-sm sm:hidden"
  >
    <p className="flex justify-between gap-4 font-semibold">
      <span>{project.name}</span>
      <span className="font-normal text-muted">{monthText(month)}</span>
    </p>
    <p className="mt-3 grid grid-cols-3 gap-2">
      {totals.map(([total, label]) => (
        <span key={label} className="rounded-lg border border-line p-2">
          <span className="block text-lg font-semibold">{total}</span>
          <span className="text-muted">{label}</span>
        </span>
      ))}
    </p>
    <div className="mt-2 divide-y divide-line">
      {listings.map(({ directory, firstLiveAt, lostAt }) => (
        <p key={directory} className="flex items-center justify-between gap-4 py-2">
          <span className="font-medium">{directory}</span>
          <span className={lostAt ? "text-muted" : "text-good"}>
            {lostAt
              ? `Lost ${formatMonthDay(lostAt.slice(0, 10))}`
              : `✓ Live ${formatMonthDay(firstLiveAt.slice(0, 10))}`}
          </span>
        </p>
      ))}
    </div>
  </div>
);
