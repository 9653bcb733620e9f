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
import { insertOne } from "./insert-one.ts";

/** Creates rows of posts, topics, articles, page sets and their destinations. */
export const createContentFactories = (db: Db) => ({
  /** A destination without a secret, for downloads unless `values` say otherwise. */
  destination: ({ projectId, ...values }: { projectId: string } & Partial<typeof destinations.$inferInsert>) =>
    insertOne(db, destinations, {
      projectId,
      kind: "download",
      name: "Files",
      settings: { publishAs: "draft" },
      ...values,
    }),

  /** A connection to Search Console. `secret` is encrypted already. */
  searchConnection: (values: typeof searchConnections.$inferInsert) => insertOne(db, searchConnections, values),

  /** An article that is published at a destination. Its state is written directly. */
  publication: async ({
    document,
    ...values
  }: { projectId: string; destinationId: string; document?: Partial<PublishedDocument> } & Partial<
    Omit<typeof publications.$inferInsert, "document">
  >) => {
    return insertOne(db, publications, {
      version: 1,
      mode: "live",
      state: "published",
      ...values,
      articleId: values.pageId ? null : (values.articleId ?? crypto.randomUUID()),
      document: { ...articleDocument, ...document },
    });
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
    return insertOne(db, pageSets, {
      projectId,
      name: "Cities",
      ...values,
      csv,
      template,
      columns: csv.split("\n")[0]?.split(",") ?? [],
    });
  },

  topic: async ({ projectId, ...values }: { projectId: string } & Partial<typeof topics.$inferInsert>) => {
    const title = values.title ?? `How to track a parcel, part ${crypto.randomUUID().slice(-12)}`;
    return insertOne(db, topics, {
      projectId,
      source: "manual",
      key: foldCase(title),
      title,
      intent: "learn",
      ...values,
    });
  },

  /** Its state is written directly, without credit or history. */
  article: async ({ projectId, ...values }: { projectId: string } & Partial<typeof articles.$inferInsert>) => {
    const slug = `article-${crypto.randomUUID().slice(-12)}`;
    return insertOne(db, articles, { projectId, title: "How to track a parcel", slug, ...values });
  },

  /** A post inserted directly, without sanitizing. */
  post: async (values: Partial<typeof posts.$inferInsert> = {}) => {
    const slug = `post-${crypto.randomUUID().slice(-12)}`;
    return insertOne(db, posts, { title: slug, slug, content: "<p>Text.</p>", status: "published", ...values });
  },

  /** An image row for posts, without bytes in the storage. */
  image: (values: Partial<typeof files.$inferInsert> = {}) =>
    insertOne(db, files, {
      width: 1200,
      height: 800,
      bytes: 1_000,
      placeholder: "data:image/webp;base64,",
      ...values,
    }),
});
