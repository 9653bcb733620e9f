// Ghost 5 and later, with an Admin API key. https://docs.ghost.org/admin-api
import { SignJWT } from "jose";
import { z } from "zod";
import type { DestinationSecret, PublishedDocument } from "#shared/content/destinations.ts";
import { createPlatformClient, detailOf, type PlatformAnswer } from "./platform-client.ts";
import { PublishError, type Publisher, type PublisherDependencies, tryImage, withRemoteId } from "./publisher.ts";

const name = "Ghost";

const post = z.object({
  id: z.string(),
  slug: z.string(),
  status: z.string(),
  url: z.string(),
  updated_at: z.string(),
  feature_image: z.string().nullish(),
  html: z.string().nullish(),
});
const posts = z.object({ posts: z.array(post).min(1) });
const images = z.object({ images: z.array(z.object({ url: z.string() })).min(1) });
const site = z.object({ site: z.object({ title: z.string() }) });
const failure = z.object({
  errors: z.array(z.object({ code: z.string().nullish(), type: z.string().nullish() })).min(1),
});
const codeOf = ({ json }: PlatformAnswer) => failure.safeParse(json).data?.errors[0]?.code ?? "";

const errorOf = (answer: PlatformAnswer) => {
  if (codeOf(answer) === "UPDATE_COLLISION")
    return new PublishError(
      "conflict",
      "Someone is editing this post in Ghost. Publish again when they have finished.",
    );
  if (answer.status === 401)
    return new PublishError(
      "auth",
      "Ghost didn't accept the Admin API key. Create a custom integration in Ghost and paste its key.",
    );
  if (answer.status === 415)
    return new PublishError("refused", `Ghost didn't accept the image.${detailOf(answer.json)}`);
  return undefined;
};

// Columns of Ghost's database.
const limits = { title: 255, slug: 191, excerpt: 300, metaTitle: 300, metaDescription: 500, alt: 191, tag: 191 };
const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

/** Ghost's editor format has no place for these elements, so it would drop them. */
const needsHtmlCard = /<(table|iframe|details|dl)\b/i;

export const createGhost = (
  { safeFetch, clock, loadImage }: PublisherDependencies,
  { url, secret }: { url: string; secret: DestinationSecret<"ghost"> },
): Publisher => {
  const base = `${url.replace(/\/+$/, "")}/ghost/api/admin`;
  const [keyId = "", key = ""] = secret.adminKey.split(":");
  const authorize = () => {
    const now = Math.floor(clock().getTime() / 1000);
    return new SignJWT()
      .setProtectedHeader({ alg: "HS256", kid: keyId, typ: "JWT" })
      .setIssuedAt(now)
      .setExpirationTime(now + 300)
      .setAudience("/admin/")
      .sign(Buffer.from(key, "hex"));
  };
  const headers = async () => ({ authorization: `Ghost ${await authorize()}`, "accept-version": "v5.0" });
  const client = createPlatformClient({ safeFetch, name, headers, errorOf });

  const postIn = (answer: PlatformAnswer) => {
    const [found] = client.read(posts, answer).posts;
    if (!found) throw new PublishError("temporary", "Ghost answered without the post.");
    return found;
  };

  const read = async (id: string) => {
    const answer = await client.send({ url: `${base}/posts/${encodeURIComponent(id)}/?formats=html` });
    if (answer.status === 404)
      throw new PublishError("refused", "The post no longer exists in Ghost.", { isMissing: true });
    return postIn(answer);
  };

  const uploadImage = async (image: { url: string }, current: string | null | undefined) => {
    const { bytes, type, name: file } = await loadImage(image.url);
    // Ghost keeps the file's name, so this image is already there.
    if (current?.includes(file.replace(/\.\w+$/, ""))) return current;
    const form = new FormData();
    form.set("file", new Blob([bytes], { type }), file);
    form.set("purpose", "image");
    form.set("ref", file);
    const { images: uploaded } = await client.request(images, {
      method: "POST",
      url: `${base}/images/upload/`,
      body: form,
    });
    return uploaded[0]?.url;
  };

  const update = async (id: string, values: Record<string, unknown>) => {
    const put = async () => {
      const { updated_at } = await read(id);
      const json = { posts: [{ ...values, updated_at }] };
      const url = `${base}/posts/${encodeURIComponent(id)}/?source=html`;
      return postIn(await client.send({ method: "PUT", url, json }));
    };
    return put().catch((error) => {
      // Someone saved between the two calls.
      if (error instanceof PublishError && error.errorClass === "conflict") return put();
      throw error;
    });
  };

  return {
    test: async () => {
      const { site: found } = await client.request(site, { url: `${base}/site/` });
      // The site's name is public; this needs the key.
      await client.request(z.object({ posts: z.array(z.unknown()) }), { url: `${base}/posts/?limit=1` });
      return { as: found.title, can: ["create drafts", "publish", "upload images"], warnings: [] };
    },
    targets: async () => [],
    find: async (slug) => {
      const answer = await client.send({ url: `${base}/posts/slug/${encodeURIComponent(slug)}/` });
      if (answer.status === 404 && answer.json !== undefined) return undefined;
      const found = postIn(answer);
      return { remoteId: found.id, url: found.status === "published" ? found.url : null };
    },
    save: async (document, { mode, remoteId }) => {
      requireLimits(document);
      const current = remoteId === undefined ? undefined : await read(remoteId);
      const { uploaded, warnings } = await tryImage(document.image, (image) =>
        uploadImage(image, current?.feature_image),
      );
      const values = { ...fieldsOf(document, uploaded), ...(mode === "live" && { status: "published" }) };
      const saved = current
        ? await update(current.id, values)
        : postIn(
            await client.send({
              method: "POST",
              url: `${base}/posts/?source=html`,
              json: { posts: [{ status: "draft", ...values }] },
            }),
          );
      const stored = await withRemoteId(saved.id, () => read(saved.id));
      if (stored.slug !== document.slug) warnings.push(`Ghost changed the address to “${stored.slug}”.`);
      if (!stored.html && document.html) warnings.push("Ghost stored the post without its text. Check it there.");
      return { remoteId: stored.id, url: stored.status === "published" ? stored.url : null, warnings };
    },
    unpublish: async (remoteId) => void (await update(remoteId, { status: "draft" })),
  };
};

const requireLimits = ({ title, slug }: PublishedDocument) => {
  if (title.length > limits.title)
    throw new PublishError("mapping", `Ghost takes titles of up to ${limits.title} characters. Shorten the title.`);
  if (slug.length > limits.slug)
    throw new PublishError("mapping", `Ghost takes addresses of up to ${limits.slug} characters. Shorten the address.`);
};

const fieldsOf = (document: PublishedDocument, featureImage: string | undefined) => ({
  title: document.title,
  slug: document.slug,
  html: needsHtmlCard.test(document.html)
    ? `<!--kg-card-begin: html-->\n${document.html}\n<!--kg-card-end: html-->`
    : document.html,
  custom_excerpt: cut(document.excerpt, limits.excerpt) || null,
  meta_title: cut(document.metaTitle, limits.metaTitle) || null,
  meta_description: cut(document.metaDescription, limits.metaDescription) || null,
  canonical_url: document.canonicalUrl,
  // A leading # makes a tag internal, and a leading comma is refused.
  tags: document.tags.map((tag) => cut(tag.replace(/^[#,\s]+/, ""), limits.tag)).filter(Boolean),
  ...(featureImage && { feature_image: featureImage, feature_image_alt: cut(document.image?.alt ?? "", limits.alt) }),
});
