// Parts that pages with directories share.
import type { ReactNode } from "react";
import type { Directory } from "#shared/catalogue/catalogue.ts";
import { type Category, categories, findCategory } from "#shared/catalogue/categories.ts";
import { linkLabels, pricingLabels } from "#shared/catalogue/filter.ts";
import { countries } from "#shared/landing/countries.ts";
import { link } from "#shared/routes.ts";
import { Table } from "../../ui/table.tsx";
import { hubs } from "../generated/hubs.ts";

const columns = [
  { key: "name", label: "Directory" },
  { key: "category", label: "Category", className: "max-md:hidden" },
  { key: "pricing", label: "Price" },
  { key: "dr", label: "DR" },
  { key: "link", label: "Link" },
];

type DirectoryTableProps = {
  caption: ReactNode;
  directories: readonly Directory[];
  /** False if all directories have the same category. */
  withCategory?: boolean;
};

/** Facts about each directory; a dash if unknown. */
export const DirectoryTable = ({ caption, directories, withCategory = true }: DirectoryTableProps) => (
  <Table caption={caption} columns={columns.filter(({ key }) => withCategory || key !== "category")}>
    {directories.map(({ name, url, category, pricing, pricingSure, dr, year, linkKind, countries }) => (
      <tr key={url}>
        <th scope="row" className="py-1 pr-3 font-medium wrap-anywhere max-md:w-2/5">
          <a href={url} rel="nofollow noopener" className="inline-block py-2 hover:underline">
            {name}
          </a>
          {countries.length > 0 && <p className="pb-2 font-normal text-muted">{countryList(countries)}</p>}
        </th>
        {withCategory && <td className="pr-3 text-muted max-md:hidden">{findCategory(category)?.name}</td>}
        <td className="pr-3">
          {pricingLabels[pricing]}
          {!pricingSure && <span className="text-muted"> (assumed)</span>}
        </td>
        <td className="pr-3 tabular-nums">{dr ? `${dr} (${year})` : "–"}</td>
        <td>{linkKind ? linkLabels[linkKind] : "–"}</td>
      </tr>
    ))}
  </Table>
);

const namesBySlug = new Map(countries.map(({ slug, name }) => [slug, name]));
const maxNames = 3;

const countryList = (slugs: readonly string[]) => {
  const names = slugs.map((slug) => namesBySlug.get(slug) ?? slug);
  const more = names.length - maxNames;
  return more > 1 ? `${names.slice(0, maxNames).join(", ")} and ${more} more` : names.join(", ");
};

type CategoryLinksProps = { heading: string; except?: Category["slug"] };

export const CategoryLinks = ({ heading, except }: CategoryLinksProps) => (
  <nav aria-label={heading} className="mt-14">
    <h2 className="text-lg font-semibold">{heading}</h2>
    <ul className="mt-4 grid gap-x-12 sm:grid-cols-2">
      {categories
        .filter(({ slug }) => slug !== except)
        .map(({ slug, name, sentence }) => (
          <li key={slug} className="border-b border-line py-2">
            <a href={link("directoryCategory", { category: slug })} className="link inline-block py-2.5">
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

/** Sources and licenses of the catalogue's data. */
export const Sources = () => (
  <div className="mt-14 max-w-2xl border-t border-line pt-6 text-sm text-muted">
    <h2 id="sources" className="font-semibold text-ink">
      Where this data comes from
    </h2>
    <p className="mt-2">
      We collected these facts from public lists and didn't measure them ourselves. Domain ratings (DR) come from
      mukund1158/awesome-startup-launch-directories and theshubh77/awesome-saas-directories, which quote Ahrefs, or else
      from the first version of volodstaimi/Startup-Launch-List, which names no tool. Each is shown with its year. A DR
      is not a promise, and a dash means that no list states the fact.
    </p>
    <p className="mt-2">
      Prices marked “assumed” don't come from a list. Facts from teamhandyapps-oss/launch-directories are used under CC
      BY 4.0. Directories change their prices and rules, so check the site itself before you submit.
    </p>
  </div>
);
