import { Hono } from "hono";
import {
  installation,
  setupCheckChange,
  setupPath,
  setupQuery,
  setup as setupSchema,
  setupSummary,
} from "#shared/operations/setup.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { publicRead } from "../../http/public-limits.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { describe, noContent, route } from "../../http/route.ts";
import { installationId } from "./checks.ts";
import { dismissSetupCheck, getSetup, getSetupSummary } from "./setup.ts";
import { sendTestEmail } from "./test-email.ts";

/** The checks end after five seconds, a test email after twenty. */
const checksSeconds = 15;
const emailSeconds = 30;
const testEmailsHour = rateLimit({ name: "test-emails-hour", points: 20, seconds: 3600 });

export const setup = new Hono<AppEnv>()
  .get(
    "/",
    route({ access: "admin", query: setupQuery, timeoutSeconds: checksSeconds }),
    describe("Check the installation", {
      description:
        "What is set up, what is missing and how to fix it. Answers of other services are up to a minute old.",
      responses: { 200: setupSchema },
    }),
    async (c) => c.json(await getSetup(c.var, c.req.valid("query").refresh === "true" ? { maxAgeMs: 0 } : {})),
  )
  .get(
    "/summary",
    route({ access: "admin", timeoutSeconds: checksSeconds }),
    describe("Count open setup steps", { responses: { 200: setupSummary } }),
    async (c) => c.json(await getSetupSummary(c.var)),
  )
  .get(
    "/installation",
    route({ access: "anyone", limits: [publicRead] }),
    describe("Identify the installation", {
      description: "With it, the installation recognizes itself behind its public URL.",
      responses: { 200: installation },
    }),
    (c) => c.json({ id: installationId(c.var.tokens) }),
  )
  .post(
    "/test-email",
    route({ access: "admin", limits: [testEmailsHour], timeoutSeconds: emailSeconds }),
    describe("Send a test email", {
      description: "To your own address, without the queue.",
      problems: ["upstream", "unavailable"],
    }),
    async (c) => noContent(c, sendTestEmail(c.var, c.var.user.email)),
  )
  .put(
    "/:check",
    route({ access: "admin", param: setupPath, json: setupCheckChange }),
    describe("Dismiss or restore a setup step", {
      description: "Only optional steps can be dismissed.",
      problems: ["conflict"],
    }),
    async (c) =>
      noContent(
        c,
        dismissSetupCheck(c.var.db, c.req.valid("param").check, c.req.valid("json").isDismissed ? c.var.clock() : null),
      ),
  );
