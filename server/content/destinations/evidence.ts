import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { publications } from "#db/schema/index.ts";
import { publishedEvidence } from "#shared/published-page.ts";

type Published = { destinationId: string | null } & ({ articleId: string } | { pageId: string });

/** What the last check of a published article or page saw, and when. */
export const findEvidence = async (db: Db, { destinationId, ...document }: Published) => {
  const isDocument =
    "articleId" in document ? eq(publications.articleId, document.articleId) : eq(publications.pageId, document.pageId);
  const [publication] = destinationId
    ? await db
        .select({ evidence: publications.evidence, checkedAt: publications.checkedAt })
        .from(publications)
        .where(and(isDocument, eq(publications.destinationId, destinationId)))
    : [];
  return {
    evidence: publishedEvidence.safeParse(publication?.evidence).data ?? null,
    checkedAt: publication?.checkedAt?.toISOString() ?? null,
  };
};
