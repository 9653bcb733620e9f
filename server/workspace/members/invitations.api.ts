import { Hono } from "hono";
import { acceptedInvitation, invitationToken, shownInvitation } from "#shared/workspace/members.ts";
import { markEmailVerified } from "../../account/auth/email-links.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { publicRead } from "../../http/public-limits.ts";
import { describe, route } from "../../http/route.ts";
import { acceptInvitation, getInvitation } from "./members.ts";

export const invitations = new Hono<AppEnv>()
  .get(
    "/:token",
    route({ access: "anyone", limits: [publicRead], param: invitationToken }),
    describe("Retrieve an invitation", {
      description: "Authenticated by the token of the emailed link.",
      responses: { 200: shownInvitation },
    }),
    async (c) => c.json(await getInvitation(c.var, c.req.valid("param").token)),
  )
  .post(
    "/:token/accept",
    route({ access: "user", param: invitationToken }),
    describe("Accept an invitation", {
      description: "For the account whose email address was invited, which this confirms. Works once.",
      responses: { 200: acceptedInvitation },
    }),
    async (c) =>
      c.json(
        await acceptInvitation(c.var, c.var.user.id, c.req.valid("param").token, (tx, user) =>
          markEmailVerified(tx, c.var.jobs, {
            user,
            email: user.email,
            now: c.var.clock(),
            sessionId: c.var.user.sessionId,
          }),
        ),
      ),
  );
