import { evidence } from "#db/schema/index.ts";
import { evidenceKey } from "../../site/files/project-images.ts";
import { defineRequests, operator, type Person, reader } from "../../testing/define-requests.ts";
import { pngOf } from "../../testing/image-files.ts";

const screenshot = new File([pngOf(8, 8)], "screenshot.png", { type: "image/png" });

export const requests = defineRequests(({ create, dependencies }) => {
  const { db, storage } = dependencies;
  /** A check that this person has claimed or finished, of someone's project. */
  const claimed =
    (body?: unknown) =>
    async ({ id: operatorId }: Person) => {
      const { id } = await create.task({ claimedBy: operatorId, state: "claimed" });
      return { path: { id }, ...(body !== undefined && { body }) };
    };
  return {
    "GET /tasks": operator(200, () => ({ query: { page: "1", limit: "2", mine: "true" } })),
    "POST /tasks/next": operator(200, async () => {
      await create.task();
      return { body: {} };
    }),
    "GET /tasks/evidence/:id": reader(200, async ({ id: ownerId }) => {
      const project = await create.project({ ownerId });
      const { id: submissionId } = await create.submission({ projectId: project.id });
      const [row] = await db.insert(evidence).values({ submissionId, width: 8, height: 8, bytes: 9 }).returning();
      if (!row) throw new Error("The screenshot was not created.");
      await storage.write(evidenceKey(row.id), new Uint8Array(9), "image/webp");
      return { path: { id: row.id } };
    }),
    "POST /tasks/:id/renew": operator(200, claimed()),
    "POST /tasks/:id/release": operator(200, claimed()),
    "POST /tasks/:id/finish": operator(200, claimed({ outcome: "submitted", confirmation: "We will review it." })),
    "POST /tasks/:id/undo": operator(409, claimed()),
    "GET /tasks/:id/login": operator(200, claimed()),
    "PUT /tasks/:id/login": operator(204, claimed({ username: "parcelo", password: "s3cret" })),
    "POST /tasks/:id/evidence": operator(201, async (person) => {
      const body = new FormData();
      body.set("file", screenshot);
      return { ...(await claimed()(person)), body };
    }),
  };
});
