import { boolean, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { crawlerAgents } from "#shared/website/crawlers.ts";
import { severities, suggestionStates } from "#shared/website/suggestions.ts";
import { createdAt, id, instant, nextAt } from "../columns.ts";
import { projects } from "../projects.ts";

/** Improvements for a project, from website audits or recurring feedback. */
export const suggestions = pgTable(
  "suggestions",
  {
    id: id(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** The check or theme that raised it. */
    kind: text("kind").notNull(),
    severity: text("severity", { enum: severities }).notNull(),
    title: text("title").notNull(),
    detail: text("detail").notNull(),
    how: text("how").notNull(),
    evidence: text("evidence").notNull(),
    state: text("state", { enum: suggestionStates }).notNull().default("open"),
    endedAt: instant("ended_at"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("suggestions_once").on(table.projectId, table.kind),
    index("suggestions_open").on(table.projectId, table.state, table.createdAt.desc(), table.id.desc()),
  ],
);

/** When a project's website is audited next, and the result of the last audit. */
export const audits = pgTable(
  "audits",
  {
    projectId: uuid("project_id")
      .primaryKey()
      .references(() => projects.id, { onDelete: "cascade" }),
    nextAuditAt: nextAt("next_audit_at"),
    auditedAt: instant("audited_at"),
    pages: integer("pages").notNull().default(0),
    /** Why the last audit failed, worded for customers. */
    failure: text("failure"),
    /** The crawlers that robots.txt keeps from the home page; null if that is not known. */
    shutOut: text("shut_out", { enum: crawlerAgents }).array(),
    hasLlmsTxt: boolean("has_llms_txt"),
  },
  (table) => [index("audits_due").on(table.nextAuditAt)],
);
