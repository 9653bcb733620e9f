import type { ReactNode } from "react";
import { directoryFiles } from "#shared/directories/files.ts";
import { minSourcedFacts } from "#shared/directories/rules.ts";
import { directorySources } from "#shared/landing/directory-sources.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { PageHead } from "../../app/page-head.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Table } from "../../ui/table.tsx";
import { SiteLayout } from "../layout.tsx";

const columns = [
  { key: "source", label: "Source" },
  { key: "license", label: "License" },
  { key: "use", label: "What we use" },
];

export const Component = () => (
  <SiteLayout
    base={link("home")}
    trail={[
      { name: "Directories", path: link("directories") },
      { name: "Sources", path: link("directorySources") },
    ]}
  >
    <PageHead
      title={`Sources and Licenses of the Directory Catalogue - ${site.name}`}
      description="Where the facts about directories, registers and countries come from, under which licenses, and what you may do with the CSV and JSON downloads."
      canonical={link("directorySources")}
    />
    <div className="shell py-12 md:py-16">
      <h1 className="max-w-2xl text-title">Sources and licenses of the directory catalogue</h1>
      <p className="mt-4 max-w-2xl text-lead text-muted">{directorySources.intro}</p>
      <Part id="credits" title="Credits">
        <ul className="max-w-2xl space-y-3">
          {directorySources.credits.map((credit) => (
            <li key={credit}>{credit}</li>
          ))}
        </ul>
      </Part>
      <Part id="sources" title="All sources">
        <Table
          caption="Single facts from other lists carry the name of the list on the directory's page."
          columns={columns}
        >
          {directorySources.list.map(({ names, license, licenseUrl, use }) => (
            <tr key={license + use}>
              <th scope="row" className="py-2 pr-3 font-medium wrap-anywhere">
                {names.map(({ name, url }) => (
                  <a key={url} href={url} rel="noopener" className="block py-1 hover:underline">
                    {name}
                  </a>
                ))}
              </th>
              <td className="py-2 pr-3">
                {licenseUrl ? (
                  <a href={licenseUrl} rel="noopener" className="hover:underline">
                    {license}
                  </a>
                ) : (
                  license
                )}
              </td>
              <td className="py-2">{use}</td>
            </tr>
          ))}
        </Table>
      </Part>
      <Part id="download" title="Download the catalogue">
        {directorySources.download.map((paragraph) => (
          <p key={paragraph} className="mt-3 max-w-2xl">
            {paragraph}
          </p>
        ))}
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={directoryFiles.csv} download>
            Download as CSV
          </ButtonLink>
          <ButtonLink href={directoryFiles.json} download variant="quiet">
            Download as JSON
          </ButtonLink>
        </p>
      </Part>
      <Part id="certainty" title="How sure we are">
        <dl className="max-w-2xl">
          {directorySources.certainty(minSourcedFacts).map(([term, text]) => (
            <div key={term} className="border-b border-line py-3">
              <dt className="font-medium">{term}</dt>
              <dd className="mt-1 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </div>
  </SiteLayout>
);

type PartProps = { id: string; title: string; children: ReactNode };

const Part = ({ id, title, children }: PartProps) => (
  <section aria-labelledby={id} className="mt-12">
    <h2 id={id} className="mb-4 text-xl font-semibold">
      {title}
    </h2>
    {children}
  </section>
);
