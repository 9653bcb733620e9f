import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { memberRoles } from "#shared/roles.ts";
import { createdAt, id, instant } from "../columns.ts";
import { projects } from "../projects.ts";
import { users } from "../users.ts";

/** Who else works on a project. The account that pays for it, `projects.userId`, is an owner without a row. */
export const projectMembers = pgTable(
  "project_members",
  {
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: memberRoles }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.userId] }), index("project_members_user").on(table.userId)],
);

/** Invitations that were not accepted yet. The link's token is derived from the id when the email is sent. */
export const projectInvitations = pgTable(
  "project_invitations",
  {
    id: id(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** In lower case. */
    email: text("email").notNull(),
    role: text("role", { enum: memberRoles }).notNull(),
    invitedBy: uuid("invited_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null until the email is sent. */
    tokenHash: text("token_hash").unique(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("project_invitations_once").on(table.projectId, sql`lower(${table.email})`),
    index("project_invitations_inviter").on(table.invitedBy),
  ],
);
