// The table of directories on a generated page.

import { authorityText, linkText, priceText, reviewText } from "#shared/directories/labels.ts";
import type { PageTableAnswer } from "#shared/directories/page-answers.ts";
import type { RowGroup } from "#shared/directories/page-tables.ts";
import type { SectionTitles } from "#shared/landing/page-content.ts";
import { link } from "#shared/routes.ts";
import { Table } from "../../ui/table.tsx";
import { countryList, SubmitLink } from "../directories/directory-table.tsx";
import { listLinks, type TableSubject } from "./list-links.ts";

// Phones show the rest of a row below the name.
const wide = "max-md:hidden";
const columns = [
  { key: "name", label: "Directory" },
  { key: "submit", label: "Submit" },
  { key: "price", label: "Price", className: wide },
  { key: "authority", label: "Authority" },
  { key: "link", label: "Link", className: wide },
  { key: "review", label: "Review", className: wide },
  { key: "source", label: "Source", className: wide },
];

type PageTableProps = { table: PageTableAnswer; subject: TableSubject; groups: SectionTitles["groups"] };

/** The first rows of the table, in groups, and links to lists with the others. */
export const PageTable = ({ table, subject, groups }: PageTableProps) => {
  const total = Object.values(table.counts).reduce((sum, count) => sum + count, 0);
  const rowsByGroup = Object.entries(Object.groupBy(table.rows, ({ group }) => group));
  return (
    <>
      <Table caption={captionOf(table.rows.length, total)} columns={columns}>
        {rowsByGroup.flatMap(([group, rows = []]) => [
          <tr key={group}>
            <th scope="colgroup" colSpan={columns.length} className="pt-6 pb-2 font-semibold">
              {groups[group as RowGroup]} ({table.counts[group as RowGroup]})
            </th>
          </tr>,
          ...rows.map((row) => <Row key={row.directory.slug} {...row} hasCountries={subject.kind === "topic"} />),
        ])}
      </Table>
      <p className="mt-4 flex flex-wrap gap-x-6">
        {listLinks(subject, table).map(({ href, label }) => (
          <a key={href} href={href} className="link inline-block py-2.5">
            {label}
          </a>
        ))}
      </p>
    </>
  );
};

const captionOf = (shown: number, total: number) =>
  shown < total
    ? `The first ${shown} of ${total}; a dash means that no source states the fact`
    : "A dash means that no source states the fact";

type RowProps = PageTableAnswer["rows"][number] & { hasCountries: boolean };

const Row = ({ directory, source, hasCountries }: RowProps) => {
  const { slug, name, countries } = directory;
  const [price, linked, review] = [priceText(directory), linkText(directory), reviewText(directory)];
  return (
    <tr>
      <th scope="row" className="py-1 pr-3 font-medium wrap-anywhere">
        <a href={link("directory", { slug })} className="inline-block py-2 hover:underline">
          {name}
        </a>
        {hasCountries && countries.length > 0 && <p className="font-normal text-muted">{countryList(countries)}</p>}
        <p className="pb-2 font-normal text-muted md:hidden">{[price, linked, review].filter(Boolean).join(", ")}</p>
      </th>
      <td className="pr-3">
        <SubmitLink directory={directory} />
      </td>
      <td className={`pr-3 ${wide}`}>{price}</td>
      <td className="pr-3 tabular-nums">{authorityText(directory) ?? "–"}</td>
      <td className={`pr-3 ${wide}`}>{linked ?? "–"}</td>
      <td className={`pr-3 ${wide}`}>{review ?? "–"}</td>
      <td className={`text-muted wrap-anywhere ${wide}`}>{source ? sourceText(source) : "–"}</td>
    </tr>
  );
};

const sourceText = ({ name, year }: NonNullable<PageTableAnswer["rows"][number]["source"]>) =>
  year ? `${name}, ${year}` : name;
