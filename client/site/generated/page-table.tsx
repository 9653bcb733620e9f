// The table of directories on a generated page.
import type { PageTableAnswer } from "#shared/directories/page-answers.ts";
import { rowGroups } from "#shared/directories/page-tables.ts";
import type { SectionTitles } from "#shared/landing/page-content.ts";
import { link } from "#shared/routes.ts";
import { Table } from "../../ui/table.tsx";
import { DirectoryRow, directoryColumns } from "../directories/directory-row.tsx";
import { countryList } from "../directories/directory-table.tsx";
import { listLinks, type TableSubject } from "./list-links.ts";

const columns = [
  ...directoryColumns.map(({ key, label, className }) => ({ key, label, className })),
  { key: "source", label: "Source", className: "max-md:hidden" },
];

type PageTableProps = { table: PageTableAnswer; subject: TableSubject; groups: SectionTitles["groups"] };

/** The directories in groups, the later ones by name alone, and links to lists with the facts about all. */
export const PageTable = ({ table, subject, groups }: PageTableProps) => {
  const { rows, others, counts } = table;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const rest = total - rows.length - others.length;
  return (
    <>
      <Table caption={captionOf(total)} columns={columns}>
        {rowGroups.flatMap((group) => [
          counts[group] > 0 && (
            <tr key={group}>
              <th scope="colgroup" colSpan={columns.length} className="pt-6 pb-2 font-semibold">
                {groups[group]} ({counts[group]})
              </th>
            </tr>
          ),
          ...rows
            .filter((row) => row.group === group)
            .map(({ directory, source }) => (
              <DirectoryRow
                key={directory.slug}
                directory={directory}
                note={subject.kind === "topic" ? countryList(directory.countries) : undefined}
              >
                {source ? sourceText(source) : "–"}
              </DirectoryRow>
            )),
          <OtherRows key={`${group} others`} others={others.filter((row) => row.group === group)} />,
        ])}
      </Table>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-6">
        {rest > 0 && <span>{rest} more are in the full lists:</span>}
        {listLinks(subject, table).map(({ href, label }) => (
          <a key={href} href={href} className="link inline-block py-2.5">
            {label}
          </a>
        ))}
      </p>
    </>
  );
};

const captionOf = (total: number) =>
  `${total} ${total === 1 ? "directory" : "directories"}; a dash means that no source states the fact`;

/** Their pages have the facts, which would not fit into this one. */
const OtherRows = ({ others }: Pick<PageTableAnswer, "others">) =>
  others.length > 0 && (
    <tr>
      <td colSpan={columns.length}>
        <ul className="flex flex-wrap gap-x-5 py-2">
          {others.map(({ slug, name }) => (
            <li key={slug}>
              <a href={link("directory", { slug })} className="link inline-block py-2">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );

const sourceText = ({ name, year }: NonNullable<PageTableAnswer["rows"][number]["source"]>) =>
  year ? `${name}, ${year}` : name;
