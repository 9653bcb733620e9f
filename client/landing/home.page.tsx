import type { LoaderFunctionArgs } from "react-router";
import { useLoaderData } from "react-router";
import { homePage } from "#shared/landing/pages.ts";
import { link } from "#shared/routes.ts";
import { PageHead } from "../head.tsx";
import { planData, siteData } from "../json-ld.tsx";
import { Landing } from "./landing.tsx";
import { activePlans } from "./plans.ts";

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
