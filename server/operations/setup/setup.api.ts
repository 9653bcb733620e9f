import { Hono } from "hono";
import {
  installation,
  setupCheckChange,
  setupPath,
  setupQuery,
  setup as setupSchema,
  setupSummary,
} from "#shared/operations/setup.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireAdmin } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { publicRead } from "../../http/read-budget.ts";
import { requestTimeout } from "../../http/request-timeout.ts";
import { validate } from "../../http/validate.ts";
import { createRateLimit } from "../../limits/rate-limit.ts";
import { installationId } from "./service-checks.ts";
import { dismissSetupCheck, getSetup, getSetupSummary } from "./setup.ts";
import { sendTestEmail } from "./test-email.ts";

/** The checks end after five seconds, a test email after twenty. */
const checksTimeout = requestTimeout(15);
const emailTimeout = requestTimeout(30);
const limitTestEmails = rateLimit(createRateLimit({ name: "test-emails-hour", points: 20, seconds: 3600 }));

export const setup = new Hono<AppEnv>()
  .get(
    "/",
    requireAdmin,
    checksTimeout,
    validate("query", setupQuery),
    describe({
      summary: "Check the installation",
      description:
        "What is set up, what is missing and how to fix it. Answers of other services are up to a minute old.",
      responses: { 200: setupSchema },
    }),
    async (c) => c.json(await getSetup(c.var, c.req.valid("query").refresh === "true" ? { maxAgeMs: 0 } : {})),
  )
  .get(
    "/summary",
    requireAdmin,
    checksTimeout,
    describe({ summary: "Count open setup steps", responses: { 200: setupSummary } }),
    async (c) => c.json(await getSetupSummary(c.var)),
  )
  .get(
    "/installation",
    publicRead,
    describe({
      summary: "Identify the installation",
      description: "With it, the installation recognizes itself behind its public URL.",
      responses: { 200: installation },
    }),
    (c) => c.json({ id: installationId(c.var.tokens) }),
  )
  .post(
    "/test-email",
    requireAdmin,
    limitTestEmails,
    emailTimeout,
    describe({
      summary: "Send a test email",
      description: "To your own address, without the queue.",
      responses: { 204: null },
      problems: ["upstream", "unavailable"],
    }),
    async (c) => {
      await sendTestEmail(c.var, c.var.user.email);
      return c.body(null, 204);
    },
  )
  .put(
    "/:check",
    requireAdmin,
    validate("param", setupPath),
    validate("json", setupCheckChange),
    describe({
      summary: "Dismiss or restore a setup step",
      description: "Only optional steps can be dismissed.",
      responses: { 204: null },
      problems: ["conflict"],
    }),
    async (c) => {
      const { isDismissed } = c.req.valid("json");
      await dismissSetupCheck(c.var.db, c.req.valid("param").check, isDismissed ? c.var.clock() : null);
      return c.body(null, 204);
    },
  );
