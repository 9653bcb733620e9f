import type { DestinationKind } from "#shared/content/destinations.ts";
import { destinationSecrets, destinationSettings } from "#shared/content/destinations.ts";
import type { Env } from "../../env.ts";
import { createGhost } from "./ghost.ts";
import type { Publisher, PublisherDependencies } from "./publisher.ts";
import { createShopify } from "./shopify.ts";
import { createWebflow } from "./webflow.ts";
import { createWebhook } from "./webhook.ts";
import { createWordpress } from "./wordpress.ts";

type Connection = { kind: DestinationKind; url: string | null; settings: unknown; secret: unknown };
type Addresses = Pick<Env, "WEBFLOW_URL" | "SHOPIFY_URL">;

/** Returns the adapter for one attempt. `secret` is decrypted. */
export const createPublisher = (
  dependencies: PublisherDependencies,
  env: Addresses,
  { kind, url, ...connection }: Connection,
): Publisher => {
  const address = url ?? "";
  switch (kind) {
    case "wordpress":
      return createWordpress(dependencies, {
        url: address,
        settings: destinationSettings.wordpress.parse(connection.settings),
        secret: destinationSecrets.wordpress.parse(connection.secret),
      });
    case "ghost":
      return createGhost(dependencies, { url: address, secret: destinationSecrets.ghost.parse(connection.secret) });
    case "webflow":
      return createWebflow(dependencies, {
        apiUrl: env.WEBFLOW_URL,
        url,
        settings: destinationSettings.webflow.parse(connection.settings),
        secret: destinationSecrets.webflow.parse(connection.secret),
      });
    case "shopify":
      return createShopify(dependencies, {
        url: address,
        apiUrl: env.SHOPIFY_URL,
        settings: destinationSettings.shopify.parse(connection.settings),
        secret: destinationSecrets.shopify.parse(connection.secret),
      });
    case "webhook":
      return createWebhook(dependencies, { url: address, secret: destinationSecrets.webhook.parse(connection.secret) });
    case "download":
      return createDownload();
  }
};

/** Nothing is sent anywhere: the owner downloads what is published. */
const createDownload = (): Publisher => ({
  test: async () => ({ as: null, can: ["publish"], warnings: [] }),
  targets: async () => [],
  find: async () => undefined,
  save: async ({ slug }) => ({ remoteId: slug, url: null, warnings: [] }),
  unpublish: async () => {},
});
