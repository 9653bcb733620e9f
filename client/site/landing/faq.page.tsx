import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { PageHead } from "../../app/page-head.tsx";
import { SiteLayout } from "../layout.tsx";
import { CallToAction, Faq } from "./sections.tsx";

/** All questions; the home page shows the first of them. */
export const Component = () => (
  <SiteLayout base={link("home")} trail={[{ name: "Questions", path: link("faq") }]}>
    <PageHead
      title={`Questions and Answers - ${site.name}`}
      description="How directory submissions work, what counts as live, when a credit comes back, what the plans include and what we don't promise."
      canonical={link("faq")}
    />
    <Faq level="page" />
    <CallToAction joinSource="faq" />
  </SiteLayout>
);
