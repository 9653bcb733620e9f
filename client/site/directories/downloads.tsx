import { directoryFiles } from "#shared/links/directories/files.ts";
import { link } from "#shared/routes.ts";

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
