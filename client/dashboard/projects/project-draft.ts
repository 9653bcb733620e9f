import type { ProjectChange } from "#shared/projects.ts";
import { withScheme } from "./website-lookup.ts";

/** What the form of a project's settings shows, each field as text. */
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

/** The fields that were changed here since they were read. */
export const changedFields = (read: ProjectDraft, typed: ProjectDraft) =>
  draftFields.filter((field) => typed[field].trim() !== read[field].trim());

/** The fields that were changed here, and meanwhile to something else in another place. */
export const clashes = (read: ProjectDraft, typed: ProjectDraft, saved: ProjectDraft) =>
  changedFields(read, typed).filter((field) => saved[field] !== read[field] && saved[field] !== typed[field].trim());

/** What is sent: the changed fields alone, so that those which another place changed stay as they are there. */
export const changeOf = (fields: DraftField[], { name, url, description, origins }: ProjectDraft): ProjectChange => {
  const whole = { name, url: withScheme(url.trim()), description, origins: originsIn(origins) };
  return Object.fromEntries(fields.map((field) => [field, whole[field]]));
};

/** One address a line, of which the origin counts; what is none stays for the server to refuse. */
export const originsIn = (text: string) => [
  ...new Set(
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((line) => URL.parse(withScheme(line))?.origin ?? line),
  ),
];
