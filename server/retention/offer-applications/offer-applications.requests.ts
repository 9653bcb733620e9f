import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { projects } from "#db/schema/index.ts";
import { anyone, defineRequests, owner, withPlan } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create, dependencies: { db, clock }, forProject }) => ({
  "POST /feedback/:id/apply-offer": anyone(200, async (person) => {
    const { id: projectId } = await create.project({ ownerId: person.id });
    const { id } = await create.feedback({ projectId, outcome: "accepted" });
    const { subscriptionId } = await create.offerApplication({ feedbackId: id, projectId });
    const [project] = await db.select().from(projects).where(eq(projects.id, projectId));
    const timestamp = Math.floor(clock().getTime() / 1000);
    const signature = createHmac("sha256", project?.widgetSecret ?? "")
      .update(`${timestamp}.${id}.${subscriptionId}`)
      .digest("hex");
    return { path: { id }, body: { subscriptionId, timestamp, signature } };
  }),
  "GET /projects/:id/apply-offers": owner(200, forProject()),
  "PUT /projects/:id/apply-offers": withPlan(owner(200, forProject({ body: { applies: "test" } }))),
}));
