import { z } from "zod";
import { keywordProposals } from "#shared/keyword-proposals.ts";
import { keyword, keywordList, keywordPreview } from "#shared/keywords.ts";
import { generatedDm, lead, leadDetails, leadList } from "#shared/leads.ts";
import { generatedReply, mentionList, mentionState, savedReply } from "#shared/mentions.ts";
import { overview, scanProgress } from "#shared/overview.ts";
import { feedList, projectFeed } from "#shared/project-feeds.ts";
import { monthReplies, project, projectList } from "#shared/projects.ts";
import { sourceList } from "#shared/sources.ts";
import { icon } from "#shared/website-icon.ts";
import { websiteInfos } from "#shared/websites.ts";
import { describeOperations } from "../operation-docs.ts";

/** Projects, their keywords, feeds, mentions and leads. */
export const projects = describeOperations({
  "GET /projects/my": { summary: "List your projects.", answers: { 200: projectList } },
  "POST /projects": {
    summary: "Add a project.",
    detail: "Its keywords are looked for, and its website is looked through, at once.",
    answers: { 201: project },
  },
  "GET /projects/:id": { summary: "Read a project.", answers: { 200: project } },
  "PUT /projects/:id": {
    summary: "Change a project.",
    detail: "Stripe accounts are taken only where you connected them.",
    answers: { 200: project },
  },
  "DELETE /projects/:id": { summary: "Delete a project and all that it has.", answers: { 204: "nothing" } },
  "PUT /projects/:id/icon": {
    summary: "Take a project's icon from a website, or none.",
    answers: { 200: icon },
    problems: ["upstream"],
  },
  "GET /projects/:id/sources": {
    summary: "Read which sources are on, off or failing, and why.",
    answers: { 200: sourceList },
  },
  "GET /projects/:id/overview": { summary: "Read how a project does.", answers: { 200: overview } },
  "GET /projects/:id/scan": {
    summary: "Read how far the search for a project's keywords has come.",
    answers: { 200: scanProgress },
  },
  "GET /projects/month-replies": {
    summary: "Read how many replies you had drafted this month.",
    answers: { 200: monthReplies },
  },
  "GET /projects/website-infos": {
    summary: "Read what a website says of itself.",
    answers: { 200: websiteInfos },
    problems: ["upstream"],
  },
  "GET /projects/website-icon": {
    summary: "Read a website's icon as a `data:` address.",
    answers: { 200: icon },
    problems: ["upstream"],
  },
  "GET /projects/keyword-proposals": {
    summary: "Propose keywords from a website's own words.",
    answers: { 200: keywordProposals },
    problems: ["upstream"],
  },

  "GET /projects/:id/keywords": { summary: "List a project's keywords.", answers: { 200: keywordList } },
  "POST /projects/:id/keyword": { summary: "Watch a keyword.", answers: { 201: keyword }, problems: ["conflict"] },
  "DELETE /projects/:id/keyword/:keywordId": {
    summary: "No longer watch a keyword.",
    answers: { 204: "nothing" },
  },
  "GET /projects/:id/keyword-preview": {
    summary: "Show what a keyword would have found lately.",
    answers: { 200: keywordPreview },
    problems: ["rate-limited", "upstream", "unavailable"],
  },
  "GET /projects/:id/feeds": { summary: "List the feeds that a project looks through.", answers: { 200: feedList } },
  "POST /projects/:id/feeds": {
    summary: "Look through an RSS or Atom feed.",
    answers: { 201: projectFeed },
    problems: ["conflict", "upstream"],
  },
  "DELETE /projects/:id/feeds/:feedId": {
    summary: "No longer look through a feed.",
    answers: { 204: "nothing" },
  },

  "GET /projects/:id/leads": { summary: "List a project's leads.", answers: { 200: leadList } },
  "GET /projects/:id/leads/:leadId": {
    summary: "Read a lead, with the posts that made them one.",
    answers: { 200: leadDetails },
  },
  "PUT /projects/:id/leads/:leadId": { summary: "Move a lead on.", answers: { 200: lead } },
  "PUT /projects/:id/dm": {
    summary: "Save a project's message to leads.",
    answers: { 200: z.object({ dm: z.string() }).strict() },
  },
  "GET /projects/:id/generate-dm": {
    summary: "Draft a project's message to leads.",
    answers: { 200: generatedDm },
    problems: ["upstream", "unavailable"],
  },
  "GET /projects/:id/exports": {
    summary: "Download a project's leads.",
    detail: "Each lead counts against the month's exports.",
    answers: { 200: "text/csv" },
  },

  "GET /posts/:projectId/mentions": { summary: "List a project's mentions.", answers: { 200: mentionList } },
  "GET /posts/:mentionId/generate": {
    summary: "Draft a reply to a mention.",
    detail:
      "It counts against the month's replies. Asked with `Accept: text/event-stream` it comes as it is written: `{part}` many times, and the whole at the end.",
    answers: { 200: generatedReply },
    isStreamed: true,
    problems: ["upstream", "unavailable"],
  },
  "GET /posts/:mentionId/reply": { summary: "Read your reply to a mention.", answers: { 200: savedReply } },
  "PUT /posts/:mentionId/reply": {
    summary: "Save your reply to a mention, or note that it was sent.",
    answers: { 200: savedReply },
    problems: ["conflict"],
  },
  "PUT /posts/:mentionId/mention": {
    summary: "Take the dismissal of a mention back.",
    answers: { 200: mentionState },
  },
  "DELETE /posts/:mentionId/mention": {
    summary: "Dismiss a mention; it is not found again.",
    answers: { 204: "nothing" },
  },
});
