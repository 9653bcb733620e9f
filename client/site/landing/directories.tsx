import { directorySample } from "#shared/landing/directory-sample.ts";
import { trustHeading, trustNames } from "#shared/landing/trust.ts";
import { link } from "#shared/routes.ts";
import { Table } from "../../ui/table.tsx";
import { type Fact, FactList, SectionHeading } from "./sections.tsx";

export const Trust = () => (
  <section className="border-y border-line bg-surface py-4">
    <div className="shell flex flex-wrap items-center gap-x-10 gap-y-2">
      <h2 id="trust" className="text-sm text-muted max-lg:w-full">
        {trustHeading}
      </h2>
      <ul className="flex grow flex-wrap justify-between gap-x-6 gap-y-1 font-semibold">
        {trustNames.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  </section>
);

const columns = [
  { key: "name", label: "Directory" },
  { key: "dr", label: "DR" },
  { key: "visits", label: "Monthly visits" },
  { key: "pricing", label: "Price" },
];

const sources = [...new Set(directorySample.map(({ source, year }) => `${source}, ${year}`))];

/** What the catalogue and the ledger have counted, next to ten of the directories. */
export const Directories = ({ facts }: { facts: readonly Fact[] }) => (
  <section className="shell later-66 grid gap-10 py-9 md:later-40 lg:grid-cols-[29rem_1fr] lg:gap-14">
    <div data-lastmod="ignore">
      <SectionHeading id="directories" title="Real directories, real numbers">
        We count what became of every submission, and publish the losses too.
      </SectionHeading>
      <FactList items={facts} />
      <p className="mt-6 flex flex-wrap gap-x-6">
        <a href={link("directories")} className="link py-2">
          Browse all directories
        </a>
        <a href={link("ledger")} className="link py-2">
          Open the public ledger
        </a>
      </p>
    </div>
    <SampleTable />
  </section>
);

/** Ten of the directories, with the sources of their ratings. */
export const SampleTable = () => (
  <div>
    <div className="compact">
      <Table caption="Ten directories with free listings, highest domain rating (DR) first" columns={columns}>
        {directorySample.map(({ name, url, dr, visits, pricing }) => (
          <tr key={name}>
            <th scope="row">
              <a href={url} rel="nofollow noopener">
                {name}
              </a>
            </th>
            <td>{dr}</td>
            <td>{visits ?? "Not published"}</td>
            <td>{pricing}</td>
          </tr>
        ))}
      </Table>
    </div>
    <p className="mt-3 text-sm text-muted">DR, from 0 to 100: {sources.join("; ")}.</p>
  </div>
);
