// Shopify blogs, with a Dev Dashboard app of the shop's own organization. https://shopify.dev/docs/api/admin-graphql
import { z } from "zod";
import type { DestinationSecret, DestinationSettings, PublishedDocument } from "#shared/content/destinations.ts";
import { createPlatformClient, detailOf, type PlatformAnswer } from "./platform-client.ts";
import { PublishError, type Publisher, type PublisherDependencies, withRemoteId } from "./publisher.ts";

type Options = {
  /** `https://shop.myshopify.com` */
  url: string;
  /** Replaces the shop's address in calls, for tests. */
  apiUrl?: string | undefined;
  settings: DestinationSettings<"shopify">;
  secret: DestinationSecret<"shopify">;
};

const name = "Shopify";
const version = "2026-10";

const token = z.object({ access_token: z.string() });
const graphQlErrors = z.object({
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }).partial().nullish() }))
    .min(1),
});
const data = z.object({ data: z.unknown() });
const userError = z.object({ code: z.string().nullish(), field: z.array(z.string()).nullish(), message: z.string() });
const article = z.object({
  id: z.string(),
  handle: z.string(),
  isPublished: z.boolean(),
  blog: z.object({ handle: z.string() }),
});
type Article = z.infer<typeof article>;
const saved = z.object({ article: article.nullable(), userErrors: z.array(userError) });
const articleFields = "id handle isPublished blog { handle }";
const errorFields = "userErrors { code field message }";

const errorOf = (answer: PlatformAnswer) => {
  if (/shop_not_permitted/.test(answer.text))
    return new PublishError(
      "auth",
      "The Shopify app belongs to another organization than the shop. Create it in the shop's own organization.",
    );
  if (answer.status === 400 && /invalid_client|application_cannot_be_found|invalid_request/.test(answer.text))
    return new PublishError("auth", "Shopify didn't accept the client ID or the client secret.");
  if (answer.status === 402 || answer.status === 423)
    return new PublishError("auth", "The Shopify shop is locked or unpaid.");
  return undefined;
};

