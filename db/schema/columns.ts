import { sql } from "drizzle-orm";
import { timestamp, uuid } from "drizzle-orm/pg-core";

/** UUIDv7, generated here, so that ids sort by time on every supported Postgres version. */
export const id = () =>
  uuid("id")
    .primaryKey()
    .$defaultFn(() => Bun.randomUUIDv7());

/** A timestamp with time zone, read as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

/** When a row is next due. Defaults to immediately, regardless of clock differences between database and process. */
export const nextAt = (name: string) => instant(name).notNull().default(sql`'epoch'`);

export const createdAt = () => instant("created_at").notNull().defaultNow();
