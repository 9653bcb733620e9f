// A WordPress site for tests and the development server: REST API, application passwords, and what it silently changes.
import { createPlatform, freeSlug, newPost, type PlatformOptions, type PlatformPost } from "./platform.ts";
import { authorize, authorizePath, wordpressPage } from "./wordpress-pages.ts";

export const wordpressUser = { username: "ada", applicationPassword: "abcd EFGH 1234 ijkl MNOP 5678" };

type Options = PlatformOptions & {
  name?: string;
  /** Without them, the API is only at `/?rest_route=/`, and no header announces it. */
  hasPrettyLinks?: boolean;
  /** Whether a plugin lets the API write Yoast's fields. */
  storesYoastMeta?: boolean;
  capabilities?: Record<string, boolean>;
};

const failure = (status: number, code: string, message: string, data: Record<string, unknown> = {}) =>
  Response.json({ code, message, data: { status, ...data } }, { status });

export const createWordpressSite = ({
  name: siteName = "Parcelo",
  hasPrettyLinks = true,
  storesYoastMeta = false,
  capabilities = { edit_posts: true, publish_posts: true, upload_files: true },
  ...options
}: Options = {}) => {
  const tags = new Map<number, string>([[3, "Existing"]]);
  const media = new Map<number, { slug: string; type: string; alt: string }>();
  /** `stripsAuthorization`: Apache with CGI removes the header. */
  const settings = { stripsAuthorization: false, hasApplicationPasswords: true };
  let nextId = Math.max(100, ...(options.posts ?? []).map(({ id }) => Number(id)));
  const expected = `Basic ${Buffer.from(`${wordpressUser.username}:${wordpressUser.applicationPassword}`).toString("base64")}`;

  const toJson = (post: PlatformPost, origin: string) => ({
    id: Number(post.id),
    slug: post.slug,
    status: post.isLive ? "publish" : "draft",
    link: post.isLive ? `${origin}/${post.slug}/` : `${origin}/?p=${post.id}`,
    content: { raw: post.html, rendered: post.html },
    meta: storesYoastMeta ? post.values.meta : [],
  });

  const apply = (post: PlatformPost, json: Record<string, unknown>, posts: Map<string, PlatformPost>) => {
    const { title, slug, content, status, tags: ids, featured_media: image, ...values } = json;
    if (typeof title === "string") post.title = title;
    if (typeof slug === "string") post.slug = freeSlug(posts, slug, post.id);
    // Users without `unfiltered_html` lose these elements.
    if (typeof content === "string") post.html = content.replace(/<(script|iframe)\b[\s\S]*?<\/\1>/gi, "");
    if (Array.isArray(ids)) post.tags = ids.map((id) => tags.get(id) ?? "");
    if (image !== undefined) post.image = media.get(Number(image))?.slug ?? "";
    if (status !== undefined) post.isLive = status === "publish";
    Object.assign(post.values, values);
    post.updates++;
  };

  const site = createPlatform(({ request, url, text, json }, posts) => {
    const { method, headers } = request;
    const route = url.searchParams.get("rest_route");
    const isApi = route !== null || (hasPrettyLinks && url.pathname.startsWith("/wp-json"));
    const path = route ?? url.pathname.replace(/^\/wp-json/, "");
    if (url.pathname === authorizePath)
      return { operation: "other", answer: () => authorize(url, siteName, wordpressUser, new URLSearchParams(text)) };
    if (!isApi) {
      const link = hasPrettyLinks ? `<${url.origin}/wp-json/>; rel="https://api.w.org/"` : undefined;
      return { operation: "discover", answer: () => wordpressPage(url, siteName, [...posts.values()], link) };
    }
    const authorization = settings.stripsAuthorization ? null : headers.get("authorization");
    const isAnonymous = authorization === null;
    if (path === "/" || path === "")
      return {
        operation: "discover",
        answer: () =>
          Response.json({
            name: siteName,
            namespaces: ["oembed/1.0", "wp/v2"],
            authentication: settings.hasApplicationPasswords
              ? {
                  "application-passwords": {
                    endpoints: { authorization: `${url.origin}${authorizePath}` },
                  },
                }
              : [],
          }),
      };
    if (!isAnonymous && authorization !== expected)
      return {
        operation: "sign-in",
        answer: () => failure(401, "incorrect_password", "The provided password is an invalid application password."),
      };
    const anonymous = () =>
      failure(401, "rest_cannot_create", "Sorry, you are not allowed to create posts as this user.");
    const [, resource = "", id] = path.match(/^\/wp\/v2\/([a-z]+)(?:\/(\w+))?$/) ?? [];
    if (resource === "users")
      return {
        operation: "sign-in",
        answer: () =>
          isAnonymous
            ? failure(401, "rest_not_logged_in", "You are not currently logged in.")
            : Response.json({ id: 1, name: "Ada", capabilities }),
      };
    if (resource === "categories")
      return {
        operation: "other",
        answer: () =>
          Response.json([
            { id: 1, name: "Guides" },
            { id: 2, name: "News" },
          ]),
      };
    if (resource === "tags" && method === "GET") {
      const search = url.searchParams.get("search")?.toLowerCase() ?? "";
      const found = [...tags].filter(([, name]) => name.toLowerCase().includes(search));
      return { operation: "other", answer: () => Response.json(found.map(([tag, name]) => ({ id: tag, name }))) };
    }
    if (resource === "tags")
      return {
        operation: "other",
        answer: () => {
          const name = String(json.name);
          const existing = [...tags].find(([, one]) => one === name)?.[0];
          if (existing !== undefined)
            return failure(400, "term_exists", "A term with the name provided already exists.", { term_id: existing });
          tags.set(++nextId, name);
          return Response.json({ id: nextId, name }, { status: 201 });
        },
      };
    if (resource === "media" && method === "GET") {
      const found = [...media].filter(([, { slug }]) => slug === url.searchParams.get("slug"));
      return { operation: "other", answer: () => Response.json(found.map(([mediaId]) => ({ id: mediaId }))) };
    }
    if (resource === "media")
      return {
        operation: "image",
        answer: () => {
          const existing = media.get(Number(id));
          if (existing) existing.alt = String(json.alt_text);
          else {
            const [, slug = ""] = headers.get("content-disposition")?.match(/filename="([\w-]+)\.\w+"/) ?? [];
            media.set(++nextId, { slug, type: headers.get("content-type") ?? "", alt: "" });
          }
          return Response.json({ id: existing ? Number(id) : nextId }, { status: existing ? 200 : 201 });
        },
      };
    if (resource === "posts" && method === "GET" && !id)
      return {
        operation: "find",
        answer: () => {
          if (isAnonymous)
            return failure(400, "rest_invalid_param", "Invalid parameter(s): status", {
              params: { status: "Status is forbidden." },
            });
          const found = [...posts.values()].filter(({ slug }) => slug === url.searchParams.get("slug"));
          return Response.json(found.map((post) => toJson(post, url.origin)));
        },
      };
    if (resource === "posts" && !id)
      return {
        operation: "create",
        answer: () => {
          if (isAnonymous) return anonymous();
          const post = newPost({ id: String(++nextId), slug: "" });
          apply(post, json, posts);
          posts.set(post.id, post);
          return Response.json(toJson(post, url.origin), { status: 201 });
        },
      };
    if (resource === "posts")
      return {
        operation: method === "GET" ? "read" : "update",
        answer: () => {
          const post = posts.get(id ?? "");
          if (isAnonymous) return anonymous();
          if (!post) return failure(404, "rest_post_invalid_id", "Invalid post ID.");
          if (method === "POST") apply(post, json, posts);
          if (method === "DELETE") posts.delete(post.id);
          return Response.json(toJson(post, url.origin));
        },
      };
    return { operation: "other", answer: () => failure(404, "rest_no_route", "No route was found.") };
  }, options);
  return { ...site, tags, media, settings };
};
