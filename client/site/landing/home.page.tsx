import type { LoaderFunctionArgs } from "react-router";
import { useLoaderData } from "react-router";
import { replacementDays } from "#shared/billing/credits.ts";
import { homePage } from "#shared/landing/landing-pages.ts";
import { expiryDays } from "#shared/links/submission-states.ts";
import { link } from "#shared/routes.ts";
import { api, read } from "../../app/api-client.ts";
import { PageHead } from "../../app/page-head.tsx";
import { formatNumber } from "../../ui/format.ts";
import { countDirectories } from "../directories/load.ts";
import { planData, siteData } from "../json-ld.tsx";
import { useSite } from "../use-site.ts";
import { activePlans } from "./active-plans.ts";
import { LandingPage } from "./landing-page.tsx";
import { SamplePreview } from "./preview.tsx";
import type { Fact } from "./sections.tsx";
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
      <LandingPage
        texts={homePage}
        base=""
        joinSource="home"
        data={(siteUrl) => [...siteData(site, siteUrl), ...planData(plans, siteUrl)]}
        preview={<SamplePreview />}
        features={<HowItWorks heading={homePage.h3} />}
        facts={{
          heading: "We publish the losses too",
          lead: <LedgerLead />,
          items: facts,
          more: <Comparison />,
        }}
        plans={plans}
      />
    </>
  );
}

const LedgerLead = () => (
  <>
    We count what became of every submission.{" "}
    <a href={link("ledger")} className="link">
      Open the public ledger
    </a>
  </>
);
