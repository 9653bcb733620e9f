// Base of the platforms that articles are published to: each request is an operation, and a test can make any one fail.

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
  posts?: readonly PlatformPost[];
  /** Called after requests that may have changed posts. */
  onChange?: (posts: PlatformPost[]) => void;
};

/** Starts a platform with posts. `behavior.fault` sees every operation first. */
export const createPlatform = (
  handle: (request: PlatformRequest, posts: Map<string, PlatformPost>) => Handled | Promise<Handled>,
  { port = 0, onChange, ...options }: PlatformOptions = {},
) => {
  const posts = new Map((options.posts ?? []).map((post) => [post.id, post]));
  const behavior: { fault?: Fault | undefined } = {};
  const requests: { method: string; path: string; operation: Operation; headers: Headers; text: string }[] = [];
  const server = Bun.serve({
    port,
    hostname: "127.0.0.1",
    idleTimeout: 60,
    fetch: async (request) => {
      const url = new URL(request.url);
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
