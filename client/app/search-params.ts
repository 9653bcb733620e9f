/** Parses the text of a URL parameter. An invalid text gives the same value as a missing one, "". */
type Param<Value> = (text: string) => Value;

export type SearchValues = Record<string, string | number | undefined>;
type Params<Values> = { [Name in keyof Values]: Param<Values[Name]> };

/**
 * The state of a page in its URL: filters, order, page number. The loader reads it, links and filter bars write it, and
 * a bad value never breaks the page.
 *
 *     const leadParams = searchParams({ status: choiceParam(statusLabels), from: dayParam, page: pageParam });
 *     const filters = leadParams.parse(request.url);
 *     read(leads.$get({ query: toQuery(filters) }));
 *     leadParams.link(projectLink("leads", id), { ...filters, page: 2 });
 *
 * Not over the zod schemas of the API, whose types check the values in `$get`: zod is 22 kB with brotli, and a page of
 * the app may load 25 kB.
 */
export const searchParams = <Values extends SearchValues>(params: Params<Values>) => {
  const entries = Object.entries(params) as [name: string, param: Param<Values[string]>][];
  return {
    /** Reads the values in a URL or a form's data. */
    parse: (source: string | FormData) => {
      const data = typeof source === "string" ? new URL(source).searchParams : source;
      const values = entries.map(([name, param]) => [name, param(String(data.get(name) ?? "").trim())]);
      return Object.fromEntries(values) as Values;
    },
    /** Returns the path with these values in its query, without those that a missing parameter has too. */
    link: (path: string, values: Partial<Values> = {}) => {
      const [pathname = "", search] = path.split("?");
      const query = new URLSearchParams(search);
      for (const [name, param] of entries) {
        const value = values[name];
        if (value !== undefined && value !== param("")) query.set(name, String(value));
      }
      return query.size ? `${pathname}?${query}` : pathname;
    },
  };
};

export type SearchParams<Values extends SearchValues> = ReturnType<typeof searchParams<Values>>;

type Text<Value> = Value extends number ? string : Value;

/** Values as query of an API call: numbers as text, without missing values. */
export const toQuery = <Values extends SearchValues>(values: Values) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ) as { [Name in keyof Values]: Text<Values[Name]> };

/** Free text, such as a search term. Longer text is cut. */
export const textParam =
  (maxLength: number): Param<string | undefined> =>
  (text) =>
    text.slice(0, maxLength) || undefined;

type ChoiceParam = {
  <Choice extends string>(labels: Readonly<Record<Choice, unknown>>): Param<Choice | undefined>;
  <Choice extends string>(labels: Readonly<Record<Choice, unknown>>, fallback: NoInfer<Choice>): Param<Choice>;
};

/** One of the keys of a table of labels. */
export const choiceParam: ChoiceParam =
  <Choice extends string>(labels: Readonly<Record<Choice, unknown>>, fallback?: Choice) =>
  (text: string) =>
    (Object.hasOwn(labels, text) ? text : fallback) as Choice;

/** A day like 2026-11-21, of the years that date fields offer. */
export const dayParam: Param<string | undefined> = (text) => {
  const time = /^20\d\d-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  // Some engines read February 30 as March 2.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
};

export const idParam: Param<string | undefined> = (text) =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text) ? text : undefined;

/** A page number, 1 by default. */
export const pageParam: Param<number> = (text) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1);
