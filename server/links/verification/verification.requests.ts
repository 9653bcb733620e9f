import { defineRequests, owner } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create, forRow }) => ({
  "POST /submissions/:id/recheck": owner(
    202,
    forRow("id", (values) => create.submission({ ...values, state: "live" })),
  ),
}));
