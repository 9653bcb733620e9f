import { admin, anyone, defineRequests } from "../../testing/define-requests.ts";
import { listSettings } from "./settings.ts";

export const requests = defineRequests(({ dependencies }) => ({
  "GET /settings": admin(200),
  "GET /settings/public": anyone(200),
  "PUT /settings/:group": admin(200, async () => {
    const saved = (await listSettings(dependencies)).find(({ group }) => group === "waitlist");
    return { path: { group: "waitlist" }, body: { value: { isOpen: true }, version: saved?.version } };
  }),
  "DELETE /settings/:group": admin(200, () => ({ path: { group: "trial" } })),
}));
