import { defineRequests, owner, self } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ forProject }) => ({
  "GET /search": self(200, () => ({ query: { q: "parcel" } })),
  "GET /projects/:id/waiting": owner(200, forProject()),
}));
