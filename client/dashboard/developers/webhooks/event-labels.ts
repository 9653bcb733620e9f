// What events and deliveries are called, and the URL state of the page.
import type { DeliveryState, loggedEvents, WebhookEventType } from "#shared/webhook-events.ts";
import { choiceParam, idParam, pageParam, searchParams } from "../../../app/search-params.ts";
import type { Tone } from "../../../ui/badge.tsx";
import { projectLink } from "../../current-project.ts";

export const eventLabels: Record<WebhookEventType, string> = {
  "submission.live": "A link goes live",
  "submission.unfollowed": "A link is no longer followed",
  "submission.lost": "A link is lost",
  "submission.needs_customer": "A submission needs your answer",
  "submission.rejected": "A directory rejects you",
  "mention.created": "New mention",
  "lead.created": "New lead",
  "article.published": "An article is published",
  "article.failed": "Publishing an article fails",
  "feedback.created": "New feedback",
  "report.ready": "A report is ready",
};

export const loggedLabels: Record<(typeof loggedEvents)[number], string> = { ...eventLabels, test: "Test event" };

export const deliveryLabels: Record<DeliveryState, string> = {
  pending: "Waiting",
  delivered: "Delivered",
  failed: "Failed",
};
export const deliveryTones: Record<DeliveryState, Tone> = { pending: "info", delivered: "good", failed: "bad" };

export const integrationParams = searchParams({ log: idParam, state: choiceParam(deliveryLabels), page: pageParam });
type Values = Parameters<typeof integrationParams.link>[1];

export const integrationsLink = (projectId: string, values: Values = {}) =>
  integrationParams.link(projectLink("integrations", projectId), values);
