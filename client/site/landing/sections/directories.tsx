import { directorySample } from "#shared/landing/directory-sample.ts";
import { Table } from "../../../ui/table.tsx";
import { SectionHeading } from "./section-heading.tsx";

const columns = [
  { key: "name", label: "Directory" },
  { key: "dr", label: "DR" },
  { key: "visits", label: "Monthly visits" },
  { key: "pricing", label: "Price" },
  { key: "source", label: "Source of the DR", className: "max-md:hidden" },
];

const sources = [...new Set(directorySample.map(({ source, year }) => `${source}, ${year}`))];

export const Directories = () => (
  <section className="shell py-20 md:py-28">
    <SectionHeading id="directories" title="Ten of the directories, with their figures">
      Domain rating (DR) is a number from 0 to 100 that an SEO tool computes from the links it knows of. Ours come with
      their source and year.
    </SectionHeading>
    <div className="mt-10">
      <Table caption="Directories that list for free, highest domain rating first" columns={columns}>
        {directorySample.map(({ name, url, dr, visits, pricing, source, year }) => (
          <tr key={name}>
            <th scope="row" className="pr-3 font-medium">
              <a href={url} rel="nofollow noopener" className="inline-block py-3 hover:underline">
                {name}
              </a>
            </th>
            <td className="pr-3">
              <span className="flex items-center gap-3 tabular-nums">
                {dr}
                <svg viewBox="0 0 100 4" className="h-1 w-25 rounded-full bg-wash max-lg:hidden" aria-hidden="true">
                  <path d={`M0 0h${dr}v4H0z`} className="fill-accent-strong" />
                </svg>
              </span>
            </td>
            <td className="pr-3 text-muted">{visits ?? "not published"}</td>
            <td className="pr-3">{pricing}</td>
            <td className="text-muted max-md:hidden">
              {source}, {year}
            </td>
          </tr>
        ))}
      </Table>
      <p className="mt-4 text-sm text-muted md:hidden">Sources of the DR: {sources.join("; ")}.</p>
    </div>
  </section>
);
