// Destinations: where a project's articles and pages are published.
import { z } from "zod";
import { paging, totals } from "../pagination.ts";
import { publishedProblems } from "../published-page.ts";
import { webUrl } from "../urls/web-url.ts";

export const destinationKinds = ["wordpress", "ghost", "webflow", "shopify", "webhook", "download"] as const;
export type DestinationKind = (typeof destinationKinds)[number];

/** `failing`: the last attempt failed and is retried. `paused`: nothing is published until the owner changes something. */
export const destinationStates = ["ok", "failing", "paused"] as const;
export const publishModes = ["draft", "live"] as const;
export type PublishMode = (typeof publishModes)[number];
export const publicationStates = ["queued", "publishing", "published", "failed", "unpublished"] as const;
export type PublicationState = (typeof publicationStates)[number];

/**
 * What a failed attempt calls for. `auth`: pause the destination; `mapping`: the owner must change the destination or the
 * text; `rate`: wait as long as the platform asks; `conflict`: someone else has the page or its address; `temporary`: try
 * again; `refused`: the platform will not take it.
 */
export const publishErrorClasses = ["auth", "mapping", "rate", "conflict", "temporary", "refused"] as const;
export type PublishErrorClass = (typeof publishErrorClasses)[number];

/** What is published: an article or a page, as it was when it was queued. */
export const publishedDocument = z
  .object({
    title: z.string(),
    slug: z.string(),
    html: z.string(),
    excerpt: z.string(),
    metaTitle: z.string(),
    metaDescription: z.string(),
    canonicalUrl: z.string().nullable(),
    image: z.object({ url: z.string(), alt: z.string() }).strict().nullable(),
    tags: z.array(z.string()),
    language: z.string(),
  })
  .strict();
export type PublishedDocument = z.infer<typeof publishedDocument>;

const name = z.string().trim().min(1, "Enter a name.").max(100);
const shortText = z.string().trim().min(1).max(200);
const secretText = z.string().trim().min(1).max(500);
const publishAs = z.enum(publishModes).default("draft");
const fieldSlug = z.string().regex(/^[\w-]{1,100}$/);

/** Which of a Webflow collection's fields takes what. */
const webflowFields = z
  .object({
    body: fieldSlug,
    summary: fieldSlug.optional(),
    image: fieldSlug.optional(),
    metaTitle: fieldSlug.optional(),
    metaDescription: fieldSlug.optional(),
    date: fieldSlug.optional(),
  })
  .strict();

/** What is chosen per kind. `publishAs` is what publishing does unless it is asked for something else. */
export const destinationSettings = {
  wordpress: z.object({ publishAs, categoryId: z.number().int().positive().optional() }).strict(),
  ghost: z.object({ publishAs }).strict(),
  webflow: z.object({ publishAs, collectionId: fieldSlug.optional(), fields: webflowFields.optional() }).strict(),
  shopify: z.object({ publishAs, blogId: shortText.optional(), author: shortText.optional() }).strict(),
  webhook: z.object({ publishAs }).strict(),
  download: z.object({ publishAs }).strict(),
} satisfies Record<DestinationKind, z.ZodType>;

/** What is needed to sign in, per kind. It is encrypted at rest and never returned. */
export const destinationSecrets = {
  wordpress: z.object({ username: shortText, applicationPassword: secretText }).strict(),
  ghost: z
    .object({
      adminKey: z
        .string()
        .regex(/^[0-9a-f]{24}:[0-9a-f]{64}$/, "Paste the Admin API key: 24 characters, a colon, 64 characters."),
    })
    .strict(),
  webflow: z.object({ token: secretText }).strict(),
  shopify: z.object({ clientId: secretText, clientSecret: secretText }).strict(),
  webhook: z
    .object({
      secret: z
        .string()
        .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, "A secret starts with whsec_, followed by base64."),
    })
    .strict(),
  download: z.object({}).strict(),
} satisfies Record<DestinationKind, z.ZodType>;

export type DestinationSettings<Kind extends DestinationKind = DestinationKind> = z.infer<
  (typeof destinationSettings)[Kind]
>;
export type DestinationSecret<Kind extends DestinationKind> = z.infer<(typeof destinationSecrets)[Kind]>;

const url = webUrl("Enter the address of your website, like https://example.com.");
const asDraft = { publishAs: "draft" } as const;
const { wordpress, ghost, webflow, shopify, webhook, download } = destinationSettings;
const secrets = destinationSecrets;

