// A directory with a submission form, for tests and the development server.
import { slugify } from "#shared/text/slug.ts";
import { webUrl } from "#shared/urls/web-url.ts";
import { standInPage } from "./page-frame.ts";

type Listing = { slug: string; name: string; url: string; tagline: string };
type DirectoryOptions = {
  name: string;
  port?: number;
  /** The `rel` of its links to listed websites. */
  rel?: string;
  listings?: readonly Listing[];
  /** Called when a listing is added, changed or removed. */
  onChange?: (listings: Listing[]) => void;
};

const { escapeHTML } = Bun;
const form = `<form method="post" action="/submit">
  <label>Name<input name="name" required maxlength="40"></label>
  <label>Website<input name="url" type="url" required></label>
  <label>Tagline<textarea name="tagline" maxlength="160"></textarea></label>
  <button>Submit</button></form>`;

/** Starts the directory. What is submitted is listed at once, with a link. */
export const createDirectory = ({ name, port = 0, rel = "noopener", onChange, ...options }: DirectoryOptions) => {
  const listings = new Map((options.listings ?? []).map((listing) => [listing.slug, listing]));
  const reportChange = () => onChange?.([...listings.values()]);
  const remove = (slug: string) => {
    if (listings.delete(slug)) reportChange();
  };

  const header = `<a href="/">${name}</a> · <a href="/submit">Submit a website</a>`;
  const page = (title: string, content: string, status = 200) =>
    standInPage({ site: name, title, header, content }, { status });

  const submit = async (request: Request) => {
    const data = await request.formData();
    const [listed, url, tagline] = ["name", "url", "tagline"].map((field) => String(data.get(field) ?? ""));
    const slug = slugify(listed ?? "");
    if (!listed || !url || !slug || !webUrl().safeParse(url).success)
      return page("Enter a name and a website", form, 400);
    listings.set(slug, { slug, name: listed, url, tagline: tagline ?? "" });
    reportChange();
    const address = `${new URL(request.url).origin}/listings/${slug}`;
    return page("Thank you", `<p>Your website is listed at <a href="${address}">${address}</a>.</p>`);
  };

  const show = ({ slug, name: listed, url, tagline }: Listing) =>
    page(
      listed,
      `<p>${escapeHTML(tagline)}</p><p><a href="${escapeHTML(url)}" rel="${rel}">Visit ${escapeHTML(listed)}</a></p>
      <form method="post" action="/listings/${slug}/remove"><button>Remove this listing</button></form>`,
    );

  const showAll = () =>
    page(
      "All listings",
      listings.size
        ? `<ul>${[...listings.values()]
            .map(({ slug, name: listed }) => `<li><a href="/listings/${slug}">${escapeHTML(listed)}</a></li>`)
            .join("")}</ul>`
        : "<p>There are no listings yet.</p>",
    );

  const server = Bun.serve({
    port,
    hostname: "127.0.0.1",
    routes: {
      "/": showAll,
      "/robots.txt": () => new Response("User-agent: *\nAllow: /\n"),
      "/submit": (request) => (request.method === "POST" ? submit(request) : page("Submit a website", form)),
      "/listings/:slug": ({ params }) => {
        const listing = listings.get(params.slug);
        return listing ? show(listing) : page("Listing not found", "<p>It may have been removed.</p>", 404);
      },
      "/listings/:slug/remove": ({ method, params }) => {
        if (method === "POST") remove(params.slug);
        return new Response(null, { status: 303, headers: { location: "/" } });
      },
    },
    fetch: () => page("Page not found", "", 404),
  });
  const host = `127.0.0.1:${server.port}`;
  return { host, url: `http://${host}`, listings, remove, stop: () => server.stop(true) };
};
