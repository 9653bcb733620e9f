import { index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { creditKinds, creditReasons } from "#shared/billing/credits.ts";
import { createdAt, id, instant } from "../columns.ts";
import { submissions } from "../links/submissions.ts";
import { projects } from "../projects.ts";
import { users } from "../users.ts";

/** The ledger: append-only, and a balance is the sum of its entries. Writers lock the account's row first. */
export const credits = pgTable(
  "credits",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    projectId: uuid("project_id").references(() => projects.id, { onDelete: "set null" }),
    kind: text("kind", { enum: creditKinds }).notNull(),
    delta: integer("delta").notNull(),
    reason: text("reason", { enum: creditReasons }).notNull(),
    /** What caused the entry, e.g. `purchase cs_123`, so that a repeated event writes nothing twice. */
    source: text("source").notNull(),
    submissionId: uuid("submission_id").references(() => submissions.id, { onDelete: "set null" }),
    articleId: uuid("article_id"),
    /** The grant whose unused credits this entry takes back, after its expiry or the refund of its payment. */
    grantId: uuid("grant_id"),
    /** When unused credits of a grant lapse. */
    expiresAt: instant("expires_at"),
    note: text("note"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("credits_once").on(table.source, table.kind),
    index("credits_user").on(table.userId, table.kind, table.createdAt.desc(), table.id.desc(), table.delta),
    index("credits_newest").on(table.userId, table.createdAt.desc(), table.id.desc(), table.projectId),
    index("credits_submission").on(table.submissionId),
    index("credits_expiry").on(table.expiresAt),
  ],
);

/**
 * What an account's entries of a kind add up to. Triggers update it in every statement that adds or removes entries
 * (migration credit_balances), so that a balance is one row, however long the ledger is.
 */
export const creditBalances = pgTable(
  "credit_balances",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: creditKinds }).notNull(),
    /** The sum of all entries. */
    available: integer("available").notNull(),
    /** Reserved and used: taken by reservations, without what was released and refunded. */
    held: integer("held").notNull(),
    /** Without what expired. */
    granted: integer("granted").notNull(),
    /** How many entries are refunds. */
    refunds: integer("refunds").notNull(),
    lastGrantAt: instant("last_grant_at"),
  },
  (table) => [
    primaryKey({ name: "credit_balances_once", columns: [table.userId, table.kind] }),
    index("credit_balances_last_grant").on(table.kind, table.lastGrantAt.desc()),
  ],
);
