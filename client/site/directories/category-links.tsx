import { type Category, categories } from "#shared/links/directories/categories.ts";
import { link } from "#shared/routes.ts";
import { hubs } from "../generated/hubs.ts";

type CategoryLinksProps = { heading: string; except?: Category["slug"] };

export const CategoryLinks = ({ heading, except }: CategoryLinksProps) => (
  <nav aria-label={heading} className="mt-14">
    <h2 className="text-lg font-semibold">{heading}</h2>
    <ul className="mt-4 grid gap-x-12 sm:grid-cols-2">
      {categories
        .filter(({ slug }) => slug !== except)
        .map(({ slug, name, sentence }) => (
          <li key={slug} className="border-b border-line py-2">
            <a href={link("directory", { slug })} className="link inline-block py-2.5">
              {name}
            </a>
            <p className="pb-2 text-sm text-muted">{sentence}</p>
          </li>
        ))}
    </ul>
    <ul className="mt-6 flex flex-wrap gap-x-6">
      {Object.values(hubs).map(({ name, path }) => (
        <li key={path}>
          <a href={path} className="link inline-block py-2.5">
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
