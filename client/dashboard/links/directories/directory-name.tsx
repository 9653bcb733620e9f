import type { Submission } from "#shared/links/submissions.ts";
import { link } from "#shared/routes.ts";

type DirectoryNameProps = { directory: Pick<Submission["directory"], "slug" | "name" | "host" | "dr"> };

/** A directory with the link to its page in the catalogue, its host and its authority. */
export const DirectoryName = ({ directory: { slug, name, host, dr } }: DirectoryNameProps) => (
  <div className="min-w-0">
    {/* Public pages are separate documents. */}
    <a href={link("directory", { slug })} className="inline-block min-h-6 font-medium wrap-anywhere hover:underline">
      {name}
    </a>
    <p className="text-sm text-muted wrap-anywhere">
      {host}
      {dr !== null && (
        <>
          {" · "}
          <abbr title="Domain Rating, from 0 to 100" className="no-underline">
            DR
          </abbr>{" "}
          <span className="tabular-nums">{dr}</span>
        </>
      )}
    </p>
  </div>
);
