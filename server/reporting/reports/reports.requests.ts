import { reportLinks } from "#db/schema/index.ts";
import { createToken, hashToken } from "../../security/random-token.ts";
import { anyone, defineRequests, owner } from "../../testing/define-requests.ts";
import { createReport } from "./reports.ts";

export const requests = defineRequests(({ dependencies, create, forProject, forRow }) => {
  const { db } = dependencies;
  const createIn = ({ projectId }: { projectId: string }) => createReport(dependencies, projectId, "2026-11");
  const createShared = async (person: { id: string }) => {
    const { id: projectId } = await create.project({ ownerId: person.id });
    const { id } = await createIn({ projectId });
    const token = createToken();
    const [row] = await db
      .insert(reportLinks)
      .values({ reportId: id, tokenHash: hashToken(token) })
      .returning();
    return { id, linkId: row?.id ?? "", token };
  };
  return {
    "GET /projects/:id/reports": owner(200, forProject({ query: { page: "1", limit: "5" } })),
    "POST /projects/:id/reports": owner(201, forProject({ body: { month: "2026-11" } })),
    "GET /projects/:id/report-branding": owner(200, forProject()),
    "PUT /projects/:id/report-branding": owner(
      200,
      forProject({ body: { name: "Northpine", logoFileId: null, color: "#1d4fa8" } }),
    ),
    "DELETE /projects/:id/report-branding": owner(204, forProject()),
    "GET /reports/:id": owner(200, forRow("id", createIn)),
    "POST /reports/:id/links": owner(201, forRow("id", createIn, { body: { expiresAt: "2027-01-01T00:00:00Z" } })),
    "DELETE /reports/:id/links/:linkId": owner(204, async (person) => ({ path: await createShared(person) })),
    "GET /reports/shared/:token": anyone(200, async (person) => ({ path: await createShared(person) })),
  };
});
