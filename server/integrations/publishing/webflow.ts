// Webflow CMS, with a site token. https://developers.webflow.com/data/reference
import { z } from "zod";
import type { DestinationSecret, DestinationSettings, PublishedDocument } from "#shared/content/destinations.ts";
import { createPlatformClient, detailOf, type PlatformAnswer } from "./platform-client.ts";
import { PublishError, type Publisher, type PublisherDependencies, withRemoteId } from "./publisher.ts";

type Options = {
  /** The API's address. */
  apiUrl: string;
  /** The site's own address, from which URLs of items are made. */
  url: string | null;
  settings: DestinationSettings<"webflow">;
  secret: DestinationSecret<"webflow">;
};
type Fields = NonNullable<DestinationSettings<"webflow">["fields"]>;

const name = "Webflow";

const field = z.object({
  slug: z.string(),
  displayName: z.string().default(""),
  type: z.string(),
  isRequired: z.boolean().default(false),
});
const collection = z.object({
  id: z.string(),
  displayName: z.string(),
  slug: z.string(),
  fields: z.array(field).default([]),
});
const collections = z.object({ collections: z.array(collection) });
const sites = z.object({ sites: z.array(z.object({ id: z.string(), displayName: z.string() })) });
const item = z.object({
  id: z.string(),
  isDraft: z.boolean().default(false),
  lastPublished: z.string().nullish(),
  fieldData: z.object({ slug: z.string() }).loose(),
});
const items = z.object({ items: z.array(item) });
const published = z.object({
  publishedItemIds: z.array(z.string()).default([]),
  errors: z.array(z.unknown()).default([]),
});

const errorOf = (answer: PlatformAnswer) => {
  if (answer.status === 409)
    return new PublishError(
      "conflict",
      "Webflow can't publish into this collection yet. Publish your site in Webflow once, then publish again.",
    );
  if (answer.status === 401)
    return new PublishError(
      "auth",
      "Webflow didn't accept the token. Create a site token with access to the CMS and paste it.",
    );
  if (answer.status === 403)
    return new PublishError(
      "auth",
      `The Webflow token lacks a permission. It needs CMS read and write, and sites read.${detailOf(answer.json)}`,
    );
  if (answer.status === 400 || answer.status === 422)
    return new PublishError(
      "mapping",
      `Webflow didn't accept the fields. Check which field takes what.${detailOf(answer.json)}`,
    );
  return undefined;
};

