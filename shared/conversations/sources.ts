import { z } from "zod";
import { webUrl } from "../urls/web-url.ts";

/** The sources that are searched for mentions. */
export const sourceNames = [
  "hacker-news",
  "stack-exchange",
  "reddit",
  "bluesky",
  "github",
  "lobsters",
  "dev",
  "mastodon",
  "discourse",
  "feeds",
] as const;
export type SourceName = (typeof sourceNames)[number];

export const sourceLabels: Record<SourceName, string> = {
  "hacker-news": "Hacker News",
  "stack-exchange": "Stack Exchange",
  reddit: "Reddit",
  bluesky: "Bluesky",
  github: "GitHub",
  lobsters: "Lobsters",
  dev: "DEV",
  mastodon: "Mastodon",
  discourse: "Forums",
  feeds: "Your feeds",
};

/** The sites that are searched for all customers, as in the privacy policy; the others are named by customers. */
export const publicSites = new Intl.ListFormat("en-GB").format(
  sourceNames.filter((name) => name !== "discourse" && name !== "feeds").map((name) => sourceLabels[name]),
);

export const sourceStates = ["on", "off", "failing"] as const;

/**
 * `since`: when the state began; `reason`: why a source is off or failing, or searched less often; `nextAt`: when it is
 * searched next, null if it is off.
 */
export const sourceState = z
  .object({
    source: z.enum(sourceNames),
    state: z.enum(sourceStates),
    since: z.iso.datetime(),
    reason: z.string().optional(),
    nextAt: z.iso.datetime().nullable(),
  })
  .strict()
  .meta({ id: "SourceState" });
export type SourceState = z.infer<typeof sourceState>;
export const sourceList = z.object({ sources: z.array(sourceState) }).strict();

/** The progress of a project's scan; `searched` counts keywords. */
export const scanProgress = z
  .object({
    keywords: z.number().int(),
    searched: z.number().int(),
    sources: z.array(sourceState.extend({ searched: z.number().int() }).strict()),
    mentions: z.number().int(),
    isDone: z.boolean(),
  })
  .strict();
export type ScanProgress = z.infer<typeof scanProgress>;

export const maxForums = 10;
export const maxTags = 10;
export const maxSites = 5;

/** The base URL of a forum: without query, fragment and slash at the end. */
const toForumUrl = (text: string) => {
  const url = URL.parse(text);
  return url ? `${url.origin}${url.pathname.replace(/\/+$/, "")}` : text;
};

const unique = <Item>(items: Item[]) => [...new Set(items)];
const tag = z
  .string()
  .trim()
  .overwrite((it) => it.replace(/^#/, "").toLowerCase())
  .regex(/^[a-z0-9_\u00c0-\uffff]{1,60}$/, "Use letters, digits and underscores only.");
const tags = z.array(tag).max(maxTags, `Use at most ${maxTags} tags.`).overwrite(unique);
const host = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]+$/;

/** What a project chose at each source. Empty lists of sites and a null instance stand for the defaults. */
export const sourceSettings = z
  .object({
    disabled: z.array(z.enum(sourceNames)).max(sourceNames.length).overwrite(unique),
    forums: z
      .array(webUrl("Enter addresses like https://forum.example.com.").overwrite(toForumUrl))
      .max(maxForums, `Use at most ${maxForums} forums.`)
      .overwrite(unique),
    devTags: tags,
    mastodonTags: tags,
    mastodonInstance: z
      .string()
      .trim()
      .toLowerCase()
      .max(253, { abort: true })
      .regex(host, "Enter a host like mastodon.social.")
      .nullable(),
    stackExchangeSites: z
      .array(
        z
          .string()
          .trim()
          .toLowerCase()
          .regex(/^[a-z0-9][a-z0-9.-]{1,60}$/, "Enter names like stackoverflow or softwarerecs."),
      )
      .max(maxSites, `Use at most ${maxSites} sites.`)
      .overwrite(unique),
  })
  .strict()
  .meta({ id: "SourceSettings" });
export type SourceSettings = z.infer<typeof sourceSettings>;
