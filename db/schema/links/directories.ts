import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import {
  changeOrigins,
  type Directory,
  directoryCategories,
  directoryStatuses,
  factOrigins,
  linkConditions,
  linkKinds,
  listingWays,
  pricings,
  siteChecks,
  standings,
  visitors,
} from "#shared/links/directories.ts";
import { createdAt, id, instant, nextAt } from "../columns.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const list = (name: string) => text(name).array().notNull().default(sql`'{}'`);

/** The catalogue. Its values follow from `directory_facts`; the state of the link check is only here. */
export const directories = pgTable(
  "directories",
  {
    id: id(),
    slug: text("slug").notNull().unique(),
    name: text("name").notNull(),
    url: text("url").notNull(),
    /** Lower-case, without `www.`. */
    host: text("host").notNull().unique(),
    submitUrl: text("submit_url"),
    category: text("category", { enum: directoryCategories }).notNull(),
    countries: list("countries"),
    niches: list("niches"),
    languages: list("languages"),
    listedBy: text("listed_by", { enum: listingWays }).notNull().default("submission"),
    pricing: text("pricing", { enum: pricings }).notNull(),
    pricingKnown: boolean("pricing_known").notNull().default(false),
    feeFrom: text("fee_from"),
    linkKind: text("link_kind", { enum: linkKinds }),
    linkCondition: text("link_condition", { enum: linkConditions }),
    dr: integer("dr"),
    drSource: text("dr_source"),
    drYear: integer("dr_year"),
    referringSubnets: integer("referring_subnets"),
    accountRequired: boolean("account_required"),
    signInWith: list("sign_in_with"),
    reviewDaysMin: doublePrecision("review_days_min"),
    reviewDaysMax: doublePrecision("review_days_max"),
    fields: jsonb("fields").$type<Directory["fields"]>().notNull().default([]),
    steps: text("steps"),
    rules: list("rules"),
    /** What the address of a listing looks like: `https://example.com/company/*`. */
    listingUrlPattern: text("listing_url_pattern"),
    /** Who may check listings there. */
    checkBy: text("check_by", { enum: visitors }).notNull().default("bot"),
    standing: text("standing", { enum: standings }).notNull().default("listed"),
    status: text("status", { enum: directoryStatuses }).notNull().default("active"),
    lastCheckedAt: instant("last_checked_at"),
    lastCheck: text("last_check", { enum: siteChecks }),
    nextCheckAt: nextAt("next_check_at"),
    /** Days on which checks in a row found no site. */
    misses: integer("misses").notNull().default(0),
    lastMissAt: instant("last_miss_at"),
    /** Where the site redirects to, if that is another host. */
    movedTo: text("moved_to"),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    /** Listed directories come first in every order, then the network, then the unconfirmed. */
    standingRank: smallint("standing_rank")
      .notNull()
      .generatedAlwaysAs(sql`case standing when 'listed' then 0 when 'network' then 1 else 2 end`),
    /** The number in `feeFrom`, whatever its currency; 0 where everything is free. */
    price: doublePrecision("price").generatedAlwaysAs(
      sql`case when fee_from ~ '\\d' then substring(fee_from from '\\d+(?:\\.\\d+)?')::double precision when pricing = 'free' then 0 end`,
    ),
    /** Names and hosts as words: `yell.co.uk` is found by `yell`, too. */
    searchVector: tsvector("search_vector").generatedAlwaysAs(
      sql`to_tsvector('simple', name || ' ' || host || ' ' || translate(host, '.-', '  '))`,
    ),
  },
  (table) => {
    return [
      index("directories_authority").on(
        table.status,
        table.standingRank,
        sql`${table.dr} desc nulls last`,
        table.name,
        table.id,
      ),
      index("directories_name").on(table.status, table.standingRank, table.name, table.id),
      index("directories_checked").on(
        table.status,
        table.standingRank,
        sql`${table.lastCheckedAt} desc nulls last`,
        table.name,
        table.id,
      ),
      index("directories_price").on(table.status, table.standingRank, table.price, table.name, table.id),
      index("directories_review").on(table.status, table.standingRank, table.reviewDaysMin, table.name, table.id),
      // Small, so that the matches of a filter are counted in the index alone.
      index("directories_status").on(table.status),
      index("directories_category").on(table.status, table.category),
      index("directories_pricing").on(table.status, table.pricing),
      index("directories_link_kind").on(table.status, table.linkKind),
      index("directories_link_condition").on(table.status, table.linkCondition),
      index("directories_account").on(table.status, table.accountRequired),
      index("directories_dr").on(table.status, table.dr),
      index("directories_worldwide").on(table.status).where(sql`${table.countries} = '{}'`),
      index("directories_countries").using("gin", table.countries),
      index("directories_niches").using("gin", table.niches),
      index("directories_search_vector").using("gin", table.searchVector),
      index("directories_next_check").on(table.nextCheckAt),
    ];
  },
);

const directoryId = () =>
  uuid("directory_id")
    .notNull()
    .references(() => directories.id, { onDelete: "cascade" });

/** What each source says about a field, as the text of a CSV cell. */
export const directoryFacts = pgTable(
  "directory_facts",
  {
    directoryId: directoryId(),
    field: text("field").notNull(),
    origin: text("origin", { enum: factOrigins }).notNull(),
    source: text("source").notNull(),
    value: text("value").notNull(),
    sourceUrl: text("source_url"),
    licence: text("licence"),
    observedAt: text("observed_at"),
  },
  (table) => [primaryKey({ columns: [table.directoryId, table.field, table.origin, table.source] })],
);

/** The history: every change of a value, and the hosts merged into a directory. */
export const directoryChanges = pgTable(
  "directory_changes",
  {
    id: id(),
    directoryId: directoryId(),
    origin: text("origin", { enum: changeOrigins }).notNull(),
    /** Without a reference: an entry outlives the admin's account. */
    adminId: uuid("admin_id"),
    field: text("field").notNull(),
    from: text("from_value").notNull(),
    to: text("to_value").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("directory_changes_newest").on(table.directoryId, table.createdAt)],
);

/** Hosts and slugs of merged directories: an import finds the remaining one by them, and old addresses redirect. */
export const directoryAliases = pgTable(
  "directory_aliases",
  {
    host: text("host").primaryKey(),
    slug: text("slug").notNull().unique(),
    directoryId: directoryId(),
    createdAt: createdAt(),
  },
  (table) => [index("directory_aliases_directory").on(table.directoryId)],
);

/** Hosts that an admin has deleted or replaced with another one. An import does not create them again. */
export const deletedDirectories = pgTable("deleted_directories", {
  host: text("host").primaryKey(),
  deletedAt: instant("deleted_at").notNull().defaultNow(),
});

/** Imports so far. Without any, a server fills the catalogue when it starts. */
export const directoryImports = pgTable("directory_imports", {
  id: id(),
  created: integer("created").notNull(),
  updated: integer("updated").notNull(),
  unchanged: integer("unchanged").notNull(),
  kept: integer("kept").notNull(),
  createdAt: createdAt(),
});
