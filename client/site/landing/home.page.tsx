import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { link } from "#shared/routes.ts";
import { comparison, homePage, steps } from "#shared/site/landing/site-content.ts";
import { site } from "#shared/site.ts";
import { api, read } from "../../app/api-client.ts";
import { PageHead } from "../../app/page-head.tsx";
import { formatNumber } from "../../ui/format.ts";
import { countDirectories } from "../directories/load.ts";
import { planData, siteData } from "../json-ld.tsx";
import { useSite } from "../use-site.ts";
import { activePlans } from "./active-plans.ts";
import { FeatureList, FeatureSection, serviceTerms } from "./features.tsx";
import { LandingPage } from "./landing-page.tsx";
import { SamplePreview } from "./preview.tsx";
import { type Fact, Picture } from "./sections.tsx";

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
    : serviceTerms),
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

// How the service works and how it compares, on the home page.

/** The steps from a website to a verified link, with screenshots, then the features. */
const HowItWorks = ({ heading }: { heading: string }) => (
  <FeatureSection heading={heading}>
    <ol className="mt-8 grid gap-6 md:grid-cols-3 lg:gap-10">
      {steps.map(({ title, text, screenshot }, at) => (
        <li key={title}>
          <Picture {...screenshot} className="screenshot w-full" />
          <h4 className="mt-3 font-semibold">
            {at + 1}. {title}
          </h4>
          <p className="mt-1 text-sm text-muted">{text}</p>
        </li>
      ))}
    </ol>
    <FeatureList />
    <p className="mt-5 text-sm text-muted">
      The pictures show our demo account: a fictional company with sample data. Each directory decides what it lists.
    </p>
  </FeatureSection>
);

const Comparison = () => (
  <div className="mt-12">
    <h3 id="comparison" className="text-lg font-semibold">
      Sent is not the same as listed
    </h3>
    <p className="mt-1 mb-4 text-muted">Where the work ends decides what you get for it.</p>
    <table className="compact stacked w-full text-left text-sm">
      <caption className="sr-only">{site.name} compared with other ways to get listed</caption>
      <thead>
        <tr>
          <td />
          {comparison.columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">{site.name}</th>
        </tr>
      </thead>
      <tbody>
        {comparison.rows.map(({ topic, others, ours }) => (
          <tr key={topic}>
            <th scope="row" className="md:whitespace-nowrap">
              {topic}
            </th>
            {others.map((text, at) => (
              <td key={comparison.columns[at]} data-label={comparison.columns[at]}>
                {text}
              </td>
            ))}
            <td data-label={site.name}>{ours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
