// The table of directories on a generated page.

import type { SectionTitles } from "#shared/landing/page-content.ts";
import type { PageTableAnswer } from "#shared/links/directories/page-answers.ts";
import { rowGroups } from "#shared/links/directories/page-tables.ts";
import { DirectoryRow, DirectoryRows, directoryColumns } from "../directories/directory-row.tsx";
import { listLinks, type TableSubject } from "./list-links.ts";

const columns = [
  ...directoryColumns.map(({ key, label, className }) => ({ key, label, className })),
  { key: "source", label: "Source", className: "max-md:hidden" },
];

type PageTableProps = { table: PageTableAnswer; subject: TableSubject; groups: SectionTitles["groups"] };

/** The first directories in groups, and links to the lists that have all of them with filters. */
export const PageTable = ({ table, subject, groups }: PageTableProps) => {
  const { rows, counts } = table;
  return (
    <>
      <DirectoryRows
        caption={captionOf(
          rows.length,
          Object.values(counts).reduce((sum, count) => sum + count, 0),
        )}
        columns={columns}
        rows={rowGroups.flatMap((group) => {
          const members = rows.filter((row) => row.group === group);
          if (!members.length) return [];
          return [
            <tr key={group}>
              <th scope="colgroup" colSpan={columns.length} className="pt-6 pb-2 font-semibold">
                {groups[group]} ({counts[group]})
              </th>
            </tr>,
            ...members.map(({ directory, source }) => (
              <DirectoryRow key={directory.slug} directory={directory}>
                {source ? sourceText(source) : "–"}
              </DirectoryRow>
            )),
          ];
        })}
      />
      <p className="mt-4 flex flex-wrap items-baseline gap-x-6">
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
  `${shown < total ? `The first ${shown} of ${total}` : total} ${total === 1 ? "directory" : "directories"}; a dash means that no source states the fact`;

const sourceText = ({ name, year }: NonNullable<PageTableAnswer["rows"][number]["source"]>) =>
  year ? `${name}, ${year}` : name;
