import type { ProjectChange } from "#shared/projects.ts";
import { withScheme } from "./website-lookup.ts";

/** Form values of a project's settings, all text. */
export type ProjectDraft = { name: string; url: string; description: string; origins: string };
type Saved = { name: string; url: string; description: string | null; origins: string[] };

export const draftFields = ["name", "url", "description", "origins"] as const;
export type DraftField = (typeof draftFields)[number];

export const draftOf = ({ name, url, description, origins }: Saved): ProjectDraft => ({
  name,
  url,
  description: description ?? "",
  origins: origins.join("\n"),
});

/** Returns the fields changed in this form since they were loaded. */
export const changedFields = (read: ProjectDraft, typed: ProjectDraft) =>
  draftFields.filter((field) => typed[field].trim() !== read[field].trim());

/** Returns the fields changed in this form and, differently, elsewhere in the meantime. */
export const clashes = (read: ProjectDraft, typed: ProjectDraft, saved: ProjectDraft) =>
  changedFields(read, typed).filter((field) => saved[field] !== read[field] && saved[field] !== typed[field].trim());

/** Returns only the changed fields, so that changes made elsewhere are not overwritten. */
export const changeOf = (fields: DraftField[], { name, url, description, origins }: ProjectDraft): ProjectChange => {
  const whole = { name, url: withScheme(url.trim()), description, origins: originsIn(origins) };
  return Object.fromEntries(fields.map((field) => [field, whole[field]]));
};

/** Parses one URL per line to its origin; invalid lines are passed on for the server to reject. */
export const originsIn = (text: string) => [
  ...new Set(
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((line) => URL.parse(withScheme(line))?.origin ?? line),
  ),
];
