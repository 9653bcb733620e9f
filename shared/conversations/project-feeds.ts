import { z } from "zod";
import { webUrl } from "../urls/web-url.ts";

/** Maximum feeds per project. */
export const maxFeeds = 20;

export const feedInput = z.object({ url: webUrl("Enter an address like https://example.com/feed.xml.") }).strict();
export type FeedInput = z.infer<typeof feedInput>;

export const projectFeed = z
  .object({ id: z.uuid(), url: z.string(), createdAt: z.iso.datetime() })
  .strict()
  .meta({ id: "ProjectFeed" });
export type ProjectFeed = z.infer<typeof projectFeed>;
export const feedList = z.object({ feeds: z.array(projectFeed), total: z.number().int() }).strict();
export const feedPath = z.object({ id: z.uuid(), feedId: z.uuid() }).strict();
