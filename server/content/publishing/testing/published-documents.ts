// Articles and page sets that are ready to be published, for tests.
import type { Db } from "#db/connect.ts";
import { pageSets, pages } from "#db/schema/index.ts";
import { pageTemplate } from "#shared/content/page-sets.ts";
import { addCredits } from "../../../billing/credits/credits.ts";
import { createFactories } from "../../../testing/factories.ts";
import { transition } from "../../articles/transition.ts";

type Project = { id: string; userId: string };

/** Adds a set with pages that have passed, and a credit for each. Their checks are tested elsewhere. */
export const addReadyPages = async (db: Db, project: Project, count: number) => {
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

/** Adds approved articles that are due at a destination, and a credit for each. */
export const addDueArticles = async (db: Db, now: Date, project: Project, destinationId: string, count: number) => {
  const { id: projectId, userId } = project;
  await addCredits(db, { userId, kind: "article", delta: count, reason: "trial", source: destinationId });
  const create = createFactories(db);
  const schedule = { destinationId, publishAs: "live" as const, scheduledAt: now };
  for (let at = 0; at < count; at++) {
    const { id } = await create.article({ projectId, approvedVersion: 1, html: "<p>Look at the label.</p>" });
    await db.transaction(async (tx) => {
      await transition(tx, now, id, { to: "approved", actor: "customer" });
      await transition(tx, now, id, { to: "scheduled", actor: "customer", values: schedule });
    });
  }
};