export const destinationInput = z.discriminatedUnion("kind", [
  z
    .object({
      kind: z.literal("wordpress"),
      name,
      url,
      settings: wordpress.prefault(asDraft),
      secret: secrets.wordpress,
    })
    .strict(),
  z.object({ kind: z.literal("ghost"), name, url, settings: ghost.prefault(asDraft), secret: secrets.ghost }).strict(),
  z
    .object({
      kind: z.literal("webflow"),
      name,
      url: url.optional(),
      settings: webflow.prefault(asDraft),
      secret: secrets.webflow,
    })
    .strict(),
  z
    .object({ kind: z.literal("shopify"), name, url, settings: shopify.prefault(asDraft), secret: secrets.shopify })
    .strict(),
  z
    .object({
      kind: z.literal("webhook"),
      name,
      url,
      settings: webhook.prefault(asDraft),
      secret: secrets.webhook.optional(),
    })
    .strict(),
  z.object({ kind: z.literal("download"), name, settings: download.prefault(asDraft) }).strict(),
]);
export type DestinationInput = z.infer<typeof destinationInput>;

const anySettings = z.union([wordpress, ghost, webflow, shopify, webhook, download]);

/** Changes of a destination. `settings` and `secret` must fit its kind. */
export const destinationChanges = z
  .object({
    name,
    url,
    settings: anySettings,
    secret: z.union([secrets.wordpress, secrets.ghost, secrets.webflow, secrets.shopify, secrets.webhook]),
  })
  .partial()
  .strict();
export type DestinationChanges = z.infer<typeof destinationChanges>;

export const destination = z
  .object({
    id: z.uuid(),
    kind: z.enum(destinationKinds),
    name: z.string(),
    url: z.string().nullable(),
    settings: anySettings,
    state: z.enum(destinationStates),
    reason: z.string().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .strict()
  .meta({ id: "Destination" });
export type Destination = z.infer<typeof destination>;

/** `secret`: the signing secret of a webhook that was created without one. It is returned only here. */
export const createdDestination = destination.extend({ secret: z.string().optional() }).strict();

/** A destination with what was published there. `nextAttemptAt`: when the next failed attempt is repeated. */
export const listedDestination = destination
  .extend({
    published: z.number().int(),
    waiting: z.number().int(),
    failed: z.number().int(),
    /** How many published ones have a problem that a second check confirmed. */
    damaged: z.number().int(),
    lastPublishedAt: z.iso.datetime().nullable(),
    nextAttemptAt: z.iso.datetime().nullable(),
  })
  .strict()
  .meta({ id: "ListedDestination" });
export type ListedDestination = z.infer<typeof listedDestination>;
export const destinationList = z.object({ destinations: z.array(listedDestination), total: z.number().int() }).strict();

/** An article or page at a destination. */
export const publication = z
  .object({
    id: z.uuid(),
    kind: z.enum(["article", "page"]),
    title: z.string(),
    slug: z.string(),
    state: z.enum(publicationStates),
    mode: z.enum(publishModes),
    url: z.string().nullable(),
    reason: z.string().nullable(),
    /** What is wrong with the public page. */
    problem: z.enum(publishedProblems).nullable(),
    publishedAt: z.iso.datetime().nullable(),
    /** When a queued one is attempted next; null for now. */
    nextAttemptAt: z.iso.datetime().nullable(),
  })
  .strict()
  .meta({ id: "Publication" });
export type Publication = z.infer<typeof publication>;
export const publicationQuery = paging(25)
  .extend({ state: z.enum(publicationStates).optional() })
  .strict();
export type PublicationQuery = z.infer<typeof publicationQuery>;
export const publicationList = z.object({ publications: z.array(publication), ...totals }).strict();
/** What a test of the connection found. `reason` says what is wrong and what to do, if it isn't `ok`. */
export const connectionReport = z
  .object({
    ok: z.boolean(),
    as: z.string().nullable(),
    can: z.array(z.string()),
    warnings: z.array(z.string()),
    reason: z.string().nullable(),
  })
  .strict();
export type ConnectionReport = z.infer<typeof connectionReport>;

/** A place within a platform: a category, a collection with its fields, or a blog. */
export const publishTarget = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(["category", "collection", "blog"]),
    fields: z.array(
      z.object({ slug: z.string(), name: z.string(), type: z.string(), isRequired: z.boolean() }).strict(),
    ),
  })
  .strict();
export type PublishTarget = z.infer<typeof publishTarget>;
export const targetList = z.object({ targets: z.array(publishTarget), total: z.number().int() }).strict();

export const wordpressQuery = z.object({ url }).strict();
/** The page on the customer's own site where they allow the connection, and the state to send back with the answer. */
export const wordpressAuthorization = z.object({ url: z.string(), state: z.string() }).strict();
/** What WordPress adds to the address it returns to. */
export const wordpressAnswer = z
  .object({ state: z.string().max(2_000), username: shortText, applicationPassword: secretText })
  .strict();
