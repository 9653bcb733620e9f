// WordPress 5.6 and later, with an application password.
// https://developer.wordpress.org/rest-api/reference/posts/
import { createHash } from "node:crypto";
import { z } from "zod";
import type { DestinationSecret, DestinationSettings, PublishedDocument } from "#shared/content/destinations.ts";
import { createPlatformClient, detailOf, type PlatformAnswer } from "./platform-client.ts";
import { PublishError, type Publisher, type PublisherDependencies, tryImage, withRemoteId } from "./publisher.ts";
import { discoverWordpress, platformName as name, type WordpressApi } from "./wordpress-discovery.ts";

type Options = {
  url: string;
  settings: DestinationSettings<"wordpress">;
  secret: DestinationSecret<"wordpress">;
};

const maxTags = 10;

const post = z.object({
  id: z.number(),
  slug: z.string(),
  status: z.string(),
  link: z.string(),
  content: z.object({ raw: z.string().optional(), rendered: z.string() }),
  // PHP encodes an empty map as a list.
  meta: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).optional(),
});
type Post = z.infer<typeof post>;
const term = z.object({ id: z.number(), name: z.string() });
const media = z.object({ id: z.number() });
const me = z.object({
  name: z.string(),
  capabilities: z.record(z.string(), z.unknown()).default({}),
});
const failure = z.object({ code: z.string(), data: z.object({ term_id: z.coerce.number() }).partial().nullish() });
const codeOf = ({ json }: PlatformAnswer) => failure.safeParse(json).data?.code ?? "";

/** Codes of requests that reached WordPress without credentials. */
const anonymousCodes = [
  "rest_not_logged_in",
  "rest_cannot_create",
  "rest_cannot_edit",
  "rest_forbidden",
  "rest_forbidden_context",
];

const errorOf = (answer: PlatformAnswer) => {
  const code = codeOf(answer);
  const detail = detailOf(answer.json);
  // Without credentials, a search for drafts has an invalid `status`.
  const isAnonymous = answer.status === 400 && code === "rest_invalid_param" && /"params":{"status"/.test(answer.text);
  if (isAnonymous || (answer.status === 401 && anonymousCodes.includes(code)))
    return new PublishError(
      "auth",
      "Your server removes the Authorization header before WordPress sees it. Ask your host to pass it on, for example with “CGIPassAuth On”, then test the connection.",
    );
  if (answer.status === 401)
    return new PublishError(
      "auth",
      "WordPress didn't accept the user name or the application password. Use the login, not the password's label.",
    );
  if (answer.status === 403 && /^rest_(cannot|forbidden)/.test(code))
    return new PublishError("auth", `The WordPress user may not do this. Give it the role Author or Editor.${detail}`);
  if (answer.status === 404 && code === "rest_post_invalid_id")
    return new PublishError("refused", "The post no longer exists on your site.", { isMissing: true });
  if (answer.status === 500 && code.startsWith("rest_upload"))
    return new PublishError("refused", `Your WordPress site didn't accept the image.${detail}`);
  return undefined;
};

export const createWordpress = (
  { safeFetch, loadImage }: PublisherDependencies,
  { url, settings, secret }: Options,
): Publisher => {
  const credentials = Buffer.from(`${secret.username}:${secret.applicationPassword}`).toString("base64");
  const client = createPlatformClient({ safeFetch, name, errorOf });
  const headers = { authorization: `Basic ${credentials}` };
  let discovered: Promise<WordpressApi> | undefined;
  const discover = () => {
    discovered ??= discoverWordpress({ safeFetch, client }, url);
    return discovered;
  };

  const call = async <Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    { query, ...options }: { query?: Record<string, string>; method?: "POST"; json?: unknown } = {},
  ) => {
    const api = await discover();
    return client.request(schema, { ...options, url: api.endpoint(path, query), headers });
  };

  const uploadImage = async (document: PublishedDocument, image: { url: string; alt: string }) => {
    // The name depends on the image, so that a retry finds what an earlier attempt uploaded.
    const slug = `${document.slug}-${createHash("sha256").update(image.url).digest("hex").slice(0, 8)}`;
    const [uploaded] = await call(z.array(media), "/wp/v2/media", { query: { slug, context: "edit" } });
    if (uploaded) return uploaded.id;
    const { bytes, type, name: file } = await loadImage(image.url);
    const api = await discover();
    const { id } = await client.request(media, {
      method: "POST",
      url: api.endpoint("/wp/v2/media"),
      body: bytes,
      headers: {
        ...headers,
        "content-type": type,
        "content-disposition": `attachment; filename="${slug}.${file.split(".").at(-1)}"`,
      },
    });
    if (image.alt) await call(media, `/wp/v2/media/${id}`, { method: "POST", json: { alt_text: image.alt } });
    return id;
  };

  const tagId = async (tag: string): Promise<number | undefined> => {
    const found = await call(z.array(term), "/wp/v2/tags", { query: { search: tag, per_page: "100" } });
    const existing = found.find((one) => one.name.toLowerCase() === tag.toLowerCase());
    if (existing) return existing.id;
    const api = await discover();
    const answer = await client.send({
      method: "POST",
      url: api.endpoint("/wp/v2/tags"),
      json: { name: tag },
      headers,
    });
    if (answer.status === 429 || answer.status >= 500) throw client.failureOf(answer);
    // `term_exists` carries the id. Users who may not create tags publish without them.
    return term.safeParse(answer.json).data?.id ?? failure.safeParse(answer.json).data?.data?.term_id;
  };

  /** Some sites let only SEO plugins write these fields, and refuse the whole request. */
  const update = async (id: string, values: Record<string, unknown>, meta: Record<string, string>) => {
    const api = await discover();
    const target = { method: "POST", url: api.endpoint(`/wp/v2/posts/${id}`), headers } as const;
    const answer = await client.send({ ...target, json: { ...values, meta } });
    if (answer.status === 403 && codeOf(answer) === "rest_cannot_update")
      await client.request(post, { ...target, json: values });
    else if (answer.status >= 300) throw client.failureOf(answer);
  };

  const finish = async (document: PublishedDocument, id: string, mode: "draft" | "live") => {
    const { uploaded, warnings } = await tryImage(document.image, (image) => uploadImage(document, image));
    const tags: number[] = [];
    for (const tag of document.tags.slice(0, maxTags)) {
      const found = await tagId(tag);
      if (found !== undefined) tags.push(found);
    }
    const meta = { _yoast_wpseo_title: document.metaTitle, _yoast_wpseo_metadesc: document.metaDescription };
    const values = {
      title: document.title,
      slug: document.slug,
      content: document.html,
      excerpt: document.metaDescription || document.excerpt,
      tags,
      ...(settings.categoryId && { categories: [settings.categoryId] }),
      ...(uploaded && { featured_media: uploaded }),
      ...(mode === "live" && { status: "publish" }),
    };
    await update(id, values, meta);
    const saved = await call(post, `/wp/v2/posts/${id}`, { query: { context: "edit" } });
    return {
      remoteId: String(saved.id),
      url: saved.status === "publish" ? saved.link : null,
      warnings: [...warnings, ...differences(document, saved, mode)],
    };
  };

  return {
    test: async () => {
      const api = await discover();
      const user = await call(me, "/wp/v2/users/me", { query: { context: "edit" } });
      const may = (capability: string) => user.capabilities[capability] === true;
      const can = [
        may("edit_posts") && "create drafts",
        may("publish_posts") && "publish",
        may("upload_files") && "upload images",
      ].filter((one) => one !== false);
      const warnings = [
        !may("publish_posts") && "This user may not publish. Give it the role Author or Editor, or publish as drafts.",
        !may("upload_files") && "This user may not upload images, so articles are published without theirs.",
      ].filter((one) => one !== false);
      return { as: api.name ? `${user.name} on ${api.name}` : user.name, can, warnings };
    },
    targets: async () => {
      const categories = await call(z.array(term), "/wp/v2/categories", { query: { per_page: "100" } });
      return categories.map((category) => ({
        id: String(category.id),
        name: category.name,
        kind: "category",
        fields: [],
      }));
    },
    find: async (slug) => {
      const query = { slug, status: "any", context: "edit" };
      const [found] = await call(z.array(post), "/wp/v2/posts", { query });
      return found && { remoteId: String(found.id), url: found.status === "publish" ? found.link : null };
    },
    save: async (document, { mode, remoteId }) => {
      if (remoteId !== undefined) return finish(document, remoteId, mode);
      // As a draft with the text only: WordPress creates a post even if it refuses the image or a meta field.
      const { title, slug, html: content } = document;
      const { id } = await call(post, "/wp/v2/posts", {
        method: "POST",
        json: { title, slug, content, status: "draft" },
      });
      return withRemoteId(String(id), () => finish(document, String(id), mode));
    },
    unpublish: async (remoteId) => {
      await call(post, `/wp/v2/posts/${remoteId}`, { method: "POST", json: { status: "draft" } });
    },
  };
};

