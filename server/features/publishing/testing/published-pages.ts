// A page set whose pages are ready to be published, for tests.
import type { Db } from "#db/connect.ts";
import { pageSets, pages } from "#db/schema/index.ts";
import { pageTemplate } from "#shared/page-sets.ts";
import { addCredits } from "../../credits/credits.ts";

/** Adds a set with pages that have passed, and a credit for each. Their checks are tested elsewhere. */
export const addReadyPages = async (db: Db, project: { id: string; userId: string }, count: number) => {
  const template = pageTemplate.parse({
    title: "Plumbers in {{city}}",
    slug: "plumbers-{{city}}",
    html: '<h2>{{city}}</h2><p>Read about our <a href="https://parcelo.example/prices">prices</a>.</p>',
  });
  const [set] = await db
    .insert(pageSets)
    .values({ projectId: project.id, name: "Cities", template, columns: ["city"], state: "ready" })
    .returning();
  if (!set) throw new Error("The page set was not created.");
  await db.insert(pages).values(
    Array.from({ length: count }, (_, at) => ({
      projectId: project.id,
      pageSetId: set.id,
      key: `plumbers-town-${at}`,
      row: at + 1,
      title: `Plumbers in Town ${at}`,
      slug: `plumbers-town-${at}`,
      values: { city: `Town ${at}` },
      digest: String(at),
      state: "ready" as const,
    })),
  );
  await addCredits(db, { userId: project.userId, kind: "page", delta: count, reason: "trial", source: set.id });
  return set;
};
