import type { LoaderFunctionArgs } from "react-router";
import { useLoaderData } from "react-router";
import { homePage } from "#shared/landing/landing-pages.ts";
import { link } from "#shared/routes.ts";
import { expiryDays, replacementDays } from "#shared/submission-states.ts";
import { api, read } from "../../app/api-client.ts";
import { planData, siteData } from "../../app/json-ld.tsx";
import { PageHead } from "../../app/page-head.tsx";
import { formatNumber } from "../../ui/format.ts";
import { countDirectories } from "../directories/load.ts";
import { SiteLayout } from "../layout.tsx";
import { useSite } from "../use-site.ts";
import { activePlans } from "./active-plans.ts";
import { Directories, Trust } from "./directories.tsx";
import { Hero } from "./hero.tsx";
import { Pricing } from "./pricing.tsx";
import { CallToAction, Clients, type Fact, Faq } from "./sections.tsx";
import { Comparison, HowItWorks } from "./story.tsx";

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const [plans, { totals }, directories, free] = await Promise.all([
    activePlans(context),
    read(context.get(api).ledger.$get()),
    countDirectories(context, {}),
    countDirectories(context, { pricing: "free" }),
  ]);
  return { plans, facts: factsOf({ directories, free, ...totals }) };
};

type Counts = Record<"directories" | "free" | "submitted" | "live", number>;

/** Counted figures only: before the first submission, the terms take the place of the ledger's totals. */
const factsOf = ({ directories, free, submitted, live }: Counts): Fact[] => [
  { figure: formatNumber(directories), text: "directories in our catalogue" },
  { figure: formatNumber(free), text: "of them with a free listing" },
  ...(submitted
    ? [
        { figure: formatNumber(submitted), text: "submissions sent for customers" },
        { figure: formatNumber(live), text: "links found live by our check" },
      ]
    : [
        { figure: `${expiryDays} days`, text: "in which we look for your link" },
        { figure: `${replacementDays} days`, text: "in which a lost link is replaced" },
      ]),
];

/** The rest is on the page of all questions. */
const shownQuestions = 5;

export function Component() {
  const { plans, facts } = useLoaderData<typeof loader>();
  const site = useSite();
  return (
    <>
      <PageHead
        title={homePage.metaTitle}
        description={site.description}
        canonical={link("home")}
        image={{ path: link("home"), headline: homePage.h1 }}
      />
      <SiteLayout base="" data={(siteUrl) => [...siteData(site, siteUrl), ...planData(plans, siteUrl)]}>
        <Hero texts={homePage} base="" joinSource="home" />
        <Trust />
        <Directories facts={facts} />
        <HowItWorks heading={homePage.h3} />
        <Comparison />
        <Clients />
        <Pricing plans={plans} />
        <Faq items={site.faq.slice(0, shownQuestions)}>
          <a href={link("faq")} className="link inline-block py-3">
            All {site.faq.length} questions
          </a>
        </Faq>
        <CallToAction joinSource="home" />
      </SiteLayout>
    </>
  );
}
