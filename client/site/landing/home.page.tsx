import type { LoaderFunctionArgs } from "react-router";
import { useLoaderData } from "react-router";
import { homePage } from "#shared/landing/landing-pages.ts";
import { link } from "#shared/routes.ts";
import { planData, siteData } from "../../app/json-ld.tsx";
import { PageHead } from "../../app/page-head.tsx";
import { activePlans } from "./active-plans.ts";
import { Landing } from "./landing.tsx";

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
      <Landing
        texts={homePage}
        plans={plans}
        base=""
        joinSource="home"
        data={(siteUrl) => [...siteData(siteUrl), ...planData(plans, siteUrl)]}
      />
    </>
  );
}
