import { type Category, categories } from "#shared/links/directories/categories.ts";
import { directoryFiles } from "#shared/links/directories/files.ts";
import { link } from "#shared/routes.ts";
import { hubs } from "../generated/list-links.ts";

export const CategoryLinks = ({ heading, except }: { heading: string; except?: Category["slug"] }) => (
  <nav aria-label={heading} className="mt-14">
    <h2 className="text-lg font-semibold">{heading}</h2>
    <ul className="mt-4 grid gap-x-12 sm:grid-cols-2">
      {categories
        .filter(({ slug }) => slug !== except)
        .map(({ slug, name, sentence }) => (
          <li key={slug} className="border-b border-line py-2">
            <a href={link("directory", { slug })} className="link inline-block py-2.5">
              {name}
            </a>
            <p className="pb-2 text-sm text-muted">{sentence}</p>
          </li>
        ))}
    </ul>
    <ul className="mt-6 flex flex-wrap gap-x-6">
      {Object.values(hubs).map(({ name, path }) => (
        <li key={path}>
          <a href={path} className="link inline-block py-2.5">
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** The catalogue as files, and where its facts come from. */
export const Downloads = () => (
  <div className="mt-14 max-w-2xl border-t border-line pt-6 text-sm text-muted">
    <h2 className="font-semibold text-ink">Where these facts come from</h2>
    <p className="mt-2">
      From public lists and from our own checks of whether a site is online. Each directory's page names the source of
      every fact. Directories change their prices and rules, so read the form before you submit.
    </p>
    <ul className="mt-2 flex flex-wrap gap-x-6">
      <li>
        <a href={link("directorySources")} className="link inline-block py-2.5">
          Sources and licenses
        </a>
      </li>
      <li>
        <a href={directoryFiles.csv} download className="link inline-block py-2.5">
          Download as CSV
        </a>
      </li>
      <li>
        <a href={directoryFiles.json} download className="link inline-block py-2.5">
          Download as JSON
        </a>
      </li>
    </ul>
  </div>
);