/** What the site changed, as sentences for the owner. */
const differences = (document: PublishedDocument, saved: Post, mode: "draft" | "live") => {
  const linksIn = (html: string) => html.match(/<a\s/gi)?.length ?? 0;
  const lost = linksIn(document.html) - linksIn(saved.content.raw ?? saved.content.rendered);
  const description = Array.isArray(saved.meta) ? undefined : saved.meta?._yoast_wpseo_metadesc;
  return [
    saved.slug !== document.slug && `Your site changed the address to “${saved.slug}”.`,
    mode === "live" && saved.status !== "publish" && `Your site keeps the post as “${saved.status}”.`,
    lost > 0 && `Your site removed ${lost} of the links.`,
    document.metaDescription &&
      description !== document.metaDescription &&
      "Your site doesn't store a separate meta description, so it is the excerpt.",
  ].filter((one) => typeof one === "string" && one !== "") as string[];
};

/** Returns the page of a site on which its user allows us to publish. Throws PublishError. */
export const wordpressAuthorizationUrl = async (
  { safeFetch }: Pick<PublisherDependencies, "safeFetch">,
  {
    url,
    appName,
    appId,
    successUrl,
    rejectUrl,
  }: { url: string; appName: string; appId: string; successUrl: string; rejectUrl: string },
) => {
  const { authorizationUrl } = await discoverWordpress(
    { safeFetch, client: createPlatformClient({ safeFetch, name }) },
    url,
  );
  const page = authorizationUrl === undefined ? null : URL.parse(authorizationUrl);
  if (!page || !/^https?:$/.test(page.protocol))
    throw new PublishError(
      "refused",
      "This WordPress site has no application passwords: it needs WordPress 5.6 or later and HTTPS, and a plugin may switch them off.",
    );
  page.searchParams.set("app_name", appName);
  page.searchParams.set("app_id", appId);
  page.searchParams.set("success_url", successUrl);
  page.searchParams.set("reject_url", rejectUrl);
  return page.href;
};
