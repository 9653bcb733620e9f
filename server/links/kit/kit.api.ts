import { Hono } from "hono";
import { draftInput, kit, kitInput, kitProposals, preflightQuery, preflightResult } from "#shared/links/kit.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { describe, route } from "../../http/route.ts";
import { draftField } from "./drafts.ts";
import { checkKit, describeKit, getKit, saveKit } from "./kit.ts";
import { prefill } from "./prefill.ts";

/** Each request fetches a third-party website. */
const prefillHour = rateLimit({ name: "kit-prefill-hour", points: 20, seconds: 3600 });
/** Each request may call a language model. */
const draftHour = rateLimit({ name: "kit-draft-hour", points: 60, seconds: 3600 });
/** Three pages and three pictures of up to 8 s each, plus waiting for the parsing worker. */
const prefillSeconds = 60;

export const kits = new Hono<AppEnv>()
  .get(
    "/:id/kit",
    route({ access: "user", key: "read", project: "path" }),
    describe("Retrieve a listing kit", {
      description: "What the project gives to directories. `version` is 0 until it is first saved.",
      responses: { 200: kit },
    }),
    async (c) => {
      const { db, project } = c.var;
      return c.json(await describeKit(db, project.id, await getKit(db, project.id)));
    },
  )
  .put(
    "/:id/kit",
    route({ access: "activePlan", key: "write", support: "allowed", json: kitInput, project: "path" }),
    describe("Update a listing kit", {
      description:
        "Changes the given fields. `version` is the one that the changes are based on. Submissions that were sent keep their values.",
      responses: { 200: kit },
      problems: ["conflict"],
    }),
    async (c) => {
      const { db, project } = c.var;
      const saved = await saveKit(c.var, project.id, c.req.valid("json"));
      return c.json(await describeKit(db, project.id, saved));
    },
  )
  .post(
    "/:id/kit/prefill",
    route({
      access: "activePlan",
      support: "allowed",
      limits: [prefillHour],
      project: "path",
      timeoutSeconds: prefillSeconds,
    }),
    describe("Propose values from the website", {
      description: "Reads the project's website and proposes values for empty fields. The kit stays as it is.",
      responses: { 200: kitProposals },
      problems: ["upstream"],
    }),
    async (c) => c.json({ proposals: await prefill(c.var, c.var.project, c.var.user.id) }),
  )
  .post(
    "/:id/kit/draft",
    route({
      access: "activePlan",
      support: "allowed",
      limits: [draftHour],
      json: draftInput,
      project: "path",
      timeoutSeconds: prefillSeconds,
    }),
    describe("Draft a text", {
      description:
        "Drafts texts for a field from the rest of the kit, each different from the others and from the kit's own. There are none if the kit has too little to build on.",
      responses: { 200: kitProposals },
    }),
    async (c) => {
      const { fields } = await getKit(c.var.db, c.var.project.id);
      return c.json({ proposals: await draftField(c.var, fields, c.req.valid("json")) });
    },
  )
  .get(
    "/:id/preflight",
    route({ access: "user", key: "read", query: preflightQuery, project: "path" }),
    describe("Check a kit against a directory", {
      description: "What the directory would refuse and how to change it, and which of its fields stay empty.",
      responses: { 200: preflightResult },
    }),
    async (c) => c.json(await checkKit(c.var.db, c.var.project.id, c.req.valid("query").directoryId)),
  );
