import type { ReactNode } from "react";
import type { Directory } from "#shared/catalogue/catalogue.ts";
import { findCategory } from "#shared/catalogue/categories.ts";
import { pricingLabels } from "#shared/catalogue/filter.ts";
import { countries } from "#shared/landing/countries.ts";
import { Table } from "../../ui/table.tsx";

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
        <td>{linkKind ?? "–"}</td>
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
