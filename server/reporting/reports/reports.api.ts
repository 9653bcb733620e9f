import { Hono } from "hono";
import {
  brandingInput,
  createdReportLink,
  report,
  reportDetail,
  reportInput,
  reportLinkInput,
  reportLinkPath,
  reportList,
  reportPath,
  reportQuery,
  sharedReport,
  sharedReportPath,
  storedBranding,
} from "#shared/reporting/reports.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { publicRead } from "../../http/read-budget.ts";
import { requireProject } from "../../http/require-project.ts";
import { allowSupport } from "../../http/support-access.ts";
import { validate } from "../../http/validate.ts";
import { findBranding, removeBranding, saveBranding } from "./branding.ts";
import { createLink, revokeLink } from "./links.ts";
import { createReport, getOwnReport, getSharedReport, listReports, toReportDetail } from "./reports.ts";

export const projectReports = new Hono<AppEnv>()
  .get(
    "/:id/reports",
    requireUser,
    validate("query", reportQuery),
    requireProject,
    describe({
      summary: "List a project's reports",
      description: "With the months whose reports the owner's plan includes: they are made and mailed automatically.",
      responses: { 200: reportList },
    }),
    async (c) => c.json(await listReports(c.var.db, c.var.project, c.req.valid("query"))),
  )
  .post(
    "/:id/reports",
    allowSupport,
    requireUser,
    validate("json", reportInput),
    requireProject,
    describe({
      summary: "Create a report",
      description: "Counts a month (UTC). If the report exists, its figures are updated.",
      responses: { 201: report },
      problems: ["invalid"],
    }),
    async (c) => c.json(await createReport(c.var, c.var.project.id, c.req.valid("json").month), 201),
  )
  .get(
    "/:id/report-branding",
    requireUser,
    requireProject,
    describe({ summary: "Retrieve the branding of shared reports", responses: { 200: storedBranding } }),
    async (c) => c.json({ branding: await findBranding(c.var.db, c.var.project.id) }),
  )
  .put(
    "/:id/report-branding",
    allowSupport,
    requireUser,
    validate("json", brandingInput),
    requireProject,
    describe({
      summary: "Set the branding of shared reports",
      description:
        "Shared reports show this name, logo and color. The logo is an image uploaded for the project. Text on the color is black or white, whichever has the higher contrast.",
      responses: { 200: storedBranding },
      problems: ["invalid"],
    }),
    async (c) => {
      const branding = await saveBranding(c.var, c.var.project.id, c.req.valid("json"));
      return c.json({ branding });
    },
  )
  .delete(
    "/:id/report-branding",
    allowSupport,
    requireUser,
    requireProject,
    describe({ summary: "Remove the branding of shared reports", responses: { 204: null } }),
    async (c) => {
      await removeBranding(c.var, c.var.project.id);
      return c.body(null, 204);
    },
  );

export const reports = new Hono<AppEnv>()
  .get(
    "/shared/:token",
    publicRead,
    validate("param", sharedReportPath),
    describe({
      summary: "Retrieve a shared report",
      description: "With the token of a link to the report.",
      responses: { 200: sharedReport },
      problems: ["not-found"],
    }),
    async (c) => c.json(await getSharedReport(c.var, c.req.valid("param").token)),
  )
  .get(
    "/:id",
    requireUser,
    validate("param", reportPath),
    describe({
      summary: "Retrieve a report",
      description: "With its listings and the links that share it.",
      responses: { 200: reportDetail },
      problems: ["not-found"],
    }),
    async (c) => {
      const found = await getOwnReport(c.var.db, c.var.user, c.req.valid("param").id);
      return c.json(await toReportDetail(c.var.db, c.var.clock(), found));
    },
  )
  .post(
    "/:id/links",
    allowSupport,
    requireUser,
    validate("param", reportPath),
    validate("json", reportLinkInput),
    describe({
      summary: "Share a report by link",
      description: "The URL contains a secret token. It is returned once; only its hash is stored.",
      responses: { 201: createdReportLink },
      problems: ["not-found", "conflict"],
    }),
    async (c) => {
      const found = await getOwnReport(c.var.db, c.var.user, c.req.valid("param").id);
      const { expiresAt } = c.req.valid("json");
      return c.json(await createLink(c.var, found.report.id, expiresAt ? new Date(expiresAt) : undefined), 201);
    },
  )
  .delete(
    "/:id/links/:linkId",
    allowSupport,
    requireUser,
    validate("param", reportLinkPath),
    describe({
      summary: "Revoke a link to a report",
      responses: { 204: null },
      problems: ["not-found"],
    }),
    async (c) => {
      const { id, linkId } = c.req.valid("param");
      const found = await getOwnReport(c.var.db, c.var.user, id);
      await revokeLink(c.var, found.report, linkId);
      return c.body(null, 204);
    },
  );
