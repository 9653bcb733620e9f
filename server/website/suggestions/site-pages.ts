// Remembers the pages that an audit has read: what the website covers, and what articles can link to.
import { and, eq, lt } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { sitePages } from "#db/schema/index.ts";
import type { Page } from "./audit/website.ts";

const maxLength = 300;
const languageCode = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i;

/** Replaces the project's pages by those of an audit. After an incomplete one, the pages it didn't read stay. */
export const saveSitePages = async (
  tx: Db,
  projectId: string,
  now: Date,
  { pages, isComplete }: { pages: readonly Page[]; isComplete: boolean },
) => {
  const indexable = pages.filter(({ isHidden, url }) => !isHidden && url.length <= 2_000);
  for (const { url, titles, h1s, language } of indexable) {
    const values = {
      title: (titles[0] ?? "").slice(0, maxLength),
      heading: (h1s[0] ?? "").slice(0, maxLength),
      language: languageCode.test(language) ? language : null,
      readAt: now,
    };
    await tx
      .insert(sitePages)
      .values({ projectId, url, ...values })
      .onConflictDoUpdate({ target: [sitePages.projectId, sitePages.url], set: values });
  }
  if (isComplete) await tx.delete(sitePages).where(and(eq(sitePages.projectId, projectId), lt(sitePages.readAt, now)));
};
