import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./auth.ts";
import { createdAt, id } from "./columns.ts";

/** Uploaded pictures; their bytes, re-encoded in several widths, are in the storage under the id. */
export const files = pgTable("files", {
  id: id(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  /** Of the widest form. */
  bytes: integer("bytes").notNull(),
  /** A few pixels of the picture as a data URL, shown until it is there. */
  placeholder: text("placeholder").notNull(),
  uploadedBy: uuid("uploaded_by").references(() => users.id, { onDelete: "set null" }),
  createdAt: createdAt(),
});
