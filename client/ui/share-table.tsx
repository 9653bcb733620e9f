import type { ReactNode } from "react";
import { ScrollTable } from "./table.tsx";

/** `name` is text or a link; `count` is the bar's value, `texts` the other cells. */
export type Share = { key: string; name: ReactNode; count: number; texts: readonly string[] };

type ShareTableProps = {
  id: string;
  title: string;
  summary: string;
  /** Column headings: first for the names, then for each text. */
  columns: readonly [name: string, ...texts: string[]];
  shares: readonly Share[];
};

/** Shares of a whole, as a table with bars. */
export const ShareTable = ({ id, title, summary, columns: [name, ...texts], shares }: ShareTableProps) => {
  const most = Math.max(1, ...shares.map(({ count }) => count));
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      <ScrollTable
        label={`Table: ${title}`}
        caption={summary}
        columns={[
          { key: "name", label: name },
          ...texts.map((label) => ({ key: label, label, className: "text-right whitespace-nowrap" })),
        ]}
      >
        {shares.map(({ key, name, count, texts: cells }) => (
          <tr key={key}>
            <th scope="row" className="w-full min-w-36 py-2 pr-4 font-normal">
              <span className="block wrap-anywhere">{name}</span>
              <ShareBar part={count / most} />
            </th>
            {cells.map((text, at) => (
              <td key={texts[at]} className="py-2 pr-3 text-right whitespace-nowrap digits">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </ScrollTable>
    </section>
  );
};

/** `part`: from 0 to 1. */
export const ShareBar = ({ part }: { part: number }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 4"
    preserveAspectRatio="none"
    className="mt-1.5 h-1.5 w-full rounded-full bg-wash"
  >
    <rect width={part * 100} height="4" className="fill-accent-strong" />
  </svg>
);
