import { admin, anyone, defineRequests, owner } from "../../testing/define-requests.ts";

const directory = () => ({
  name: "A new directory",
  url: `https://${crypto.randomUUID()}.example/`,
  category: "startup",
  pricing: "free",
});

export const requests = defineRequests(({ create }) => {
  const path = async () => ({ id: (await create.directory()).id });
  return {
    "GET /directories": anyone(200, () => ({
      query: { q: "launch", country: "worldwide", sort: "name", page: "1", limit: "2" },
    })),
    "GET /directories (for a project)": owner(200, async (person) => ({
      query: { projectId: (await create.project({ ownerId: person.id })).id, fits: "true", sort: "fit", limit: "2" },
    })),
    "GET /directories/export": admin(200),
    "GET /directories/:slug": anyone(200, async () => ({ path: { slug: (await create.directory()).slug } })),
    "POST /directories": admin(201, () => ({ body: directory() })),
    "POST /directories/import": admin(200, () => ({
      query: { dryRun: "true" },
      body: new Blob(["name,url,category,pricing,source\nOne,https://one.example/,ai,free,a list"], {
        type: "text/csv",
      }),
    })),
    "PUT /directories/:id": admin(200, async () => ({ path: await path(), body: directory() })),
    "DELETE /directories/:id": admin(204, async () => ({ path: await path() })),
    "POST /directories/:id/merge": admin(200, async () => ({
      path: await path(),
      body: { intoId: (await path()).id },
    })),
    "GET /directories/:id/history": admin(200, async () => ({ path: await path(), query: { limit: "2" } })),
  };
});
