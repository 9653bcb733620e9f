import type { ReactNode } from "react";
import { directoryCredits, directoryFiles } from "#shared/links/directories/files.ts";
import { directorySources } from "#shared/links/directories/sources.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { PageHead } from "../../app/page-head.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { SiteLayout } from "../layout.tsx";

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
        <ul className="grid max-w-2xl gap-3">
          {[...directoryCredits, ...directorySources.credits].map((credit) => (
            <li key={credit}>{credit}</li>
          ))}
        </ul>
      </Part>
      <Part id="sources" title="All sources">
        <p className="text-sm text-muted">Facts from other lists are credited on the directory's page.</p>
        <ul className="mt-2 max-w-4xl divide-y divide-line">
          {directorySources.list.map(({ names, license, licenseUrl, use }) => (
            <li key={license + use} className="grid gap-x-8 gap-y-1 py-4 md:grid-cols-2">
              <div className="wrap-anywhere">
                {names.map(({ name, url }) => (
                  <a key={url} href={url} rel="noopener" className="block py-2 font-medium hover:underline">
                    {name}
                  </a>
                ))}
              </div>
              <div>
                <a href={licenseUrl} rel="license noopener" className="link inline-block py-2">
                  {license}
                </a>
                <p className="text-muted">{use}</p>
              </div>
            </li>
          ))}
        </ul>
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
          {directorySources.certainty.map(({ term, text }) => (
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

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="mt-12">
    <h2 id={id} className="mb-4 text-xl font-semibold">
      {title}
    </h2>
    {children}
  </section>
);
