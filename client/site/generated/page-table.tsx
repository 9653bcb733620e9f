import type { PageTableAnswer } from "#shared/links/directories/page-answers.ts";
import { type RowGroup, rowGroups } from "#shared/links/directories/page-tables.ts";
import type { TableTexts } from "#shared/links/directories/page-texts.ts";
import { link } from "#shared/routes.ts";
import type { SectionTitles } from "#shared/site/landing/generated-pages.ts";
import { DirectoryRow, DirectoryRows, directoryColumns } from "../directories/directory-table.tsx";
import { listLinks, type TableSubject } from "./list-links.ts";

type TableSectionProps = { texts: TableTexts; titles: SectionTitles; table: PageTableAnswer; subject: TableSubject };

/** The table of directories under its heading. */
export const TableSection = ({ texts, titles, table, subject }: TableSectionProps) => (
  <section id="directories" aria-labelledby="directories-title" className="shell pt-4 pb-9 md:pt-7">
    <h2 id="directories-title" className="text-lg font-semibold">
      {texts.title}
    </h2>
    <p className="mt-1 mb-2 max-w-2xl text-muted max-md:text-sm">{texts.summary}</p>
    {table.rows.length > 0 ? (
      <PageTable table={table} subject={subject} title={titles.own} />
    ) : (
      <p className="text-muted">
        No directory in our catalogue fits yet.{" "}
        <a href={link("directories")} className="link inline-block py-2.5">
          Browse all directories
        </a>
      </p>
    )}
  </section>
);

const columns = [
  ...directoryColumns.map(({ key, label, className }) => ({ key, label, className })),
  { key: "source", label: "Source", className: "max-md:hidden" },
];

const groupTitles: Readonly<Record<Exclude<RowGroup, "own">, string>> = {
  general: "Worldwide, for any business",
  official: "Registers and chambers: by registering or joining",
  unconfirmed: "Not confirmed yet",
};

/** `title` is that of the subject's own directories. */
type PageTableProps = { table: PageTableAnswer; subject: TableSubject; title: string };

/** The first directories in groups, and links to the lists that have all of them with filters. */
const PageTable = ({ table, subject, title }: PageTableProps) => {
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
              <th scope="colgroup" colSpan={columns.length} className="group">
                {group === "own" ? title : groupTitles[group]} ({counts[group]})
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
