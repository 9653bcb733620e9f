import { createWebhookSecret } from "../../integrations/standard-webhooks.ts";
import { defineRequests, owner, withPlan } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create, dependencies, websiteUrl, forProject, forRow }) => {
  const webhook = { url: "https://parcelo.example/hooks", events: ["submission.live"] };
  const atWebsite = ({ projectId }: { projectId: string }) => {
    const id = crypto.randomUUID();
    const secret = dependencies.secrets.seal(createWebhookSecret(), id);
    return create.webhook({ id, projectId, url: websiteUrl, secret });
  };
  return {
    "GET /projects/:id/webhooks": owner(200, forProject()),
    "POST /projects/:id/webhooks": withPlan(owner(201, forProject({ body: webhook }))),
    "PUT /webhooks/:id": owner(200, forRow("id", create.webhook, { body: { active: false } })),
    "DELETE /webhooks/:id": owner(204, forRow("id", create.webhook)),
    "POST /webhooks/:id/test": withPlan(owner(200, forRow("id", atWebsite))),
    "POST /webhooks/:id/rotate": withPlan(owner(200, forRow("id", create.webhook))),
    "GET /webhooks/:id/deliveries": owner(200, forRow("id", create.webhook)),
    "POST /webhook-deliveries/:id/replay": withPlan(owner(200, forRow("id", create.webhookDelivery))),
    "POST /deliveries/:id/replay": withPlan(owner(200, forRow("id", create.webhookDelivery))),
  };
});
