// The test app with a stand-in of every platform, and a clock that tests move.
import { eq } from "drizzle-orm";
import { afterAll, beforeEach } from "vitest";
import { destinations, publications } from "#db/schema/index.ts";
import type { PublishedDocument, PublishMode } from "#shared/content/destinations.ts";
import { createSafeFetch, FetchError, type SafeFetch } from "../../../integrations/safe-fetch.ts";
import { pngOf } from "../../../testing/image-files.ts";
import { selfSigned } from "../../../testing/self-signed.ts";
import { createGhostSite, ghostSecret } from "../../../testing/stand-ins/ghost.ts";
import { createShopifyShop, shopifyBlogId, shopifySecret } from "../../../testing/stand-ins/shopify.ts";
import {
  createWebflowApi,
  webflowCollectionId,
  webflowFields,
  webflowToken,
} from "../../../testing/stand-ins/webflow.ts";
import { createWebhookReceiver, webhookSecret } from "../../../testing/stand-ins/webhook-receiver.ts";
import { website } from "../../../testing/stand-ins/website.ts";
import { createWordpressSite, wordpressUser } from "../../../testing/stand-ins/wordpress.ts";
import { createTestApp } from "../../../testing/test-app.ts";
import { queuePublication } from "../publications.ts";
import { attemptPublication } from "../publish.ts";
import { sealSecret } from "../secrets.ts";

export const start = new Date("2026-11-21T09:00:00Z");

export const connections = {
  wordpress: { secret: wordpressUser, settings: { publishAs: "live" } },
  ghost: { secret: ghostSecret, settings: { publishAs: "live" } },
  webflow: {
    secret: { token: webflowToken },
    settings: { publishAs: "live", collectionId: webflowCollectionId, fields: webflowFields },
  },
  shopify: { secret: shopifySecret, settings: { publishAs: "live", blogId: shopifyBlogId } },
  webhook: { secret: webhookSecret, settings: { publishAs: "live" } },
} as const;

export type PlatformName = keyof typeof connections;
export const platformNames = Object.keys(connections) as PlatformName[];

type QueueOptions = { version?: number; articleId?: string; mode?: PublishMode; document?: Partial<PublishedDocument> };

/** Call it once per test file. `silence` ends the request under way like a timeout, without waiting for one. */
export const createPublishingApp = async () => {
  const time = { now: start };
  const platforms = {
    wordpress: createWordpressSite({ storesYoastMeta: true }),
    ghost: createGhostSite(() => time.now),
    webflow: createWebflowApi(),
    shopify: createShopifyShop(),
    webhook: createWebhookReceiver(),
  };
  const images = website({
    "/cover.png": () => new Response(pngOf(32, 32), { headers: { "content-type": "image/png" } }),
  });
  const tls = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    tls: selfSigned(["127.0.0.1"]),
    fetch: () => new Response(),
  });
  const selfSignedHost = `127.0.0.1:${tls.port}`;
  const servers = [...Object.values(platforms), images];
  afterAll(() => {
    for (const { stop } of servers) stop();
    void tls.stop(true);
  });
  beforeEach(() => {
    time.now = start;
    platforms.wordpress.media.clear();
    for (const { posts, behavior } of Object.values(platforms)) {
      posts.clear();
      behavior.fault = undefined;
    }
  });

  const fetchNow = createSafeFetch({
    allow: [...servers.map(({ host }) => host), selfSignedHost],
    resolve: async () => {
      throw Object.assign(new Error("No such name."), { code: "ENOTFOUND" });
    },
  });
  let timeOut = () => {};
  const safeFetch: SafeFetch = (url, options) =>
    Promise.race([
      fetchNow(url, options),
      new Promise<never>((_, reject) => {
        timeOut = () => reject(new FetchError("timeout"));
      }),
    ]);
  const app = await createTestApp({ safeFetch, clock: () => time.now });
  const { create } = app;
  const dependencies = {
    ...app.dependencies,
    env: { ...app.dependencies.env, WEBFLOW_URL: platforms.webflow.url, SHOPIFY_URL: platforms.shopify.url },
  };
  const { db } = dependencies;
  const owner = await create.user({ emailVerifiedAt: start });
  const { id: projectId } = await create.project({ ownerId: owner.id });

  const document: PublishedDocument = {
    title: "How to track a parcel",
    slug: "track-a-parcel",
    html: '<p>Ask the <a href="https://carrier.example/">carrier</a> first.</p>',
    excerpt: "Where is it?",
    metaTitle: "Track a parcel",
    metaDescription: "How to find a parcel.",
    canonicalUrl: null,
    image: { url: `${images.url}/cover.png`, alt: "A parcel" },
    tags: ["Existing", "Parcels"],
    language: "en",
  };

  const rowOf = async (id: string) => {
    const [row] = await db.select().from(publications).where(eq(publications.id, id));
    if (!row) throw new Error("The publication is gone.");
    return row;
  };
  const destinationOf = async (id: string) => {
    const [row] = await db.select().from(destinations).where(eq(destinations.id, id));
    if (!row) throw new Error("The destination is gone.");
    return row;
  };

  const queue = (destinationId: string, { document: changes, ...values }: QueueOptions = {}) =>
    queuePublication(db, {
      projectId,
      destinationId,
      articleId: crypto.randomUUID(),
      version: 1,
      mode: "live",
      ...values,
      document: { ...document, ...changes },
    });

  return {
    ...app,
    dependencies,
    time,
    platforms,
    document,
    owner,
    projectId,
    selfSignedUrl: `https://${selfSignedHost}`,
    rowOf,
    destinationOf,
    queue,
    silence: () => {
      timeOut();
      return new Promise<Response>(() => {});
    },
    connect: (kind: PlatformName, { url, secret }: { url?: string; secret?: object } = {}) => {
      const id = Bun.randomUUIDv7();
      return create.destination({
        id,
        projectId,
        kind,
        name: kind,
        url: url ?? platforms[kind].url,
        settings: connections[kind].settings,
        secret: sealSecret(dependencies.secrets, id, secret ?? connections[kind].secret),
      });
    },
    /** The articles of ours on a platform. */
    articlesOn: (kind: PlatformName) =>
      [...platforms[kind].posts.values()].filter(({ title }) => title === document.title),
    /** Attempts until it is published, as the job does. After a failure, the owner repairs the destination and queues it again. */
    publishAfterRepair: async (id: string) => {
      for (let attempt = 0; attempt < 6; attempt++) {
        const { state, destinationId, articleId } = await rowOf(id);
        if (state === "published") return;
        if (state === "failed") {
          await db.update(destinations).set({ state: "ok" }).where(eq(destinations.id, destinationId));
          await queue(destinationId, { articleId: articleId ?? "" });
        }
        const { nextAttemptAt, leaseUntil } = await rowOf(id);
        const dueAt = Math.max(time.now.getTime(), nextAttemptAt.getTime(), leaseUntil?.getTime() ?? 0);
        time.now = new Date(dueAt);
        await attemptPublication(dependencies, id);
      }
    },
  };
};