export const createWebflow = ({ safeFetch, clock }: PublisherDependencies, options: Options): Publisher => {
  const { settings, secret, url } = options;
  const base = options.apiUrl.replace(/\/+$/, "");
  const headers = async () => ({ authorization: `Bearer ${secret.token}` });
  const client = createPlatformClient({ safeFetch, name, headers, errorOf });

  const chosen = () => {
    const { collectionId, fields } = settings;
    if (!collectionId || !fields)
      throw new PublishError("mapping", "Choose a Webflow collection and the field that takes the text.");
    return { collectionId, fields };
  };
  const pathOf = (path = "") => `${base}/collections/${chosen().collectionId}${path}`;
  const itemPath = (remoteId: string, path = "") => pathOf(`/items/${encodeURIComponent(remoteId)}${path}`);

  const readCollection = () => client.request(collection, { url: pathOf() });

  const readItem = async (remoteId: string) => {
    const answer = await client.send({ url: itemPath(remoteId) });
    if (answer.status === 404)
      throw new PublishError("refused", "The item no longer exists in Webflow.", { isMissing: true });
    return client.read(item, answer);
  };

  const urlOf = (collectionSlug: string, found: z.infer<typeof item>) =>
    url && found.lastPublished ? `${url.replace(/\/+$/, "")}/${collectionSlug}/${found.fieldData.slug}` : null;

  const publish = async (remoteId: string) => {
    const { errors } = await client.request(published, {
      method: "POST",
      url: pathOf("/items/publish"),
      json: { itemIds: [remoteId] },
    });
    if (errors.length)
      throw new PublishError("mapping", `Webflow saved the item but didn't publish it.${detailOf({ errors })}`);
  };

  return {
    test: async () => {
      const { sites: found } = await client.request(sites, { url: `${base}/sites` });
      const as = found.map(({ displayName }) => displayName).join(", ") || null;
      const can = ["create drafts", "publish"];
      if (!settings.collectionId || !settings.fields)
        return { as, can, warnings: ["Choose a collection and its fields."] };
      const { fields } = await readCollection();
      return { as, can, warnings: missingFields(fields, settings.fields) };
    },
    targets: async () => {
      const { sites: found } = await client.request(sites, { url: `${base}/sites` });
      const targets = [];
      for (const site of found)
        for (const { id } of (await client.request(collections, { url: `${base}/sites/${site.id}/collections` }))
          .collections) {
          const { displayName, fields } = await client.request(collection, { url: `${base}/collections/${id}` });
          const ownFields = fields.filter(({ slug }) => !isFixed(slug));
          targets.push({
            id,
            name: `${site.displayName}: ${displayName}`,
            kind: "collection" as const,
            fields: ownFields.map((one) => ({
              slug: one.slug,
              name: one.displayName,
              type: one.type,
              isRequired: one.isRequired,
            })),
          });
        }
      return targets;
    },
    find: async (slug) => {
      const { items: found } = await client.request(items, {
        url: pathOf(`/items?slug=${encodeURIComponent(slug)}&limit=10`),
      });
      const own = found.find(({ fieldData }) => fieldData.slug === slug);
      return own && { remoteId: own.id, url: null };
    },
    save: async (document, { mode, remoteId }) => {
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(document.slug))
        throw new PublishError(
          "mapping",
          "Webflow takes addresses of lower-case letters, digits and hyphens. Change the address.",
        );
      const { fields } = chosen();
      const { slug: collectionSlug, fields: existing } = await readCollection();
      const [missing] = missingFields(existing, fields);
      if (missing) throw new PublishError("mapping", missing);
      const current = remoteId === undefined ? undefined : await readItem(remoteId);
      const warnings: string[] = [];
      const send = (fieldData: Record<string, unknown>) =>
        client.request(item, {
          method: current ? "PATCH" : "POST",
          // By default, Webflow silently drops images that it can't load.
          url: `${current ? itemPath(current.id) : pathOf("/items")}?skipInvalidFiles=false`,
          json: { fieldData, isArchived: false, isDraft: mode === "draft" && (current?.isDraft ?? true) },
        });
      const fieldData = fieldDataOf(document, fields, clock());
      const imageField = fields.image;
      const saved = await send(fieldData).catch((error) => {
        const isImage =
          error instanceof PublishError && error.errorClass === "mapping" && /image|file/i.test(error.message);
        if (!imageField || !isImage || existing.some(({ slug, isRequired }) => slug === imageField && isRequired))
          throw error;
        warnings.push(`Published without its image. ${error.message}`);
        return send(Object.fromEntries(Object.entries(fieldData).filter(([slug]) => slug !== imageField)));
      });
      return withRemoteId(saved.id, async () => {
        if (mode === "live") await publish(saved.id);
        const stored = await readItem(saved.id);
        if (stored.fieldData.slug !== document.slug)
          warnings.push(`Webflow changed the address to “${stored.fieldData.slug}”.`);
        return { remoteId: saved.id, url: urlOf(collectionSlug, stored), warnings };
      });
    },
    unpublish: async (remoteId) => {
      const answer = await client.send({ method: "DELETE", url: itemPath(remoteId, "/live") });
      // An item that isn't live has nothing to unpublish.
      if (answer.status >= 300 && answer.status !== 404) throw client.failureOf(answer);
    },
  };
};

/** Every collection has a name and a slug. */
const isFixed = (slug: string) => slug === "name" || slug === "slug";

const missingFields = (existing: z.infer<typeof field>[], fields: Fields) => {
  const mapped = new Set<string>(Object.values(fields));
  const unfilled = existing.filter(({ slug, isRequired }) => isRequired && !isFixed(slug) && !mapped.has(slug));
  const unknown = [...mapped].filter((slug) => !existing.some((one) => one.slug === slug));
  const names = unfilled.map(({ slug, displayName }) => displayName || slug).join(", ");
  return [
    ...(unfilled.length ? [`Webflow requires the fields ${names}. Choose what they take, or make them optional.`] : []),
    ...(unknown.length ? [`The collection no longer has the fields ${unknown.join(", ")}. Choose others.`] : []),
  ];
};

const fieldDataOf = (document: PublishedDocument, fields: Fields, now: Date): Record<string, unknown> => ({
  name: document.title,
  slug: document.slug,
  [fields.body]: document.html,
  ...(fields.summary && { [fields.summary]: document.excerpt }),
  ...(fields.image && document.image && { [fields.image]: { url: document.image.url, alt: document.image.alt } }),
  ...(fields.metaTitle && { [fields.metaTitle]: document.metaTitle }),
  ...(fields.metaDescription && { [fields.metaDescription]: document.metaDescription }),
  ...(fields.date && { [fields.date]: now.toISOString() }),
});
