import { admin, anyone, defineRequests, owner, unknownId, withPlan } from "../../testing/define-requests.ts";
import { pngOf } from "../../testing/image-files.ts";

const image = new File([pngOf(8, 8)], "image.png", { type: "image/png" });

export const requests = defineRequests(({ create }) => ({
  "POST /file-uploads/image": admin(201, () => {
    const body = new FormData();
    body.set("file", image);
    return { body };
  }),
  "POST /file-uploads/image (for a kit)": withPlan(
    owner(201, async ({ id: ownerId }) => {
      const body = new FormData();
      body.set("file", image);
      return { query: { project: (await create.project({ ownerId })).id }, body };
    }),
  ),
  "GET /file-uploads/:id": anyone(200, async () => ({ path: { id: (await create.image()).id } })),
  // Rows of the factory have no bytes in the storage.
  "GET /file-uploads/:id/image": anyone(404, () => ({ path: { id: unknownId }, query: { w: "320" } })),
  "DELETE /file-uploads/:id": admin(204, async () => ({ path: { id: (await create.image()).id } })),
}));
