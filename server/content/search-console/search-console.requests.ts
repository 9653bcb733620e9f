import { defineRequests, owner, withPlan } from "../../testing/define-requests.ts";
import { searchToken } from "../../testing/stand-ins/search-console.ts";

const property = "sc-domain:parcelo.example";

export const requests = defineRequests(({ create, dependencies, forProject, forRow }) => {
  const connected = (content = {}, token = searchToken) =>
    forRow(
      "connection",
      ({ projectId }) => {
        const id = Bun.randomUUIDv7();
        return create.searchConnection({ id, projectId, secret: dependencies.secrets.seal(token, id), property });
      },
      content,
    );
  return {
    "GET /projects/:id/search-console": owner(200, forProject()),
    "POST /projects/:id/search-console/connect": withPlan(owner(200, forProject())),
    // Google's answer to another question.
    "POST /projects/:id/search-console": withPlan(
      owner(400, forProject({ body: { code: "4/code", state: "a-state" } })),
    ),
    // Only the person who connected may see the account's other properties.
    "GET /projects/:id/search-console/properties": owner(409, connected()),
    "PUT /projects/:id/search-console": withPlan(owner(409, connected({ body: { property } }))),
    "DELETE /projects/:id/search-console": owner(200, connected({ query: { figures: "delete" } }, "ended")),
  };
});
