import { findEntry } from "#shared/landing/generated-pages.ts";
import { landingPages } from "#shared/landing/landing-pages.ts";
import { link } from "#shared/routes.ts";
import { Hub } from "./hub.tsx";

const maker = findEntry("ai-backlink-maker");

export const Component = () => (
  <Hub
    page="topicsHub"
    title="Directory submission by topic"
    description="What we do, told for one question at a time: AI tools, SaaS, startups, local and legal directories, free backlinks and more."
    intro="Each page answers one question about directories, submissions and backlinks."
    groups={[
      {
        heading: "All topics",
        items: [
          ...landingPages.map(({ slug, h1 }) => ({ name: h1.text, href: link("page", { slug }) })),
          ...(maker ? [{ name: maker.h1.text, href: link("guide", { slug: maker.slug }) }] : []),
        ],
      },
    ]}
  />
);
