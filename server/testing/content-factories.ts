import type { z } from "zod";
import type { Db } from "#db/connect.ts";
import { articles, destinations, pageSets, passkeys, publications, topics } from "#db/schema/index.ts";
import type { PublishedDocument } from "#shared/destinations.ts";
import { type PageSetInput, pageTemplate } from "#shared/page-sets.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import { articleDocument } from "./article-document.ts";

/** Creates rows of topics, articles, page sets and their destinations. */
export const createContentFactories = (db: Db) => ({
  /** A passkey whose key signs nothing. */
  passkey: async ({ userId, ...values }: { userId: string } & Partial<typeof passkeys.$inferInsert>) => {
    const [passkey] = await db
      .insert(passkeys)
      .values({
        userId,
        name: "Laptop",
        credentialId: crypto.randomUUID(),
        publicKey: "none",
        counter: 0,
        transports: ["internal"],
        isSynced: true,
        ...values,
      })
      .returning();
    if (!passkey) throw new Error("The passkey was not created.");
    return passkey;
  },

  /** A destination without a secret, for downloads unless `values` say otherwise. */
  destination: async ({ projectId, ...values }: { projectId: string } & Partial<typeof destinations.$inferInsert>) => {
    const [destination] = await db
      .insert(destinations)
      .values({ projectId, kind: "download", name: "Files", settings: { publishAs: "draft" }, ...values })
      .returning();
    if (!destination) throw new Error("The destination was not created.");
    return destination;
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
});
