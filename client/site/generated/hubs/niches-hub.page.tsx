import { entriesAbout } from "#shared/landing/generated-pages.ts";
import { niches } from "#shared/landing/niches.ts";
import { link } from "#shared/routes.ts";
import { familyLabels, Hub } from "./hub.tsx";

const families = ["niche-listing", "niche-link-building", "niche-backlinks"] as const;

export const Component = () => (
  <Hub
    page="nichesHub"
    title="Directories by niche"
    description="For each of 64 niches: where to be listed, how to build links through directories, and a list of directories with their link type."
    intro="Choose what you do. Each niche has three pages: where to list, how to plan link building, and which directories give which kind of link."
    groups={[
      {
        heading: "All niches",
        items: niches.map(({ slug, name }) => ({
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
