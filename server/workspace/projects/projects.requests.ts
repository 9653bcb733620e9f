import { defineRequests, owner, self, withPlan } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ forProject, websiteUrl }) => ({
  "GET /projects/my": self(200),
  "GET /projects/month-replies": self(200),
  "GET /projects/website-infos": self(200, () => ({ query: { url: websiteUrl } })),
  "GET /projects/keyword-proposals": self(200, () => ({ query: { url: websiteUrl } })),
  "GET /projects/website-icon": self(200, () => ({ query: { url: `${websiteUrl}/icon.png` } })),
  "POST /projects": withPlan(
    self(201, () => ({ body: { name: "Parcelo", url: "https://parcelo.example", keywords: ["parcel tracker"] } })),
  ),
  "GET /projects/:id": owner(200, forProject()),
  "PUT /projects/:id": withPlan(
    owner(200, forProject({ body: { name: "Parcelo 2", description: "Tracks.", origins: ["https://a.example"] } })),
  ),
  "DELETE /projects/:id": owner(204, forProject()),
  "GET /projects/:id/scan": owner(200, forProject()),
  "GET /projects/:id/sources": owner(200, forProject()),
  "PUT /projects/:id/icon": withPlan(owner(200, forProject({ body: { url: null } }))),
}));
