import type { z } from "zod";
import type { Db } from "#db/connect.ts";
import {
  articles,
  destinations,
  files,
  pageSets,
  posts,
  publications,
  searchConnections,
  topics,
} from "#db/schema/index.ts";
import type { PublishedDocument } from "#shared/content/destinations.ts";
import { type PageSetInput, pageTemplate } from "#shared/content/page-sets.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import { articleDocument } from "./article-document.ts";

/** Creates rows of posts, topics, articles, page sets and their destinations. */
export const createContentFactories = (db: Db) => ({
  /** A destination without a secret, for downloads unless `values` say otherwise. */
  destination: async ({ projectId, ...values }: { projectId: string } & Partial<typeof destinations.$inferInsert>) => {
    const [destination] = await db
      .insert(destinations)
      .values({ projectId, kind: "download", name: "Files", settings: { publishAs: "draft" }, ...values })
      .returning();
    if (!destination) throw new Error("The destination was not created.");
    return destination;
  },

  /** A connection to Search Console. `secret` is encrypted already. */
  searchConnection: async (values: typeof searchConnections.$inferInsert) => {
    const [connection] = await db.insert(searchConnections).values(values).returning();
    if (!connection) throw new Error("The connection was not created.");
    return connection;
  },

  /** An article that is published at a destination. Its state is written directly. */
  publication: async ({
    document,
    ...values
  }: { projectId: string; destinationId: string; document?: Partial<PublishedDocument> } & Partial<
    Omit<typeof publications.$inferInsert, "document">
  >) => {
    const [publication] = await db
      .insert(publications)
      .values({
        version: 1,
        mode: "live",
        state: "published",
        ...values,
        articleId: values.pageId ? null : (values.articleId ?? crypto.randomUUID()),
        document: { ...articleDocument, ...document },
      })
      .returning();
    if (!publication) throw new Error("The publication was not created.");
    return publication;
  },

  /** A set whose pages are not made yet. */
  pageSet: async ({
    projectId,
    ...values
  }: { projectId: string } & Partial<Omit<PageSetInput, "template">> & { template?: z.input<typeof pageTemplate> }) => {
    const template = pageTemplate.parse(
      values.template ?? { title: "{{name}}", slug: "{{name}}", html: "<p>{{name}}</p>" },
    );
    const csv = values.csv ?? "name\nBremen";
    const [set] = await db
      .insert(pageSets)
      .values({ projectId, name: "Cities", ...values, csv, template, columns: csv.split("\n")[0]?.split(",") ?? [] })
      .returning();
    if (!set) throw new Error("The page set was not created.");
    return set;
  },

  topic: async ({ projectId, ...values }: { projectId: string } & Partial<typeof topics.$inferInsert>) => {
    const title = values.title ?? `How to track a parcel, part ${crypto.randomUUID().slice(0, 8)}`;
    const [topic] = await db
      .insert(topics)
      .values({ projectId, source: "manual", key: foldCase(title), title, intent: "learn", ...values })
      .returning();
    if (!topic) throw new Error("The topic was not created.");
    return topic;
  },

  /** Its state is written directly, without credit or history. */
  article: async ({ projectId, ...values }: { projectId: string } & Partial<typeof articles.$inferInsert>) => {
    const slug = `article-${crypto.randomUUID().slice(0, 8)}`;
    const [article] = await db
      .insert(articles)
      .values({ projectId, title: "How to track a parcel", slug, ...values })
      .returning();
    if (!article) throw new Error("The article was not created.");
    return article;
  },

  /** A post inserted directly, without sanitizing. */
  post: async (values: Partial<typeof posts.$inferInsert> = {}) => {
    const slug = `post-${crypto.randomUUID().slice(0, 8)}`;
    const [post] = await db
      .insert(posts)
      .values({ title: slug, slug, content: "<p>Text.</p>", status: "published", ...values })
      .returning();
    if (!post) throw new Error("The post was not created.");
    return post;
  },

  /** An image row for posts, without bytes in the storage. */
  image: async (values: Partial<typeof files.$inferInsert> = {}) => {
    const [image] = await db
      .insert(files)
      .values({ width: 1200, height: 800, bytes: 1_000, placeholder: "data:image/webp;base64,", ...values })
      .returning();
    if (!image) throw new Error("The image was not created.");
    return image;
  },
});
