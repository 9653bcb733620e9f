import { Hono } from "hono";
import type { ApiSection, AppEnv } from "../http/app-env.ts";
import { badges } from "./badges/badges.api.ts";
import { bot } from "./bot/bot.api.ts";
import { directories } from "./directories/directories.api.ts";
import { kits } from "./kit/kit.api.ts";
import { ledger } from "./ledger/ledger.api.ts";
import { proposals, submissions } from "./submissions/submissions.api.ts";
import { verification } from "./verification/verification.api.ts";
import { projectVisits, visits } from "./visits/visits.api.ts";

export const linksApi = new Hono<AppEnv>()
  .route("/bot", bot)
  .route("/directories", directories)
  .route("/ledger", ledger)
  .route("/projects", kits)
  .route("/projects", badges)
  .route("/projects", proposals)
  .route("/projects", projectVisits)
  .route("/submissions", verification)
  .route("/submissions", submissions)
  .route("/visits", visits);

export const linksSections: ApiSection[] = [
  {
    name: "Directories",
    description: "The catalogue: sites that list businesses, with the source of each fact.",
    paths: ["/directories"],
  },
  {
    name: "Submissions",
    description: "What became of each directory: proposals, their approval, and the listings with their proof.",
    paths: ["/submissions"],
  },
];
