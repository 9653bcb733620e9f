import type { ProjectChange } from "#shared/workspace/projects.ts";

/** Form values of a project's settings, all text. */
export type ProjectDraft = { name: string; url: string; description: string; origins: string };
type SavedProject = { name: string; url: string; description: string | null; origins: string[] };

const draftFields = ["name", "url", "description", "origins"] as const;
export type DraftField = (typeof draftFields)[number];

export const toDraft = ({ name, url, description, origins }: SavedProject): ProjectDraft => ({
  name,
  url,
  description: description ?? "",
  origins: origins.join("\n"),
});

/** Returns the fields changed in this form since they were loaded. */
export const changedFields = (saved: ProjectDraft, draft: ProjectDraft) =>
  draftFields.filter((field) => draft[field].trim() !== saved[field].trim());

/** Returns the fields changed in this form and, differently, elsewhere in the meantime. */
export const findConflicts = (saved: ProjectDraft, draft: ProjectDraft, current: ProjectDraft) =>
  changedFields(saved, draft).filter(
    (field) => current[field] !== saved[field] && current[field] !== draft[field].trim(),
  );

/** Returns only these fields, so that changes made elsewhere are not overwritten. */
export const toChange = (fields: DraftField[], { name, url, description, origins }: ProjectDraft): ProjectChange => {
  const project = { name, url: withScheme(url.trim()), description, origins: parseOrigins(origins) };
  return Object.fromEntries(fields.map((field) => [field, project[field]]));
};

/** Parses one URL per line to its origin; invalid lines are passed on for the server to reject. */
export const parseOrigins = (text: string) => [
  ...new Set(
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((line) => URL.parse(withScheme(line))?.origin ?? line),
  ),
];

export const withScheme = (url: string) => (/^https?:\/\//i.test(url) ? url : `https://${url}`);
