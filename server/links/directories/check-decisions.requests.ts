import { directoryChecks } from "#db/schema/index.ts";
import { admin, defineRequests } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create, dependencies }) => ({
  "GET /directories/checks": admin(200, () => ({ query: { page: "1", limit: "2" } })),
  "POST /directories/:id/check-decision": admin(204, async () => {
    const { id } = await create.directory({ lastCheck: "parked" });
    await dependencies.db.insert(directoryChecks).values({ directoryId: id, needsDecision: true });
    return { path: { id }, body: { decision: "keep" } };
  }),
}));
