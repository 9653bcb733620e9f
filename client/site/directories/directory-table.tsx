import type { ComponentProps, ReactNode } from "react";
import { authorityText, checkLabels, linkText, priceText, reviewText } from "#shared/links/directories/labels.ts";
import { takesSubmissions } from "#shared/links/directories/rules.ts";
import type { Directory } from "#shared/links/directories.ts";
import { link } from "#shared/routes.ts";
import { countries } from "#shared/site/landing/countries.ts";
import { formatShortDate } from "../../ui/format.ts";
import { Table } from "../../ui/table.tsx";
import type { Sort, SortOrder } from "./list-params.ts";

// The table of directories that the catalogue and other pages show.

/** The column that rows are sorted by, and the link that sorts them by another. */
type Sorting = { sort: Sort; order: SortOrder; to: (sort: Sort) => string };

/** The columns of every table; tables add a last one. */
const wide = "max-md:hidden";

export const directoryColumns: readonly Column[] = [
  { key: "name", label: "Directory", sort: "name" },
  { key: "submit", label: "Submit" },
  { key: "price", label: "Price", sort: "price", className: wide },
  { key: "authority", label: "Authority", sort: "authority" },
  { key: "link", label: "Link", className: wide },
  { key: "review", label: "Review", sort: "review", className: wide },
];

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

// Tables of directories, the same in the catalogue and on generated pages.

type Column = { key: string; label: string; sort?: Sort; className?: string };

// Phones have no heading for what follows below the name.

type DirectoryRowsProps = Pick<ComponentProps<typeof Table>, "caption" | "columns"> & { rows: readonly ReactNode[] };

const rowsPerBody = 10;

/** In bodies of a few rows, so that phones lay out only those near the screen: pages show up to a thousand rows. */
export const DirectoryRows = ({ caption, columns, rows }: DirectoryRowsProps) => (
  <div className="directory-rows marks">
    <Table caption={caption} columns={columns} hasBodies>
      {Array.from({ length: Math.ceil(rows.length / rowsPerBody) }, (_, body) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: public pages are rendered once.
        <tbody key={body}>{rows.slice(body * rowsPerBody, (body + 1) * rowsPerBody)}</tbody>
      ))}
    </Table>
  </div>
);

/** The letter that stands for a directory: we have no logos, and don't load them from the directories. */
export const markOf = (name: string) => name.match(/[\p{L}\p{N}]/u)?.[0].toUpperCase();

type DirectoryRowProps = {
  directory: Directory;
  /** Follows the name on every screen. */
  note?: string;
  /** The last cell. */
  children: ReactNode;
};

/** Facts about a directory. The table's `directory-rows` styles it and fills empty cells with a dash. */
export const DirectoryRow = ({ directory, note, children }: DirectoryRowProps) => {
  const { slug, name } = directory;
  return (
    <tr>
      <th scope="row" data-mark={markOf(name)}>
        <a href={link("directory", { slug })}>{name}</a>
        {note && <p>{note}</p>}
      </th>
      <td>
        <SubmitLink directory={directory} />
      </td>
      <td>{priceText(directory)}</td>
      <td>{authorityText(directory) ?? "–"}</td>
      <td>{linkText(directory)}</td>
      <td>{reviewText(directory)}</td>
      <td>{children}</td>
    </tr>
  );
};

/** Opens the directory's form; without a known form, its home page. */
export const SubmitLink = ({ directory, className }: { directory: Directory; className?: string }) => {
  const { name, url, submitUrl, listedBy } = directory;
  if (!takesSubmissions(directory))
    return <span className="text-muted">{listedBy === "membership" ? "By joining" : "By registering"}</span>;
  const label = submitUrl ? "Submit" : "Visit";
  return (
    <a href={submitUrl ?? url} rel="nofollow noopener" aria-label={`${label}: ${name}`} className={className}>
      {label}
    </a>
  );
};
