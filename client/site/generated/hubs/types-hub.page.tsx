import { businessTypes } from "#shared/landing/business-types.ts";
import { entriesAbout } from "#shared/landing/generated-pages.ts";
import { link } from "#shared/routes.ts";
import { familyLabels, Hub } from "./hub.tsx";

const families = ["type-quality-backlinks", "type-submission-backlinks", "type-free-traffic"] as const;

export const Component = () => (
  <Hub
    page="typesHub"
    title="Directories by type of business"
    description="For each of 60 types of business: how to judge a backlink, how a directory submission goes, and how a free listing brings visitors."
    intro="Choose the type of your business. Each has three pages: judging a link, going through a submission, and getting visitors from free listings."
    groups={[
      {
        heading: "All types",
        items: businessTypes.map(({ slug, name }) => ({
          name,
          links: entriesAbout(slug, families).map((entry) => ({
            label: familyLabels[entry.family],
            href: link("guide", { slug: entry.slug }),
          })),
        })),
      },
    ]}
  />
);
