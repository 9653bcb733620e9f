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
  reportQuery,
  sharedReport,
  sharedReportPath,
  storedBranding,
} from "#shared/reporting/reports.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { publicRead } from "../../http/public-limits.ts";
import { describe, idPath, noContent, route } from "../../http/route.ts";
import { findBranding, removeBranding, saveBranding } from "./branding.ts";
import { createLink, revokeLink } from "./links.ts";
import { createReport, getOwnReport, getSharedReport, listReports, toReportDetail } from "./reports.ts";

export const projectReports = new Hono<AppEnv>()
  .get(
    "/:id/reports",
    route({ access: "user", query: reportQuery, project: "path" }),
    describe("List a project's reports", {
      description: "With the months whose reports the owner's plan includes: they are made and mailed automatically.",
      responses: { 200: reportList },
    }),
    async (c) => c.json(await listReports(c.var.db, c.var.project, c.req.valid("query"))),
  )
  .post(
    "/:id/reports",
    route({ access: "user", support: "allowed", json: reportInput, project: "path" }),
    describe("Create a report", {
      description: "Counts a month (UTC). If the report exists, its figures are updated.",
      responses: { 201: report },
    }),
    async (c) => c.json(await createReport(c.var, c.var.project.id, c.req.valid("json").month), 201),
  )
  .get(
    "/:id/report-branding",
    route({ access: "user", project: "path" }),
    describe("Retrieve the branding of shared reports", { responses: { 200: storedBranding } }),
    async (c) => c.json({ branding: await findBranding(c.var.db, c.var.project.id) }),
  )
  .put(
    "/:id/report-branding",
    route({ access: "user", support: "allowed", json: brandingInput, project: "path" }),
    describe("Set the branding of shared reports", {
      description:
        "Shared reports show this name, logo and color. The logo is an image uploaded for the project. Text on the color is black or white, whichever has the higher contrast.",
      responses: { 200: storedBranding },
    }),
    async (c) => c.json({ branding: await saveBranding(c.var, c.var.project.id, c.req.valid("json")) }),
  )
  .delete(
    "/:id/report-branding",
    route({ access: "user", support: "allowed", project: "path" }),
    describe("Remove the branding of shared reports"),
    async (c) => noContent(c, removeBranding(c.var, c.var.project.id)),
  );

export const reports = new Hono<AppEnv>()
  .get(
    "/shared/:token",
    route({ access: "anyone", limits: [publicRead], param: sharedReportPath }),
    describe("Retrieve a shared report", {
      description: "With the token of a link to the report.",
      responses: { 200: sharedReport },
    }),
    async (c) => c.json(await getSharedReport(c.var, c.req.valid("param").token)),
  )
  .get(
    "/:id",
    route({ access: "user", param: idPath, own: getOwnReport }),
    describe("Retrieve a report", {
      description: "With its listings and the links that share it.",
      responses: { 200: reportDetail },
    }),
    async (c) => c.json(await toReportDetail(c.var.db, c.var.clock(), c.var.own)),
  )
  .post(
    "/:id/links",
    route({ access: "user", support: "allowed", param: idPath, json: reportLinkInput, own: getOwnReport }),
    describe("Share a report by link", {
      description: "The URL contains a secret token. It is returned once; only its hash is stored.",
      responses: { 201: createdReportLink },
    }),
    async (c) => {
      const { expiresAt } = c.req.valid("json");
      return c.json(await createLink(c.var, c.var.own.report.id, expiresAt ? new Date(expiresAt) : undefined), 201);
    },
  )
  .delete(
    "/:id/links/:linkId",
    route({ access: "user", support: "allowed", param: reportLinkPath }),
    describe("Revoke a link to a report"),
    async (c) => {
      const { id, linkId } = c.req.valid("param");
      const found = await getOwnReport(c.var.db, c.var.user, id);
      return noContent(c, revokeLink(c.var, found.report, linkId));
    },
  );
