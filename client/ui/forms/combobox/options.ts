import { useState } from "react";
import { useDebouncedRead } from "../../../app/use-debounced-read.ts";

export type Option = { value: string; label: string; detail?: string; disabled?: boolean };

export type Offered = {
  /** With `load`, those to offer before the user types. */
  options: readonly Option[];
  /** Finds options for a text, such as by a call of the API. */
  load?: (text: string) => Promise<readonly Option[]>;
};

const pauseMs = 200;
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Options whose label or detail has all words of the text, ignoring case and accents. */
export const filterOptions = (options: readonly Option[], text: string) => {
  const words = plain(text).split(/\s+/);
  return options.filter(({ label, detail = "" }) => words.every((word) => plain(`${label} ${detail}`).includes(word)));
};

/** The options that match what the user types; `text` is undefined until then. */
export const useOptions = ({ options, load }: Offered) => {
  const [text, setText] = useState<string>();
  const { loaded, isLoading } = useDebouncedRead(load && text, async (typed) => load?.(typed) ?? [], pauseMs);
  if (text === undefined) return { options, text, setText, status: "" };
  if (!load) {
    const matching = filterOptions(options, text);
    return { options: matching, text, setText, status: matching.length ? "" : "No matches." };
  }
  // Until new ones are found, the last ones stay.
  const found = loaded?.data ?? [];
  const result = loaded?.data ? "No matches." : "The search failed. Try again.";
  return { options: found, text, setText, status: isLoading ? "Searching…" : found.length ? "" : result };
};
