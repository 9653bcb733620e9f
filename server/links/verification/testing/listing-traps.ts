// How the traps of the listing pages are written.
import type { CheckOutcome, ListingFlag, ListingLinkKind } from "#shared/links/submissions.ts";

export type Customer = { name: string; url: string; host: string };

/** The request, and the listing's own host with its port. */
export type Visit = {
  path: string;
  host: string;
  customer: Customer;
  layout: (listing: string, head?: string) => string;
};
type Respond = (visit: Visit) => Response | Promise<Response>;

export type Trap = {
  trap: string;
  outcome: CheckOutcome;
  respond: Respond;
  kind?: ListingLinkKind;
  flags?: ListingFlag[];
  /** Whether the directory answers too late. */
  isHanging?: boolean;
};

export const escapeHtml = (text: string) => text.replaceAll("&", "&amp;");

export const html = (body: BodyInit, init: ResponseInit = {}) =>
  new Response(body, { ...init, headers: { "content-type": "text/html; charset=utf-8", ...init.headers } });
export const redirect = (location: string, status = 302) => new Response(null, { status, headers: { location } });
export const isListing = (path: string) => path === "/tools/listing";

export type Content = (customer: Customer, host: string) => string;
type Options = Omit<Partial<Trap>, "trap" | "outcome" | "respond"> & {
  head?: Content;
  headers?: Record<string, string>;
};

/** A page with 200; every other URL is not found. */
export const page = (trap: string, outcome: CheckOutcome, content: Content, options: Options = {}): Trap => {
  const { head, headers = {}, ...rest } = options;
  return {
    trap,
    outcome,
    ...rest,
    respond: ({ path, host, customer, layout }) =>
      isListing(path)
        ? html(layout(content(customer, host), head?.(customer, host)), { headers })
        : html("Not found", { status: 404 }),
  };
};
export const answer = (trap: string, outcome: CheckOutcome, respond: Respond, options: Partial<Trap> = {}): Trap => ({
  trap,
  outcome,
  respond,
  ...options,
});
/** The page has a link on its own site, which answers like this. */
export const through = (
  trap: string,
  outcome: CheckOutcome,
  link: Content,
  respond: (customer: Customer) => Response,
): Trap => ({
  trap,
  outcome,
  respond: ({ path, host, customer, layout }) =>
    isListing(path) ? html(layout(link(customer, host))) : respond(customer),
});
/** A page without the directory's layout. */
export const bare = (trap: string, outcome: CheckOutcome, content: Content, init: ResponseInit = {}): Trap => ({
  trap,
  outcome,
  respond: ({ customer, host }) => html(content(customer, host), init),
});

export const link = ({ url, name }: Customer, attributes = "") =>
  `<a href="${url}" ${attributes}>Visit ${escapeHtml(name)}</a>`;
export const withoutLink: Content = ({ name }) => `<p>${escapeHtml(name)} is a tool for shops.</p>`;
export const follow = { kind: "follow" } as const;
export const nofollow = { kind: "nofollow" } as const;
export const indirect = { kind: "indirect" } as const;
export const mention = { kind: "mention" } as const;
export const challenge = "<title>Just a moment...</title><script>window._cf_chl_opt={}</script>";
export const hangs = () => new Promise<Response>(() => {});
export const filler = "<p>Reviews of other tools, one by one.</p>";
