// The table of directories that the catalogue and other pages show.
import type { ReactNode } from "react";
import { countries } from "#shared/landing/countries.ts";
import { checkLabels } from "#shared/links/directories/labels.ts";
import type { Directory } from "#shared/links/directories.ts";
import { formatShortDate } from "../../ui/format.ts";
import { DirectoryRow, DirectoryRows, directoryColumns } from "./directory-row.tsx";
import type { Sort, SortOrder } from "./list-params.ts";

/** The column that rows are sorted by, and the link that sorts them by another. */
export type Sorting = { sort: Sort; order: SortOrder; to: (sort: Sort) => string };

const columns: typeof directoryColumns = [
  ...directoryColumns,
  { key: "checked", label: "Checked", sort: "checked", className: "max-md:hidden" },
];

type DirectoryTableProps = { caption: ReactNode; directories: readonly Directory[]; sorting?: Sorting };

export const DirectoryTable = ({ caption, directories, sorting }: DirectoryTableProps) => (
  <DirectoryRows
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
    rows={directories.map((directory) => (
      <DirectoryRow key={directory.id} directory={directory} note={noteOf(directory)}>
        {checkedText(directory)}
      </DirectoryRow>
    ))}
  />
);

const sortNames = { asc: "ascending", desc: "descending" } as const;

const noteOf = ({ standing, countries: slugs }: Directory) =>
  [standing === "unconfirmed" && "Unconfirmed.", countryList(slugs)].filter(Boolean).join(" ");

const checkedText = ({ lastCheckedAt, lastCheck }: Directory) =>
  lastCheckedAt && lastCheck ? `${checkLabels[lastCheck]}, ${formatShortDate(lastCheckedAt)}` : "–";

const namesBySlug = new Map(countries.map(({ slug, name }) => [slug, name]));
const maxNames = 3;

const countryList = (slugs: readonly string[]) => {
  const names = slugs.map((slug) => namesBySlug.get(slug) ?? slug);
  const more = names.length - maxNames;
  return more > 1 ? `${names.slice(0, maxNames).join(", ")} and ${more} more` : names.join(", ");
};
