import { mentionFeeds } from "#db/schema/index.ts";
import { defaultMailAlerts } from "#shared/conversations/alerts.ts";
import { hashToken } from "../../security/random-token.ts";
import { anyone, defineRequests, owner, withPlan } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create, dependencies, forProject }) => {
  const slack = { url: "https://hooks.slack.com/services/T0/B0/abc", minScore: 60 };
  const feed = async () => {
    const { id: projectId } = await create.project({ ownerId: (await create.user()).id });
    const token = crypto.randomUUID();
    await dependencies.db.insert(mentionFeeds).values({ projectId, tokenHash: hashToken(token) });
    return { path: { token } };
  };
  return {
    "GET /projects/:id/alerts": owner(200, forProject()),
    "PUT /projects/:id/alerts/mail": owner(200, forProject({ body: defaultMailAlerts })),
    "PUT /projects/:id/alerts/slack": withPlan(owner(200, forProject({ body: slack }))),
    "DELETE /projects/:id/alerts/slack": owner(204, forProject()),
    "POST /projects/:id/alerts/slack/test": withPlan(owner(404, forProject())),
    "POST /projects/:id/alerts/feed": withPlan(owner(201, forProject())),
    "DELETE /projects/:id/alerts/feed": owner(204, forProject()),
    "GET /feeds/mentions/:token": anyone(200, feed),
  };
});
