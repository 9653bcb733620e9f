import { defineRequests, self } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create }) => ({
  "GET /users/me/keys": self(200),
  "POST /users/me/keys": self(201, () => ({ body: { name: "Reports", scopes: ["read"], expiresInDays: 90 } })),
  "DELETE /users/me/keys/:id": self(204, async (person) => ({
    path: { id: (await create.apiKey({ userId: person.id })).id },
  })),
}));
