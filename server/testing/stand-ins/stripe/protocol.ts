// How the Stripe API encodes requests and responses.
export type Reply = { status: number; body: unknown };

export const refusal = (status: number, message: string, code?: string, param?: string): Reply => ({
  status,
  body: { error: { type: "invalid_request_error", message, ...(code && { code }), ...(param && { param }) } },
});
export const ok = (body: unknown): Reply => ({ status: 200, body });
export const missing = (what: string, id: string | undefined, param: string, status = 404) =>
  refusal(status, `No such ${what}: '${id}'`, "resource_missing", param);
export const listOf = (data: unknown[], url: string, has_more = false) => ok({ object: "list", data, has_more, url });

const ended = ["canceled", "incomplete_expired"];
/** Subscriptions that have ended can be read but not changed. */
export const runs = <Found extends { status: string }>(subscription: Found | undefined): subscription is Found =>
  subscription !== undefined && !ended.includes(subscription.status);

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
