// The directories of the reciprocal-links page: first those that, according to a source, require or offer a link back,
// then general web directories without such a source.

import { type Directory, directories } from "./catalogue.ts";

export const backlinkLabels = {
  required: "Required",
  offered: "Offered",
  unclear: "Required or offered",
  unconfirmed: "Not confirmed",
} as const;

export type ReciprocalEntry = Pick<Directory, "name" | "url" | "category"> & {
  backlink: keyof typeof backlinkLabels;
  source: string;
};

const shownInAll = 50;

/** On a public blocklist as a link farm. */
const leftOut = new Set(["www.viesearch.com"]);

const confirmed = directories.flatMap(({ name, url, category, reciprocal, reciprocalSource }): ReciprocalEntry[] =>
  reciprocal && reciprocal !== "not-needed" && reciprocalSource
    ? [{ name, url, category, backlink: reciprocal, source: reciprocalSource }]
    : [],
);

const listName = (source: string) => source.split("; ")[0]?.replace(/^[a-z+]+: /, "") ?? source;

const general = directories
  .filter(({ category, reciprocal, host }) => category === "general" && !reciprocal && !leftOut.has(host))
  .map(({ name, url, category, source }): ReciprocalEntry => {
    return { name, url, category, backlink: "unconfirmed", source: listName(source) };
  });

export const reciprocalEntries: readonly ReciprocalEntry[] = [...confirmed, ...general].slice(0, shownInAll);

export const confirmedCount = confirmed.length;
