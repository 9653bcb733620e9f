import { defineRequests, owner } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ forProject }) => ({
  "GET /projects/:id/checklist": owner(200, forProject()),
  "PUT /projects/:id/checklist": owner(200, forProject({ body: { isDismissed: true } })),
}));
