import { useEffect, useRef, useState } from "react";

export type Option = { value: string; label: string; detail?: string; disabled?: boolean };

export type Offered = {
  /** With `load`, those to offer before the user types. */
  options: readonly Option[];
  /** Finds options for a text, such as by a call of the API. */
  load?: (text: string) => Promise<readonly Option[]>;
};

const settledMs = 200;
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Options whose label or detail has all words of the text, ignoring case and accents. */
export const filterOptions = (options: readonly Option[], text: string) => {
  const words = plain(text).split(/\s+/);
  return options.filter(({ label, detail = "" }) => words.every((word) => plain(`${label} ${detail}`).includes(word)));
};

/** The options that match what the user types; `text` is undefined until then. */
export const useOptions = ({ options, load }: Offered) => {
  const [text, setText] = useState<string>();
  const [found, setFound] = useState<{ text: string; options?: readonly Option[] }>();
  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });
  useEffect(() => {
    if (!latestLoad.current || text === undefined) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await latestLoad.current?.(text).catch(() => undefined);
      if (isCurrent) setFound({ text, options: result });
    }, settledMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  if (text === undefined) return { options, text, setText, status: "" };
  if (!load) {
    const matching = filterOptions(options, text);
    return { options: matching, text, setText, status: matching.length ? "" : "No matches." };
  }
  // Until new ones are found, the last ones stay.
  const loaded = found?.options ?? [];
  const isPending = found?.text !== text;
  const result = found?.options ? "No matches." : "The search failed. Try again.";
  return { options: loaded, text, setText, status: isPending ? "Searching…" : loaded.length ? "" : result };
};
