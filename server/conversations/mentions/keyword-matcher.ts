// Matches posts against keywords. Keywords are compiled once per scan; matching runs in linear time on any input.

import { foldCase } from "#shared/text/fold-case.ts";
import type { MatchKind } from "#shared/workspace/keywords.ts";
import { parseQuery, type QueryField, type QueryNode, searchAlternatives } from "#shared/workspace/query-language.ts";
import { languageOf } from "./language.ts";
import { createFinder, type Finder, type PreparedText, prepare, wordsOf } from "./text-finder.ts";

export type WatchedKeyword = { text: string; match: MatchKind; exclude: readonly string[] };
type Text = { title: string; text: string; url?: string; author?: string | null; language?: string | undefined };

/** `at` is the index of the first match in the text, or -1 if only the title matches. */
export type Match = { inTitle: boolean; at: number };

export type PostText = { title: PreparedText; text: PreparedText; post: Text };
export type Matcher = { keyword: WatchedKeyword; find: (post: PostText) => Match | undefined };

export const prepareText = (post: Text): PostText => ({ title: prepare(post.title), text: prepare(post.text), post });

export const compileKeyword = (keyword: WatchedKeyword): Matcher => {
  const find = finderOf(keyword);
  const vetoes = keyword.exclude.map((words) => createFinder(words));
  return {
    keyword,
    find: (post) => {
      const isExcluded = vetoes.some((veto) => veto(post.title) >= 0 || veto(post.text) >= 0);
      return isExcluded ? undefined : find(post);
    },
  };
};

/** What to search for so that every match is found: phrases, or words that may appear apart. */
export type SearchText = { text: string; isLoose: boolean };

export const searchTextsOf = ({ text, match }: Pick<WatchedKeyword, "text" | "match">): SearchText[] =>
  match === "query"
    ? searchAlternatives(parseQuery(text)).map((phrases) => ({
        text: phrases.join(" "),
        isLoose: phrases.length > 1,
      }))
    : [{ text, isLoose: match === "all" }];

type FindMatch = (post: PostText) => Match | undefined;

const finderOf = ({ text, match }: WatchedKeyword): FindMatch => {
  if (match === "query") return compileNode(parseQuery(text));
  if (match !== "all") return matchOf(createFinder(text, { isExact: match === "exact" }));
  const words = wordsOf(text).map((word) => matchOf(createFinder(word)));
  return words.length ? allOf(words) : () => undefined;
};

const compileNode = (node: QueryNode): FindMatch => {
  switch (node.kind) {
    case "text":
      return matchOf(createFinder(node.text));
    case "prefix":
      return matchOf(createFinder(node.text, { isPrefix: true }));
    case "and":
      return allOf(node.nodes.map(compileNode));
    case "or":
      return anyOf(node.nodes.map(compileNode));
    case "not": {
      const find = compileNode(node.node);
      return (post) => (find(post) ? undefined : noPlace);
    }
    case "field": {
      const passes = fieldFilters[node.field](node.value);
      return ({ post }) => (passes(post) ? noPlace : undefined);
    }
  }
};

/** A match without a place in the text. */
const noPlace: Match = { inTitle: true, at: -1 };

const matchOf =
  (find: Finder): FindMatch =>
  ({ title, text }) => {
    const [inTitle, at] = [find(title) >= 0, find(text)];
    return inTitle || at >= 0 ? { inTitle, at } : undefined;
  };

const allOf =
  (finders: readonly FindMatch[]): FindMatch =>
  (post) => {
    const matches: Match[] = [];
    for (const find of finders) {
      const match = find(post);
      if (!match) return undefined;
      matches.push(match);
    }
    return { inTitle: matches.every(({ inTitle }) => inTitle), at: firstPlace(matches) };
  };

const anyOf =
  (finders: readonly FindMatch[]): FindMatch =>
  (post) => {
    const matches = finders.flatMap((find) => find(post) ?? []);
    return matches.length ? { inTitle: matches.some(({ inTitle }) => inTitle), at: firstPlace(matches) } : undefined;
  };

const firstPlace = (matches: readonly Match[]) => {
  const places = matches.flatMap(({ at }) => (at >= 0 ? [at] : []));
  return places.length ? Math.min(...places) : -1;
};

const fieldFilters: Record<QueryField, (value: string) => (post: Text) => boolean> = {
  site: (value) => {
    const [host = "", ...path] = value.split("/");
    const prefix = `/${path.join("/")}`.toLowerCase();
    return ({ url = "" }) => {
      const address = URL.parse(url);
      if (!address || !`.${address.hostname}`.endsWith(`.${host}`)) return false;
      return path.length === 0 || `${address.pathname.toLowerCase()}/`.startsWith(`${prefix}/`);
    };
  },
  author: (value) => {
    const name = foldCase(value);
    return ({ author }) => foldCase((author ?? "").replace(/^@/, "")) === name;
  },
  lang: (value) => (post) => (post.language ?? languageOf(`${post.title}\n${post.text}`)) === value,
};
