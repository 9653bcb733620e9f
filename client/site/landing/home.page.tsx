import type { LoaderFunctionArgs } from "react-router";
import { useLoaderData } from "react-router";
import { facts } from "#shared/landing/facts.ts";
import { homePage } from "#shared/landing/landing-pages.ts";
import { link } from "#shared/routes.ts";
import { planData, siteData } from "../../app/json-ld.tsx";
import { PageHead } from "../../app/page-head.tsx";
import { SiteLayout } from "../layout.tsx";
import { activePlans } from "./active-plans.ts";
import { Hero } from "./hero.tsx";
import { Pricing } from "./pricing.tsx";
import { CallToAction, Clients, Directories, Facts, Faq, Features, Founder, ProvenLinks, Trust } from "./sections.tsx";

export const loader = async ({ context }: LoaderFunctionArgs) => ({ plans: await activePlans(context) });

export function Component() {
  const { plans } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={homePage.metaTitle}
        description={homePage.metaDescription}
        canonical={link("home")}
        image={{ path: link("home"), headline: homePage.h1 }}
      />
      <SiteLayout base="" data={(siteUrl) => [...siteData(siteUrl), ...planData(plans, siteUrl)]}>
        <Hero texts={homePage} base="" joinSource="home" />
        <Trust />
        <Directories />
        <Features heading={homePage.h3} />
        <ProvenLinks />
        <Facts heading="The service in numbers" items={facts}>
          <Clients />
        </Facts>
        <Founder />
        <Pricing plans={plans} />
        <Faq />
        <CallToAction joinSource="home" />
      </SiteLayout>
    </>
  );
}
