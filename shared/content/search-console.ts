// The connection to Google Search Console.
import { z } from "zod";

export const searchDimensions = ["page", "query"] as const;
export type SearchDimension = (typeof searchDimensions)[number];

/** Why the last import ended early. */
export const searchProblems = ["revoked", "forbidden", "quota", "temporary"] as const;
export type SearchProblem = (typeof searchProblems)[number];

/** How far back Search Console reaches. */
export const searchMonths = 16;

const count = z.number().int();
const instant = z.iso.datetime().nullable();

/**
 * `off`: not connected; `choosing`: connected, without a property; `on`; `ended`: no longer connected, but with figures of
 * before.
 */
export const searchConnection = z
  .object({
    isAvailable: z.boolean().describe("Whether this installation can connect to Google"),
    state: z.enum(["off", "choosing", "on", "ended"]),
    property: z.string().nullable(),
    isOwn: z.boolean().describe("Whether you connected it, so that you can choose the property"),
    isSample: z.boolean().describe("Whether the figures are sample data"),
    problem: z.enum(searchProblems).nullable(),
    daysRead: count,
    daysLeft: count.nullable().describe("Days that the running import has yet to read; null if none runs"),
    importedAt: instant.describe("When the last complete import ended"),
    nextImportAt: instant,
  })
  .strict()
  .meta({ id: "SearchConnection" });
export type SearchConnection = z.infer<typeof searchConnection>;

export const searchAuthorization = z.object({ url: z.url() }).strict();

/** What Google sends back. */
export const searchAnswer = z.object({ code: z.string().min(1).max(2_000), state: z.string().max(200) }).strict();
export type SearchAnswer = z.infer<typeof searchAnswer>;

export const searchProperty = z
  .object({ property: z.string(), fits: z.boolean().describe("Whether it covers the project's website") })
  .strict();
export type SearchProperty = z.infer<typeof searchProperty>;
/** Those that fit come first. */
export const searchPropertyList = z.object({ properties: z.array(searchProperty), total: count }).strict();
export const searchPropertyInput = z.object({ property: z.string().trim().min(1).max(500) }).strict();

export const disconnectQuery = z.object({ figures: z.enum(["keep", "delete"]).default("keep") }).strict();
/** `isRevoked`: whether Google confirmed that our access has ended. */
export const disconnected = z.object({ isRevoked: z.boolean() }).strict();
