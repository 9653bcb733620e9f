import { admin, anyone, defineRequests } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create }) => ({
  "GET /blogposts": anyone(200, () => ({ query: { page: "1", q: "words" } })),
  "GET /blogposts/:id": anyone(200, async () => ({ path: { id: (await create.post()).id } })),
  "GET /blogposts/:slug/slug": anyone(200, async () => ({ path: { slug: (await create.post()).slug } })),
  "GET /blogposts/:n/latests": anyone(200, () => ({ path: { n: "3" }, query: { slug: "x" } })),
  "POST /blogposts": admin(201, () => ({
    body: { title: crypto.randomUUID(), content: "<p>Text.</p>", status: "draft" },
  })),
  "PUT /blogposts/:id": admin(200, async () => ({
    path: { id: (await create.post()).id },
    body: { title: "Title", content: "<p>Text.</p>", status: "draft" },
  })),
  "DELETE /blogposts/:id": admin(204, async () => ({ path: { id: (await create.post()).id } })),
}));
