export type Form = { [name: string]: string | Form };

/** Parses `a[b][0]=c` like Stripe: nested objects, lists by index. */
export const formOf = (pairs: URLSearchParams): Form => {
  const form: Form = {};
  for (const [name, value] of pairs) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    let place = form;
    for (const part of path.slice(0, -1)) {
      const inner = place[part];
      const next = typeof inner === "object" ? inner : {};
      place[part] = next;
      place = next;
    }
    place[path.at(-1) ?? ""] = value;
  }
  return form;
};

export const textOf = (form: Form | undefined, ...path: string[]): string | undefined => {
  let place: Form | string | undefined = form;
  for (const part of path) place = typeof place === "object" ? place[part] : undefined;
  return typeof place === "string" ? place : undefined;
};

/** Returns a flat object of strings, such as metadata. */
export const textsOf = (form: Form | string | undefined): Record<string, string> =>
  typeof form === "object"
    ? Object.fromEntries(Object.entries(form).filter((pair): pair is [string, string] => typeof pair[1] === "string"))
    : {};
