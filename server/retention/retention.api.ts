import { Hono } from "hono";
import type { ApiSection, AppEnv } from "../http/app-env.ts";
import { feedbacks, leavingDialogs, publicFeedback } from "./feedback/feedback.api.ts";
import { applyOfferSettings, offerApplications } from "./offer-applications/offer-applications.api.ts";
import { offers } from "./offers/offers.api.ts";

export const retentionApi = new Hono<AppEnv>()
  .route("/feedback", publicFeedback)
  .route("/feedback", offerApplications)
  .route("/feedbacks", feedbacks)
  .route("/offers", offers)
  .route("/projects", leavingDialogs)
  .route("/projects", applyOfferSettings);

export const retentionSections: ApiSection[] = [
  { name: "Offers", description: "Offers for customers who are about to leave.", paths: ["/offers"] },
  {
    name: "Cancellation dialog",
    description: "Called from your website by the cancellation dialog, and from your server.",
    paths: ["/feedback"],
  },
  { name: "Feedback", description: "Feedback from customers who are about to leave.", paths: ["/feedbacks"] },
];
