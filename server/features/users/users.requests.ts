import { admin, defineRequests } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create }) => {
  const forUser = async () => ({ path: { id: (await create.user()).id } });
  return {
    "GET /users": admin(200, () => ({ query: { q: "people", page: "1" } })),
    "PUT /users/:id/role": admin(204, async () => ({ ...(await forUser()), body: { isAdmin: false } })),
    "DELETE /users/:id/sessions": admin(204, forUser),
    "GET /users/:id/export": admin(200, forUser),
    "DELETE /users/:id": admin(204, forUser),
  };
});
