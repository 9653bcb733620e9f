// The query language of keywords: words (all of them, in any order), "phrases", OR, (groups), -excluded, begin*,
// site:, author: and lang:. Exclusion binds tighter than AND, and AND tighter than OR.

export const queryFields = ["site", "author", "lang"] as const;
export type QueryField = (typeof queryFields)[number];

/** `text` matches whole words in a row, `prefix` words that begin with it. */
export type QueryNode =
  | { kind: "and" | "or"; nodes: QueryNode[] }
  | { kind: "not"; node: QueryNode }
  | { kind: "text" | "prefix"; text: string }
  | { kind: "field"; field: QueryField; value: string };

/** A query that cannot be parsed. `at` is the index of the character in question. */
export class QueryError extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(`${message} (character ${at + 1})`);
    this.at = at;
  }
}

/** Each alternative costs a request at most sources. */
export const maxAlternatives = 10;
const minPrefixLength = 2;
const maxDepth = 20;

/** Parses a query. Throws QueryError. */
export const parseQuery = (query: string): QueryNode => {
  const tokens = tokenize(query);
  const starts = new Map<QueryNode, number>();
  let next = 0;
  const startHere = () => tokens[next]?.at ?? query.length;

  const parseOr = (depth: number): QueryNode => {
    const at = startHere();
    const nodes = [parseAnd(depth)];
    while (tokens[next]?.kind === "OR") {
      next++;
      nodes.push(parseAnd(depth));
    }
    return mark(combine("or", nodes), at);
  };

  const parseAnd = (depth: number): QueryNode => {
    const at = startHere();
    const nodes = [parseUnary(depth)];
    for (;;) {
      const kind = tokens[next]?.kind;
      if (kind === "AND") next++;
      else if (kind === undefined || kind === "OR" || kind === ")") return mark(combine("and", nodes), at);
      nodes.push(parseUnary(depth));
    }
  };

  const parseUnary = (depth: number): QueryNode => {
    const token = tokens[next++];
    if (!token) throw new QueryError(tokens.length ? "The query ends too early." : "Enter a word.", query.length);
    if (depth > maxDepth) throw new QueryError("Use fewer groups within groups.", token.at);
    if (token.kind === "term") return mark(token.node, token.at);
    if (token.kind === "not") return { kind: "not", node: parseUnary(depth + 1) };
    if (token.kind !== "(") throw new QueryError(`Enter a word before ${token.kind}.`, token.at);
    const group = parseOr(depth + 1);
    if (tokens[next++]?.kind !== ")") throw new QueryError("Close this parenthesis.", token.at);
    return group;
  };

  const mark = (node: QueryNode, at: number) => {
    starts.set(node, at);
    return node;
  };

  const root = parseOr(0);
  const rest = tokens[next];
  if (rest) throw new QueryError("Open a parenthesis before closing it.", rest.at);
  const broad = tooBroadPart(root);
  if (broad)
    throw new QueryError(
      "Add a whole word or phrase: on their own, these filters match too much.",
      starts.get(broad) ?? 0,
    );
  if (searchAlternatives(root).length > maxAlternatives)
    throw new QueryError(`Use at most ${maxAlternatives} alternatives with OR.`, 0);
  return root;
};

/** One list node for nested ones of the same kind: `(a b) c` is `a b c`. */
const combine = (kind: "and" | "or", nodes: QueryNode[]): QueryNode => {
  const flat = nodes.flatMap((node) => (node.kind === kind ? node.nodes : [node]));
  const [only] = flat;
  return flat.length === 1 && only ? only : { kind, nodes: flat };
};

/** The part that has no text to search for, if any. */
const tooBroadPart = (node: QueryNode): QueryNode | undefined => {
  if (node.kind === "text") return undefined;
  if (node.kind === "and") return node.nodes.some((it) => !tooBroadPart(it)) ? undefined : node;
  if (node.kind === "or") return node.nodes.find(tooBroadPart);
  return node;
};

/**
 * The broadest searches that together return every post that the query can match: one list of phrases each, all of
 * which a post has. Of two groups of alternatives, only the smaller one is searched for.
 */
export const searchAlternatives = (node: QueryNode): string[][] => {
  if (node.kind === "text") return [[node.text]];
  if (node.kind === "or") return node.nodes.flatMap(searchAlternatives);
  if (node.kind !== "and") return [[]];
  const children = node.nodes.map(searchAlternatives);
  const required = children.flatMap((child) => (child.length === 1 ? (child[0] ?? []) : []));
  const [smallest = [[]]] = children
    .filter((child) => child.length > 1 && child.every((phrases) => phrases.length))
    .sort((one, other) => one.length - other.length);
  return smallest.map((phrases) => [...required, ...phrases]);
};

/** Returns the `site:` and `author:` filters that every match passes. */
export const requiredFields = (node: QueryNode): { field: QueryField; value: string }[] => {
  if (node.kind === "field") return [{ field: node.field, value: node.value }];
  return node.kind === "and" ? node.nodes.flatMap(requiredFields) : [];
};

