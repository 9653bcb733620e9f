import { anyone, defineRequests, password, self } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create }) => ({
  "GET /users/me": self(200),
  "PUT /users/me": self(200, () => ({ body: { name: "Ada", website: "parcelo.example" } })),
  "DELETE /users/me": self(204, () => ({ body: {} })),
  "POST /users/me/keep": self(204),
  "POST /users/me/keep/link": anyone(400, () => ({ body: { token: "unknown" } })),
  "PUT /users/me/password": self(204, () => ({ body: { newPassword: password } })),
  "GET /users/me/export": self(200),
  "GET /users/me/mails": self(200),
  "PUT /users/me/mails": self(200, () => ({ body: { digest: false } })),
  "GET /users/me/sessions": self(200),
  "DELETE /users/me/sessions/:id": self(204, async (person) => ({
    path: { id: (await create.session({ userId: person.id })).id },
  })),
  "POST /users/me/confirm-email": anyone(400, () => ({ body: { token: "unknown" } })),
}));