export const createShopify = ({ safeFetch }: PublisherDependencies, options: Options): Publisher => {
  const { url, settings, secret, apiUrl } = options;
  const base = (apiUrl ?? url).replace(/\/+$/, "");
  const client = createPlatformClient({ safeFetch, name, errorOf });
  let signedIn: Promise<string> | undefined;

  /** A token is valid for 24 hours; each attempt gets its own. */
  const signIn = async () => {
    const json = { grant_type: "client_credentials", client_id: secret.clientId, client_secret: secret.clientSecret };
    const answer = await client.request(token, { method: "POST", url: `${base}/admin/oauth/access_token`, json });
    return answer.access_token;
  };

  const query = async <Schema extends z.ZodType>(
    schema: Schema,
    text: string,
    variables: Record<string, unknown> = {},
  ) => {
    signedIn ??= signIn();
    const answer = await client.request(z.unknown(), {
      method: "POST",
      url: `${base}/admin/api/${version}/graphql.json`,
      headers: { "x-shopify-access-token": await signedIn },
      json: { query: text, variables },
    });
    const failed = graphQlErrors.safeParse(answer).data?.errors[0];
    if (failed) throw graphQlError(failed.extensions?.code, failed.message);
    const parsed = schema.safeParse(data.safeParse(answer).data?.data);
    if (!parsed.success) throw new PublishError("temporary", "Shopify answered with something unexpected.");
    return parsed.data;
  };

  const urlOf = ({ handle, isPublished, blog }: Article) =>
    isPublished ? `${url.replace(/\/+$/, "")}/blogs/${blog.handle}/${handle}` : null;

  const requireSaved = ({ article: found, userErrors }: z.infer<typeof saved>) => {
    const [failed] = userErrors;
    if (failed) throw userErrorOf(failed);
    if (!found) throw new PublishError("temporary", "Shopify answered without the article.");
    return found;
  };

  const create = async (input: Record<string, unknown>) => {
    const text = `mutation ($article: ArticleCreateInput!) { articleCreate(article: $article) { article { ${articleFields} } ${errorFields} } }`;
    return requireSaved((await query(z.object({ articleCreate: saved }), text, { article: input })).articleCreate);
  };
  const update = async (id: string, input: Record<string, unknown>) => {
    const text = `mutation ($id: ID!, $article: ArticleUpdateInput!) { articleUpdate(id: $id, article: $article) { article { ${articleFields} } ${errorFields} } }`;
    return requireSaved((await query(z.object({ articleUpdate: saved }), text, { id, article: input })).articleUpdate);
  };

  return {
    test: async () => {
      const answered = await query(
        z.object({
          shop: z.object({ name: z.string() }),
          currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: z.string() })) }),
        }),
        "{ shop { name } currentAppInstallation { accessScopes { handle } } }",
      );
      const mayWrite = answered.currentAppInstallation.accessScopes.some(({ handle }) => handle === "write_content");
      const warnings = [
        ...(mayWrite ? [] : ["The app lacks the scope write_content. Add it and install the app again."]),
        ...(settings.blogId ? [] : ["Choose a blog."]),
      ];
      return { as: answered.shop.name, can: mayWrite ? ["create drafts", "publish"] : [], warnings };
    },
    targets: async () => {
      const blog = z.object({ id: z.string(), title: z.string() });
      const { blogs } = await query(
        z.object({ blogs: z.object({ nodes: z.array(blog) }) }),
        "{ blogs(first: 100) { nodes { id title } } }",
      );
      return blogs.nodes.map(({ id, title }) => ({ id, name: title, kind: "blog", fields: [] }));
    },
    find: async (slug) => {
      const text = `query ($query: String!) { articles(first: 10, query: $query) { nodes { ${articleFields} } } }`;
      const found = await query(z.object({ articles: z.object({ nodes: z.array(article) }) }), text, {
        query: `handle:${JSON.stringify(slug)}`,
      });
      const own = found.articles.nodes.find(({ handle }) => handle === slug);
      return own && { remoteId: own.id, url: urlOf(own) };
    },
    save: async (document, { mode, remoteId }) => {
      const { blogId, author } = settings;
      if (!blogId) throw new PublishError("mapping", "Choose the Shopify blog that takes the articles.");
      const input = {
        ...fieldsOf(document),
        blogId,
        author: { name: author ?? "Editorial team" },
        ...(mode === "live" ? { isPublished: true } : remoteId === undefined && { isPublished: false }),
      };
      const send = (values: Record<string, unknown>) =>
        remoteId === undefined ? create(values) : update(remoteId, values);
      const warnings: string[] = [];
      const image = document.image && { url: document.image.url, altText: document.image.alt };
      const stored = await send({ ...input, ...(image && { image }) }).catch((error) => {
        const isImage = error instanceof PublishError && error.errorClass === "mapping" && /image/i.test(error.message);
        if (!image || !isImage) throw error;
        warnings.push(`Published without its image. ${error.message}`);
        return send(input);
      });
      return withRemoteId(stored.id, async () => {
        const text = `query ($id: ID!) { article(id: $id) { ${articleFields} } }`;
        const { article: read } = await query(z.object({ article: article.nullable() }), text, { id: stored.id });
        const found = read ?? stored;
        if (found.handle !== document.slug) warnings.push(`Shopify changed the address to “${found.handle}”.`);
        return { remoteId: found.id, url: urlOf(found), warnings };
      });
    },
    unpublish: async (remoteId) => void (await update(remoteId, { isPublished: false })),
  };
};

const fieldsOf = (document: PublishedDocument) => ({
  title: document.title,
  handle: document.slug,
  body: document.html,
  summary: document.excerpt,
  tags: document.tags,
  metafields: [
    { namespace: "global", key: "title_tag", type: "single_line_text_field", value: document.metaTitle },
    { namespace: "global", key: "description_tag", type: "single_line_text_field", value: document.metaDescription },
  ].filter(({ value }) => value !== ""),
});

const graphQlError = (code: string | undefined, message: string) => {
  const detail = detailOf({ message });
  if (code === "THROTTLED")
    return new PublishError("rate", "Shopify asks us to slow down. We continue when it allows.", {
      retryAfterMs: 60_000,
    });
  if (code === "ACCESS_DENIED")
    return new PublishError(
      "auth",
      `The Shopify app may not write articles. It needs the scope write_content.${detail}`,
    );
  if (code === "INTERNAL_SERVER_ERROR") return new PublishError("temporary", "Shopify has a problem.");
  return new PublishError("refused", `Shopify refused the request.${detail}`);
};

const userErrorOf = ({ code, field, message }: z.infer<typeof userError>) => {
  const detail = detailOf({ message });
  if (code === "TAKEN")
    return new PublishError(
      "conflict",
      `The blog already has an article with this address. Choose another address.${detail}`,
    );
  if (code === "NOT_FOUND" && field?.includes("id"))
    return new PublishError("refused", "The article no longer exists in Shopify.", { isMissing: true });
  return new PublishError("mapping", `Shopify didn't accept the ${field?.at(-1) ?? "article"}.${detail}`);
};
