import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { OfferedPlan } from "#shared/billing/plans.ts";
import { link } from "#shared/routes.ts";
import { growthFaq, growthFeatures, steps } from "#shared/site/landing/site-content.ts";
import { site } from "#shared/site.ts";
import { PageHead } from "../../app/page-head.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { planData } from "../json-ld.tsx";
import { SiteLayout } from "../layout.tsx";
import { useSite } from "../use-site.ts";
import { activePlans } from "./active-plans.ts";
import { Features } from "./features.tsx";
import { OfferNote, PlanCard } from "./pricing.tsx";
import { CallToAction, Faq, Picture, SectionHeading } from "./sections.tsx";

const pageName = "Growth Partner";

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const [plan] = await activePlans(context, "growth-partner");
  return { plan };
};

export function Component() {
  const { plan } = useLoaderData<typeof loader>();
  const { launchOffer } = useSite();
  const questions = growthFaq(launchOffer);
  return (
    <SiteLayout
      base=""
      trail={[{ name: pageName, path: link("growthPartner") }]}
      data={(siteUrl) => planData(plan ? [plan] : [], siteUrl)}
    >
      <PageHead
        title={`${pageName} - Monthly Submissions, Posts and Pages - ${site.name}`}
        description="50 directory submissions, 30 blog posts and 300 programmatic pages every month, with keyword research and duplicate-content checks."
        canonical={link("growthPartner")}
      />
      <GrowthHero isOnOffer={plan !== undefined} />
      <Features heading="What you get every month" items={growthFeatures} />
      <OnePlan plan={plan} />
      <Faq items={questions} />
      <CallToAction joinSource="growth-partner" />
    </SiteLayout>
  );
}

const LaunchOffer = () => {
  const { isShown, percentOff, leftOnGrowthPartner } = useSite().launchOffer;
  if (!isShown) return null;
  return (
    <p className="inline-flex min-h-9 items-center gap-x-3 rounded-full bg-wash px-4 text-sm font-medium text-accent">
      <span>Launch offer: {percentOff}% off</span>
      <span className="border-l border-current pl-3">{leftOnGrowthPartner} left</span>
    </p>
  );
};

const GrowthHero = ({ isOnOffer }: { isOnOffer: boolean }) => (
  <section id="hero" className="overflow-clip">
    <div className="shell grid items-center gap-10 py-8 md:py-14 lg:grid-cols-[1fr_30rem]">
      <div>
        {isOnOffer && <LaunchOffer />}
        <h1 className="mt-4 max-w-3xl text-display">
          A <span className="text-accent">Growth Partner</span> for work that never ends
        </h1>
        <p className="mt-5 mb-7 max-w-2xl text-lead text-muted">
          Directory submissions, blog posts and programmatic pages, done for you every month and documented. We promise
          the work, not a ranking.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="#pricing">See the plan</ButtonLink>
          <ButtonLink href={`${link("home")}#pricing`} variant="quiet">
            Compare all plans
          </ButtonLink>
          <a href={link("example")} className="link px-2 py-2.5">
            See an example
          </a>
        </div>
      </div>
      {picture && <Picture {...picture} className="screenshot w-full" />}
    </div>
  </section>
);

const picture = steps.find(({ screenshot: { name } }) => name === "submissions")?.screenshot;

const OnePlan = ({ plan }: { plan: OfferedPlan | undefined }) => (
  <section id="pricing" data-lastmod="ignore" className="shell grid items-center gap-10 py-12 md:py-16 lg:grid-cols-2">
    <SectionHeading id="pricing-title" title="One monthly price">
      <OfferNote subject="The price" />
    </SectionHeading>
    {plan ? (
      <PlanCard plan={plan} only />
    ) : (
      <EmptyState
        title="This plan is currently unavailable"
        action={<ButtonLink href={`${link("home")}#pricing`}>See other plans</ButtonLink>}
      />
    )}
  </section>
);
