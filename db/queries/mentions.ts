import { sql } from "drizzle-orm";
import { mentions } from "../schema/index.ts";

/** The reasons of a mention's score: those of the project's rules first, then those of the post. */
export const allReasons = sql<string[]>`${mentions.ruleReasons} || ${mentions.reasons}`;
