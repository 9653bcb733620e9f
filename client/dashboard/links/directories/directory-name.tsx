import type { KitFields } from "#shared/links/kit.ts";
import type { Submission } from "#shared/links/submissions.ts";
import { link } from "#shared/routes.ts";
import { browserClient, read } from "../../../app/api-client.ts";

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
          <span className="digits">{dr}</span>
        </>
      )}
    </p>
  </div>
);

/** Proposes a directory no more. */
export const exclude = (projectId: string, directoryId: string) =>
  changeExclusions(projectId, (ids) => [...new Set([...ids, directoryId])]);

/** Takes an exclusion back. */
export const includeAgain = (projectId: string, directoryId: string) =>
  changeExclusions(projectId, (ids) => ids.filter((id) => id !== directoryId));

const changeExclusions = async (projectId: string, change: (ids: string[]) => KitFields["excludedDirectoryIds"]) => {
  const call = browserClient().projects[":id"].kit;
  const param = { id: projectId };
  const { version, fields } = await read(call.$get({ param }));
  const excludedDirectoryIds = change(fields.excludedDirectoryIds);
  await read(call.$put({ param, json: { version, fields: { excludedDirectoryIds } } }));
};
