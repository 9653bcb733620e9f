import type { KitFields } from "#shared/links/kit.ts";
import { browserClient, read } from "../../../app/api-client.ts";

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
