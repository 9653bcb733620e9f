import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { faq } from "#shared/landing/faq.ts";
import { findLandingPage } from "#shared/landing/landing-pages.ts";
import { link, paramsOf } from "#shared/routes.ts";
import { PageHead } from "../../app/page-head.tsx";
import { activePlans } from "./active-plans.ts";
import { Landing } from "./landing.tsx";
import { TopicGuide } from "./topic-guide.tsx";

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
        guide={<TopicGuide heading={texts.h3} intro={texts.intro} sections={texts.sections} />}
        questions={[...texts.questions, ...commonQuestions]}
        showClients={false}
        trail={[{ name: texts.h1.highlight.replace(/^./, (letter) => letter.toUpperCase()), path }]}
      />
    </>
  );
}

/** What the service does, what it needs and how long it takes, for every topic. */
const commonQuestions = faq.filter(({ question }) =>
  ["What do you need from me?", "How long does it take until a listing is live?"].includes(question),
);
