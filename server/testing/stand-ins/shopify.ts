// Shopify's Admin API: the client-credentials token and GraphQL, which answers 200 with userErrors.
import { createPlatform, newPost, type PlatformPost } from "./platform.ts";

export const shopifySecret = { clientId: "client-id-1234", clientSecret: "shpss-client-secret-1234" };
export const shopifyBlogId = "gid://shopify/Blog/1";
const token = "shpat-24-hours";

type Input = {
  title?: string;
  handle?: string;
  body?: string;
  isPublished?: boolean;
  tags?: string[];
  image?: { url: string };
};

export const createShopifyShop = () => {
  let nextId = 100;
  const scopes = ["write_content"];

  const toJson = (post: PlatformPost | undefined) =>
    post ? { id: post.id, handle: post.slug, isPublished: post.isLive, blog: { handle: "news" } } : null;

  const apply = (
    post: PlatformPost,
    { title, handle, body, isPublished, tags, image, ...values }: Input & Record<string, unknown>,
  ) => {
    if (title !== undefined) post.title = title;
    if (handle !== undefined) post.slug = handle;
    if (body !== undefined) post.html = body;
    if (isPublished !== undefined) post.isLive = isPublished;
    if (tags) post.tags = tags;
    if (image) post.image = image.url;
    Object.assign(post.values, values);
    post.updates++;
  };

  const saved = (
    name: string,
    post: PlatformPost | undefined,
    error?: { code: string; field: string[]; message: string },
  ) => Response.json({ data: { [name]: { article: toJson(post), userErrors: error ? [error] : [] } } });

  const shop = createPlatform(
    ({ request, url, json }, posts) => {
      if (url.pathname === "/admin/oauth/access_token")
        return {
          operation: "sign-in",
          answer: () =>
            json.client_id === shopifySecret.clientId && json.client_secret === shopifySecret.clientSecret
              ? Response.json({ access_token: token, scope: scopes.join(), expires_in: 86_399 })
              : Response.json({ error: "invalid_client" }, { status: 400 }),
        };
      if (request.headers.get("x-shopify-access-token") !== token)
        return {
          operation: "sign-in",
          answer: () => Response.json({ errors: "[API] Invalid API key or access token" }, { status: 401 }),
        };
      const query = String(json.query);
      const variables = (json.variables ?? {}) as { id?: string; query?: string; article?: Input };
      if (query.includes("articleCreate"))
        return {
          operation: "create",
          answer: () => {
            const input = variables.article ?? {};
            if ([...posts.values()].some(({ slug }) => slug === input.handle))
              return saved("articleCreate", undefined, {
                code: "TAKEN",
                field: ["article", "handle"],
                message: "Handle has already been taken",
              });
            const post = newPost({ id: `gid://shopify/Article/${++nextId}`, slug: "" });
            apply(post, input);
            posts.set(post.id, post);
            return saved("articleCreate", post);
          },
        };
      if (query.includes("articleUpdate"))
        return {
          operation: "update",
          answer: () => {
            const post = posts.get(variables.id ?? "");
            if (!post)
              return saved("articleUpdate", undefined, {
                code: "NOT_FOUND",
                field: ["id"],
                message: "Article does not exist",
              });
            apply(post, variables.article ?? {});
            return saved("articleUpdate", post);
          },
        };
      if (query.includes("articles("))
        return {
          operation: "find",
          answer: () => {
            const nodes = [...posts.values()].filter(({ slug }) => variables.query === `handle:"${slug}"`).map(toJson);
            return Response.json({ data: { articles: { nodes } } });
          },
        };
      if (query.includes("article(id"))
        return {
          operation: "read",
          answer: () => Response.json({ data: { article: toJson(posts.get(variables.id ?? "")) } }),
        };
      if (query.includes("blogs("))
        return {
          operation: "other",
          answer: () => Response.json({ data: { blogs: { nodes: [{ id: shopifyBlogId, title: "News" }] } } }),
        };
      const accessScopes = scopes.map((handle) => ({ handle }));
      return {
        operation: "sign-in",
        answer: () => Response.json({ data: { shop: { name: "Parcelo" }, currentAppInstallation: { accessScopes } } }),
      };
    },
    { folder: "/blogs/news" },
  );
  return { ...shop, scopes };
};
