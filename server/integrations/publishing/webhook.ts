// A signed request to the customer's own endpoint. https://www.standardwebhooks.com
import { z } from "zod";
import type { DestinationSecret, PublishedDocument } from "#shared/content/destinations.ts";
import { webhookHeaders } from "../standard-webhooks.ts";
import { toMarkdown } from "./markdown.ts";
import { createPlatformClient, type PlatformAnswer } from "./platform-client.ts";
import { PublishError, type Publisher, type PublisherDependencies, type SaveOptions } from "./publisher.ts";

const name = "Your webhook";

/** All fields are optional: any 2xx status means that the article was taken. */
const taken = z.object({
  id: z.union([z.string().max(500), z.number()]).optional(),
  url: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .optional(),
});

const errorOf = (answer: PlatformAnswer) => {
  if (answer.status === 410)
    return new PublishError("auth", "Your webhook is gone (status 410), so we paused it. Enter its new address.");
  if (answer.status === 401 || answer.status === 403)
    return new PublishError("auth", "Your webhook didn't accept our signature. Check that it uses the current secret.");
  if (answer.status === 404)
    return new PublishError("refused", "Your webhook doesn't exist (status 404). Check its address.");
  return undefined;
};

export const createWebhook = (
  { safeFetch, clock }: PublisherDependencies,
  { url, secret }: { url: string; secret: DestinationSecret<"webhook"> },
): Publisher => {
  const client = createPlatformClient({ safeFetch, name, errorOf });

  const post = async (id: string, type: string, data: unknown) => {
    const sentAt = clock();
    const body = JSON.stringify({ type, timestamp: sentAt.toISOString(), data });
    const headers = webhookHeaders([secret.secret], { id, sentAt, body });
    const answer = await client.send({ method: "POST", url, body, headers });
    if (answer.status < 200 || answer.status >= 300) throw client.failureOf(answer);
    return taken.safeParse(answer.json).data ?? {};
  };

  return {
    test: async () => {
      await post(`test-${crypto.randomUUID()}`, "test", {});
      return { as: new URL(url).host, can: ["create drafts", "publish"], warnings: [] };
    },
    targets: async () => [],
    // The receiver recognizes what it already has by `webhook-id`.
    find: async () => undefined,
    save: async (document, { id, version, publishedAt, mode, remoteId }) => {
      const type = remoteId === undefined ? "article.publish" : "article.update";
      const article = { ...toArticle(document), id, remote_id: remoteId ?? null, version, status: mode };
      const answered = await post(eventId({ id, version, publishedAt }), type, { article });
      return { remoteId: String(answered.id ?? remoteId ?? id), url: answered.url ?? null, warnings: [] };
    },
    unpublish: async (remoteId, { slug }, { id, version, publishedAt }) => {
      await post(`${eventId({ id, version, publishedAt })}-unpublish`, "article.unpublish", {
        article: { id, remote_id: remoteId, version, slug },
      });
    },
  };
};

/** The same for every attempt, so that the receiver takes it once; another one if the same version is published again. */
const eventId = ({ id, version, publishedAt }: Pick<SaveOptions, "id" | "version" | "publishedAt">) =>
  [id, version, ...(publishedAt ? [publishedAt.getTime()] : [])].join("-");

const toArticle = (document: PublishedDocument) => ({
  title: document.title,
  slug: document.slug,
  html: document.html,
  markdown: toMarkdown(document.html),
  excerpt: document.excerpt,
  meta_title: document.metaTitle,
  meta_description: document.metaDescription,
  canonical_url: document.canonicalUrl,
  image: document.image,
  tags: document.tags,
  language: document.language,
});
