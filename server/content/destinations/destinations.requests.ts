import { defineRequests, owner, type Person, withPlan } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create, dependencies, forProject, forRow }) => {
  const webhook = {
    kind: "webhook",
    name: "Our site",
    url: "https://parcelo.example/hooks",
    settings: { publishAs: "live" },
  };
  const connecting = async (person: Person) => {
    const { id: projectId } = await create.project({ ownerId: person.id });
    const expiresAt = dependencies.clock().getTime() + 60_000;
    const started = { projectId, url: "https://parcelo.example", expiresAt };
    const content = Buffer.from(JSON.stringify(started)).toString("base64url");
    const state = `${content}.${dependencies.tokens.markOf("wordpress-authorization", content)}`;
    return { path: { id: projectId }, body: { state, username: "ada", applicationPassword: "abcd efgh" } };
  };
  return {
    "GET /projects/:id/destinations": owner(200, forProject()),
    "POST /projects/:id/destinations": withPlan(owner(201, forProject({ body: webhook }))),
    "GET /projects/:id/destinations/wordpress/authorize": withPlan(
      owner(400, forProject({ query: { url: "https://localhost/" } })),
    ),
    "POST /projects/:id/destinations/wordpress": withPlan(owner(201, connecting)),
    "PUT /destinations/:id": owner(200, forRow("id", create.destination, { body: { name: "Archive" } })),
    "DELETE /destinations/:id": owner(204, forRow("id", create.destination)),
    "POST /destinations/:id/test": withPlan(owner(200, forRow("id", create.destination))),
    "GET /destinations/:id/targets": withPlan(owner(200, forRow("id", create.destination))),
    "GET /destinations/:id/publications": owner(200, forRow("id", create.destination)),
    "GET /destinations/:id/download": owner(200, forRow("id", create.destination)),
  };
});
