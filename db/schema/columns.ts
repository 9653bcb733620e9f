import { sql } from "drizzle-orm";
import { timestamp, uuid } from "drizzle-orm/pg-core";

/** UUIDv7, made here, so that ids sort by time on every Postgres that we support. */
export const id = () =>
  uuid("id")
    .primaryKey()
    .$defaultFn(() => Bun.randomUUIDv7());

/** An instant, kept with its time zone and read as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

/** When a row is to be worked on next: at once, whatever the clocks of the database and of the process say. */
export const nextAt = (name: string) => instant(name).notNull().default(sql`'epoch'`);

export const createdAt = () => instant("created_at").notNull().defaultNow();
