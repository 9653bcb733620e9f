import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "../columns.ts";
import { projects } from "../projects.ts";
import { users } from "../users.ts";

/** Uploaded pictures. The bytes, re-encoded in several widths, are in file storage under the id. */
export const files = pgTable(
  "files",
  {
    id: id(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** Size of the widest variant. */
    bytes: integer("bytes").notNull(),
    /** A tiny preview as a data URL, shown until the picture has loaded. */
    placeholder: text("placeholder").notNull(),
    uploadedBy: uuid("uploaded_by").references(() => users.id, { onDelete: "set null" }),
    /** The project whose listing kit has the picture; null for pictures of the site. */
    projectId: uuid("project_id").references(() => projects.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [index("files_project").on(table.projectId)],
);
