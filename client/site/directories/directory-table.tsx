// The table of directories that the catalogue and other pages show.
import type { ReactNode } from "react";
import { authorityText, checkLabels, linkText, priceText, reviewText } from "#shared/directories/labels.ts";
import { takesSubmissions } from "#shared/directories/rules.ts";
import type { Directory } from "#shared/directories.ts";
import { countries } from "#shared/landing/countries.ts";
import { link } from "#shared/routes.ts";
import { formatShortDate } from "../../ui/format.ts";
import { Table } from "../../ui/table.tsx";
import type { Sort, SortOrder } from "./list-params.ts";

/** The column that rows are sorted by, and the link that sorts them by another. */
export type Sorting = { sort: Sort; order: SortOrder; to: (sort: Sort) => string };

// Phones show what fits beside the name; the rest stands below it.
const wide = "max-md:hidden";
const columns: readonly { key: string; label: string; sort?: Sort; className?: string }[] = [
  { key: "name", label: "Directory", sort: "name" },
  { key: "submit", label: "Submit" },
  { key: "price", label: "Price", sort: "price", className: wide },
  { key: "authority", label: "Authority", sort: "authority" },
  { key: "link", label: "Link", className: wide },
  { key: "review", label: "Review", sort: "review", className: wide },
  { key: "checked", label: "Checked", sort: "checked", className: wide },
];

type DirectoryTableProps = { caption: ReactNode; directories: readonly Directory[]; sorting?: Sorting };

/** Facts about each directory; a dash if unknown. */
export const DirectoryTable = ({ caption, directories, sorting }: DirectoryTableProps) => (
  <Table
    caption={caption}
    columns={columns.map(({ key, label, sort, className }) => ({
      key,
      className,
      label:
        sort && sorting ? (
          <a href={sorting.to(sort)} className="inline-block py-2 whitespace-nowrap hover:text-ink hover:underline">
            {label}
            {sorting.sort === sort && <span aria-hidden="true">{sorting.order === "asc" ? " ↑" : " ↓"}</span>}
          </a>
        ) : (
          label
        ),
      sort: sort && sorting?.sort === sort ? sortNames[sorting.order] : undefined,
    }))}
  >
    {directories.map((directory) => (
      <Row key={directory.id} directory={directory} />
    ))}
  </Table>
);

const sortNames = { asc: "ascending", desc: "descending" } as const;

const Row = ({ directory }: { directory: Directory }) => {
  const { slug, name, countries: slugs, standing } = directory;
  const review = reviewText(directory);
  const linked = linkText(directory);
  const price = priceText(directory);
  const always = [standing === "unconfirmed" && "Unconfirmed.", countryList(slugs)].filter(Boolean).join(" ");
  return (
    <tr>
      <th scope="row" className="py-1 pr-3 font-medium wrap-anywhere">
        <a href={link("directory", { slug })} className="inline-block py-2 hover:underline">
          {name}
        </a>
        <p className={`pb-2 font-normal text-muted${always ? "" : " md:hidden"}`}>
          {always && `${always} `}
          <span className="md:hidden">
            {[price, linked, review && `review ${review.toLowerCase()}`].filter(Boolean).join(" · ")}
          </span>
        </p>
      </th>
      <td className="pr-3">
        <SubmitLink directory={directory} />
      </td>
      <td className={`pr-3 ${wide}`}>{price}</td>
      <td className="pr-3 tabular-nums">{authorityText(directory) ?? "–"}</td>
      <td className={`pr-3 ${wide}`}>{linked ?? "–"}</td>
      <td className={`pr-3 ${wide}`}>{review ?? "–"}</td>
      <td className={wide}>{checkedText(directory)}</td>
    </tr>
  );
};

/** Opens the directory's form; without a known form, its home page. The row's header names the directory. */
export const SubmitLink = ({ directory }: { directory: Directory }) => {
  const { url, submitUrl, listedBy } = directory;
  if (!takesSubmissions(directory))
    return <span className="text-muted">{listedBy === "membership" ? "By joining" : "By registering"}</span>;
  return (
    <a href={submitUrl ?? url} rel="nofollow noopener" className="link inline-block py-2">
      {submitUrl ? "Submit" : "Visit"}
    </a>
  );
};

const checkedText = ({ lastCheckedAt, lastCheck }: Directory) =>
  lastCheckedAt && lastCheck ? `${checkLabels[lastCheck]}, ${formatShortDate(lastCheckedAt)}` : "–";

const namesBySlug = new Map(countries.map(({ slug, name }) => [slug, name]));
const maxNames = 3;

export const countryList = (slugs: readonly string[]) => {
  const names = slugs.map((slug) => namesBySlug.get(slug) ?? slug);
  const more = names.length - maxNames;
  return more > 1 ? `${names.slice(0, maxNames).join(", ")} and ${more} more` : names.join(", ");
};