/** Writes a query so that parsing it returns the same nodes. */
export const formatQuery = (node: QueryNode, parent?: "and" | "not"): string => {
  switch (node.kind) {
    case "or": {
      const text = node.nodes.map((it) => formatQuery(it)).join(" OR ");
      return parent ? `(${text})` : text;
    }
    case "and": {
      const text = node.nodes.map((it) => formatQuery(it, "and")).join(" ");
      return parent === "not" ? `(${text})` : text;
    }
    case "not":
      return `-${formatQuery(node.node, "not")}`;
    case "prefix":
      return `${node.text}*`;
    case "field":
      return `${node.field}:${needsQuotes(node.value) ? quote(node.value) : node.value}`;
    case "text":
      return isPlainWord(node.text) ? node.text : quote(node.text);
  }
};

/** Whether a text has a sign of the query language, apart from being several words. */
export const looksLikeQuery = (text: string) =>
  /["“”„()]|(^|\s)(-\S|OR\s|AND\s|NOT\s|(site|author|lang):\S)|[\p{L}\p{N}]\*(\s|$)/u.test(text);

type Token = { kind: "(" | ")" | "OR" | "AND" | "not"; at: number } | { kind: "term"; node: QueryNode; at: number };

const quotes = /["“”„]/;
const wordEnd = /[\s()"“”„]/;

const tokenize = (query: string): Token[] => {
  const tokens: Token[] = [];
  for (let at = 0; at < query.length; ) {
    const character = query[at] ?? "";
    if (/\s/.test(character)) at++;
    else if (character === "(" || character === ")") tokens.push({ kind: character, at: at++ });
    else if (character === "-" && !/^-+(\s|\)|$)/.test(query.slice(at))) tokens.push({ kind: "not", at: at++ });
    else {
      const { token, end } = readTerm(query, at);
      if (token) tokens.push(token);
      at = end;
    }
  }
  return tokens;
};

const readTerm = (query: string, at: number): { token?: Token; end: number } => {
  if (quotes.test(query[at] ?? "")) {
    const { text, end } = readQuoted(query, at);
    return { token: { kind: "term", node: { kind: "text", text }, at }, end };
  }
  const end = endOfWord(query, at);
  const word = query.slice(at, end);
  const field = queryFields.find((name) => word.toLowerCase().startsWith(`${name}:`));
  if (field) return readField(query, at, field);
  if (word === "OR" || word === "AND") return { token: { kind: word, at }, end };
  if (word === "NOT") return { token: { kind: "not", at }, end };
  // A dash between words is punctuation.
  if (/^\p{Dash_Punctuation}+$/u.test(word)) return { end };
  return { token: { kind: "term", node: wordNode(word, at), at }, end };
};

const wordNode = (word: string, at: number): QueryNode => {
  if (!word.endsWith("*") || !/[\p{L}\p{N}]\*$/u.test(word)) return { kind: "text", text: word };
  const text = word.slice(0, -1);
  if (text.length < minPrefixLength)
    throw new QueryError(`Write at least ${minPrefixLength} characters before *.`, at + text.length);
  return { kind: "prefix", text };
};

const examples: Record<QueryField, string> = { site: "site:reddit.com", author: "author:ada", lang: "lang:en" };

const readField = (query: string, at: number, field: QueryField): { token: Token; end: number } => {
  const from = at + field.length + 1;
  const isQuoted = quotes.test(query[from] ?? "");
  const quoted = isQuoted ? readQuoted(query, from) : undefined;
  const end = quoted?.end ?? endOfWord(query, from);
  const value = cleanValue[field]((quoted?.text ?? query.slice(from, end)).trim());
  if (!value) throw new QueryError(`Write a value after ${field}: as in ${examples[field]}.`, from);
  return { token: { kind: "term", node: { kind: "field", field, value }, at }, end };
};

/** Returns an empty text for an invalid value. */
const cleanValue: Record<QueryField, (value: string) => string> = {
  site: (value) => {
    const site = value
      .toLowerCase()
      .replace(/^https?:\/\//, "")
      .replace(/^(www\.)+/, "")
      .replace(/\/+$/, "");
    return /^[^\s/"]+\.[^\s"]+$/.test(site) ? site : "";
  },
  author: (value) => value.replace(/^(@|\/?u\/)+/, "").trim(),
  lang: (value) => (/^[a-z]{2}$/i.test(value) ? value.toLowerCase() : ""),
};

const endOfWord = (query: string, from: number) => {
  let end = from;
  while (end < query.length && !wordEnd.test(query[end] ?? "")) end++;
  return end;
};

/** A backslash keeps a quote or backslash as it is. */
const readQuoted = (query: string, at: number) => {
  let text = "";
  for (let end = at + 1; end < query.length; end++) {
    const character = query[end] ?? "";
    if (quotes.test(character)) {
      if (!text.trim()) throw new QueryError("Write a phrase between the quotes.", at);
      return { text: text.trim(), end: end + 1 };
    }
    const isEscaped = character === "\\" && /["“”„\\]/.test(query[end + 1] ?? "");
    text += isEscaped ? query[++end] : character;
  }
  throw new QueryError("Close these quotes.", at);
};

const quote = (text: string) => `"${text.replace(/["“”„\\]/g, "\\$&")}"`;
const needsQuotes = (text: string) => /[\s()"“”„]/.test(text);

/** Whether a text without quotes is read as this text. */
const isPlainWord = (text: string) =>
  !needsQuotes(text) &&
  !/^-|\*$|^(OR|AND|NOT)$|^\p{Dash_Punctuation}+$/u.test(text) &&
  !queryFields.some((field) => text.toLowerCase().startsWith(`${field}:`));
