import { sql } from "drizzle-orm";
import { customType, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { postStatuses } from "#shared/site/blog.ts";
import { createdAt, id, instant } from "../columns.ts";
import { files } from "./files.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const posts = pgTable(
  "posts",
  {
    id: id(),
    title: text("title").notNull(),
    slug: text("slug").notNull().unique(),
    coverImageId: uuid("cover_image_id").references(() => files.id, { onDelete: "restrict" }),
    content: text("content").notNull(),
    /** The version of the sanitizer rules that `content` passed; 0 means unknown. */
    sanitizerVersion: integer("sanitizer_version").notNull().default(0),
    metaTitle: text("meta_title"),
    metaDescription: text("meta_description"),
    status: text("status", { enum: postStatuses }).notNull(),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    /** For full-text search: the title weighs most; HTML tags in the body are removed. */
    searchVector: tsvector("search_vector").generatedAlwaysAs(
      sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', coalesce(meta_description, '')), 'B') || setweight(to_tsvector('english', regexp_replace(content, '<[^>]*>', ' ', 'g')), 'C')`,
    ),
  },
  (table) => [
    index("posts_newest").on(table.status, table.createdAt),
    index("posts_search_vector").using("gin", table.searchVector),
    index("posts_cover").on(table.coverImageId),
  ],
);

/** Former slugs of posts; they redirect to the current one. */
export const previousPostSlugs = pgTable(
  "previous_post_slugs",
  {
    slug: text("slug").primaryKey(),
    postId: uuid("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [index("previous_post_slugs_post").on(table.postId)],
);

/** Pictures used in post bodies; these cannot be deleted. */
export const postImages = pgTable(
  "post_images",
  {
    postId: uuid("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    fileId: uuid("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "restrict" }),
  },
  (table) => [primaryKey({ columns: [table.postId, table.fileId] }), index("post_images_file").on(table.fileId)],
);
