import { z } from "zod";
import {
  feedback,
  feedbackForms,
  feedbackList,
  feedbackStats,
  leavingDialog,
  publicDialog,
  savedFeedback,
  savedOutcome,
} from "#shared/feedback.ts";
import { offer, offerList, publicOffer } from "#shared/offers.ts";
import { audit, suggestion, suggestionList } from "#shared/suggestions.ts";
import { describeOperations } from "../operation-docs.ts";

/** Retention: offers, feedback from leaving customers, and suggestions. */
export const retention = describeOperations({
  "GET /offers/:id": { summary: "Read an offer.", answers: { 200: offer } },
  "GET /offers/:projectId/project": { summary: "List a project's offers in one mode.", answers: { 200: offerList } },
  "POST /offers/add-update": {
    summary: "Save an offer; without `id` a new one.",
    detail: "A discount needs a coupon that exists in that mode's connected account.",
    answers: { 200: offer, 201: offer },
    problems: ["not-found", "conflict", "upstream", "unavailable"],
  },

  "POST /feedback/save": {
    summary: "Keep what somebody says who is about to leave, or how they answered an offer.",
    detail:
      "Any website may call it. What was said comes first; its answer has the offer to show and the token with which the outcome is told once. The owner sends a `status`, signed in.",
    body: feedbackForms,
    answers: { 200: z.union([savedOutcome, feedback]), 201: savedFeedback },
    problems: ["unauthenticated", "forbidden", "limit", "not-found", "conflict", "rate-limited"],
  },
  "GET /feedback/:id/offer": {
    summary: "Read the offer that was shown with a feedback, with the feedback's token.",
    answers: { 200: publicOffer },
  },
  "GET /feedback/dialog/:projectId": {
    summary: "Read how a project's leaving dialog asks.",
    answers: { 200: publicDialog },
  },
  "GET /projects/:id/leaving-dialog": {
    summary: "Read the settings of a project's leaving dialog.",
    answers: { 200: leavingDialog },
  },
  "PUT /projects/:id/leaving-dialog": {
    summary: "Set how a project's leaving dialog asks.",
    answers: { 200: leavingDialog },
  },
  "GET /feedbacks/list": { summary: "List feedback.", answers: { 200: feedbackList }, problems: ["not-found"] },
  "GET /feedbacks/stats": { summary: "Count feedback.", answers: { 200: feedbackStats }, problems: ["not-found"] },
  "GET /feedbacks/export": {
    summary: "Download feedback.",
    answers: { 200: "text/csv" },
    problems: ["not-found"],
  },
  "GET /feedbacks/:id": { summary: "Read a feedback.", answers: { 200: feedback } },
  "DELETE /feedbacks/:id": { summary: "Delete a feedback.", answers: { 204: "nothing" } },

  "GET /suggestions/:projectId/project": {
    summary: "List what to mend on a project's website.",
    answers: { 200: suggestionList },
  },
  "GET /suggestions/:projectId/audit": {
    summary: "Read how the last look through a project's website went.",
    answers: { 200: audit },
  },
  "POST /suggestions/:projectId/audit": {
    summary: "Look through a project's website again.",
    answers: { 202: audit },
  },
  "GET /suggestions/:id": { summary: "Read a suggestion.", answers: { 200: suggestion } },
  "PUT /suggestions/:id": { summary: "Take the dismissal of a suggestion back.", answers: { 200: suggestion } },
  "DELETE /suggestions/:id": {
    summary: "Dismiss a suggestion.",
    detail: "It is not raised again unless its evidence changes.",
    answers: { 204: "nothing" },
  },
});
