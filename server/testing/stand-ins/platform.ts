// Base of the platforms that articles are published to: each request is an operation, and a test can make any one fail.
import { htmlPage } from "./website.ts";

/** What a request does, in the same words for every platform. */
export type Operation = "discover" | "sign-in" | "find" | "read" | "create" | "update" | "publish" | "image" | "other";

/** `proceed` handles the request as usual. Undefined leaves the request alone. */
export type Fault = (operation: Operation, proceed: () => Response) => Response | Promise<Response> | undefined;

export type PlatformPost = {
  id: string;
  slug: string;
  title: string;
  html: string;
  isLive: boolean;
  image?: string;
  tags: string[];
  /** Further values, by the platform's names. */
  values: Record<string, unknown>;
  updates: number;
};

type Handled = { operation: Operation; answer: () => Response };
type PlatformRequest = { request: Request; url: URL; text: string; json: Record<string, unknown> };

export type PlatformOptions = {
  port?: number;
  /** Where live posts are public; without it, the platform serves its pages itself. */
  folder?: string;
  posts?: readonly PlatformPost[];
  /** Called after requests that may have changed posts. */
  onChange?: (posts: PlatformPost[]) => void;
};

/** Starts a platform with posts. `behavior.fault` sees every operation first. */
export const createPlatform = (
  handle: (request: PlatformRequest, posts: Map<string, PlatformPost>) => Handled | Promise<Handled>,
  { port = 0, folder, onChange, ...options }: PlatformOptions = {},
) => {
  const posts = new Map((options.posts ?? []).map((post) => [post.id, post]));
  const behavior: { fault?: Fault | undefined } = {};
  const requests: { method: string; path: string; operation: Operation; headers: Headers; text: string }[] = [];
  const server = Bun.serve({
    port,
    hostname: "127.0.0.1",
    idleTimeout: 0,
    fetch: async (request) => {
      const url = new URL(request.url);
      const page =
        folder === undefined || request.headers.has("authorization") ? undefined : publicPage(url, posts, folder);
      if (page) return page;
      const isForm = request.headers.get("content-type")?.startsWith("multipart/");
      const text = isForm ? "" : await request.clone().text();
      const { operation, answer } = await handle({ request, url, text, json: jsonIn(text) }, posts);
      requests.push({ method: request.method, path: url.pathname, operation, headers: request.headers, text });
      const response = (await behavior.fault?.(operation, answer)) ?? answer();
      if (request.method !== "GET") onChange?.([...posts.values()]);
      return response;
    },
  });
  const host = `127.0.0.1:${server.port}`;
  return { host, url: `http://${host}`, posts, behavior, requests, stop: () => server.stop(true) };
};

/** What visitors and crawlers see, who send no credentials: live posts and a sitemap of them. */
const publicPage = ({ pathname, origin }: URL, posts: Map<string, PlatformPost>, folder: string) => {
  const live = [...posts.values()].filter(({ isLive }) => isLive);
  if (pathname === "/robots.txt") return new Response("User-agent: *\nAllow: /\n");
  if (pathname === "/sitemap.xml") {
    const urls = live.map(({ slug }) => `<url><loc>${origin}${folder}/${slug}</loc></url>`);
    return htmlPage(`<urlset>${urls.join("")}</urlset>`, "application/xml");
  }
  const post = live.find(({ slug }) => pathname.replace(/\/$/, "") === `${folder}/${slug}`);
  const title = Bun.escapeHTML(post?.title ?? "");
  const canonical = `<link rel="canonical" href="${origin}${pathname}">`;
  return post && htmlPage(`<title>${title}</title>${canonical}<h1>${title}</h1>${post.html}`);
};

const jsonIn = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

/** A free slug: platforms silently add a number. */
export const freeSlug = (posts: Map<string, PlatformPost>, slug: string, ownId?: string) => {
  const taken = new Set([...posts.values()].filter(({ id }) => id !== ownId).map((post) => post.slug));
  let free = slug;
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`;
  return free;
};

export const newPost = (values: Partial<PlatformPost> & Pick<PlatformPost, "id" | "slug">): PlatformPost => ({
  title: "",
  html: "",
  isLive: false,
  tags: [],
  values: {},
  updates: 0,
  ...values,
});
