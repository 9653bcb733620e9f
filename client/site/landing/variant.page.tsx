import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { findLandingPage } from "#shared/landing/landing-pages.ts";
import { link, paramsOf } from "#shared/routes.ts";
import { PageHead } from "../../app/page-head.tsx";
import { activePlans } from "./active-plans.ts";
import { Landing } from "./landing.tsx";

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const texts = findLandingPage(paramsOf("page", params).slug);
  if (!texts) throw redirect(link("notFound"));
  return { texts, plans: await activePlans(context) };
};

export function Component() {
  const { texts, plans } = useLoaderData<typeof loader>();
  const path = link("page", { slug: texts.slug });
  return (
    <>
      <PageHead
        title={texts.metaTitle}
        description={texts.metaDescription}
        canonical={path}
        image={{ path, headline: texts.h1 }}
      />
      <Landing
        texts={texts}
        plans={plans}
        base={path}
        joinSource="page"
        trail={[{ name: texts.h1.highlight.replace(/^./, (letter) => letter.toUpperCase()), path }]}
      />
    </>
  );
}
