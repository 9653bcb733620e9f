// The preview table: ten directories, the same columns on the home page and on pages about a topic.
import type { ReactNode } from "react";
import { link } from "#shared/routes.ts";
import { directorySample } from "#shared/site/landing/site-content.ts";
import { Table } from "../../ui/table.tsx";
import { markOf } from "../directories/directory-table.tsx";
import { SectionHeading } from "./sections.tsx";

export type PreviewRow = {
  name: string;
  url: string;
  /** Our page about it. */
  path?: string;
  dr: number | null;
  visits: string | null;
  pricing: string;
};

const columns = [
  { key: "name", label: "Name" },
  { key: "url", label: "URL" },
  { key: "dr", label: "DR" },
  { key: "visits", label: "Monthly visits" },
  { key: "pricing", label: "Pricing" },
];

export const PreviewTable = ({ caption, rows }: { caption: string; rows: readonly PreviewRow[] }) => (
  <div className="preview compact marks">
    <Table caption={caption} columns={columns}>
      {rows.map(({ name, url, path, dr, visits, pricing }) => (
        <tr key={url}>
          <th scope="row" data-mark={markOf(name)}>
            {path ? <a href={path}>{name}</a> : name}
          </th>
          <td>
            <a href={url} rel="nofollow noopener">
              {new URL(url).host.replace(/^www\./, "")}
            </a>
          </td>
          <td>{dr ?? "–"}</td>
          <td>{visits ?? "–"}</td>
          <td>{pricing}</td>
        </tr>
      ))}
    </Table>
  </div>
);

type PreviewProps = {
  title: string;
  lead: string;
  links: readonly { label: string; href: string }[];
  children: ReactNode;
};

/** The section around the table. */
export const Preview = ({ title, lead, links, children }: PreviewProps) => (
  <section
    id="directories"
    aria-labelledby="directories-title"
    className="shell grid gap-8 py-9 lg:grid-cols-[20rem_1fr] lg:gap-14"
  >
    <div>
      <SectionHeading id="directories-title" title={title}>
        {lead}
      </SectionHeading>
      <p className="mt-4 flex flex-wrap gap-x-6">
        {links.map(({ label, href }) => (
          <a key={href} href={href} className="link inline-block py-2">
            {label}
          </a>
        ))}
      </p>
    </div>
    <div>{children}</div>
  </section>
);

const sources = [...new Set(directorySample.map(({ source, year }) => `${source}, ${year}`))];

/** Ten free directories, with the sources of their ratings. */
export const SampleTable = () => (
  <>
    <PreviewTable
      caption="Ten directories with free listings, highest domain rating (DR) first; a dash means that no figure is published"
      rows={directorySample}
    />
    <p className="mt-3 text-sm text-muted">DR, from 0 to 100: {sources.join("; ")}.</p>
  </>
);

export const SamplePreview = () => (
  <Preview
    title="Real directories, real numbers"
    lead="Ten of the directories that we submit to, with what public lists say about them."
    links={[{ label: "Browse all directories", href: link("directories") }]}
  >
    <SampleTable />
  </Preview>
);
