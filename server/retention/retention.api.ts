import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
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
