import { defineRequests, owner, withPlan } from "../../testing/define-requests.ts";
import { checkPageSets } from "./check-page-sets.job.ts";

const input = {
  name: "Cities",
  template: { title: "Plumbers in {{city}}", slug: "plumbers-{{city}}", html: "<p>{{text}}</p>" },
  csv: "city,text\nBremen,Our vans start at the harbour and reach every quarter of the town within half an hour.",
};

export const requests = defineRequests(({ create, dependencies, forProject, forRow }) => {
  const addSet = async ({ projectId }: { projectId: string }) => {
    const set = await create.pageSet({ projectId, ...input });
    await checkPageSets(dependencies);
    return set;
  };
  return {
    "GET /projects/:id/page-sets": owner(200, forProject()),
    "POST /projects/:id/page-sets": withPlan(owner(201, forProject({ body: input }))),
    "POST /projects/:id/page-sets/preview": owner(
      200,
      forProject({ body: { template: input.template, values: { city: "Bremen", text: "Our vans start here." } } }),
    ),
    "GET /page-sets/:id": owner(200, forRow("id", addSet)),
    "POST /page-sets/:id/changes": owner(200, forRow("id", addSet, { body: input })),
    "PUT /page-sets/:id": withPlan(owner(200, forRow("id", addSet, { body: input }))),
    "GET /page-sets/:id/pages": owner(200, forRow("id", addSet, { query: { state: "ready", page: "1", limit: "5" } })),
    "GET /page-sets/:id/pages/:row": owner(200, async (person) => {
      const values = await forRow("id", addSet)(person);
      return { ...values, path: { ...values.path, row: "1" } };
    }),
    "POST /page-sets/:id/publish": withPlan(
      owner(200, async (person) => {
        const { id: projectId } = await create.project({ ownerId: person.id });
        const { id } = await addSet({ projectId });
        const destination = await create.destination({ projectId });
        return { path: { id }, body: { destinationId: destination.id, as: "live" } };
      }),
    ),
  };
});
