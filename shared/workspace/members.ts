import { z } from "zod";
import { emailAddress } from "../account/auth.ts";
import { memberRoles } from "../roles.ts";

export const memberRole = z.enum(memberRoles);

/** Members and invitations of a project together. */
export const maxMembers = 50;

/** `everyProject`: also to the other projects that the inviter pays for. */
export const invitationInput = z
  .object({ email: emailAddress, role: memberRole, everyProject: z.boolean().default(false) })
  .strict();
export type InvitationInput = z.infer<typeof invitationInput>;
export const roleInput = z.object({ role: memberRole }).strict();
export const memberPath = z.object({ id: z.uuid(), userId: z.uuid() });
export const invitationPath = z.object({ id: z.uuid(), invitationId: z.uuid() });
export const invitationToken = z.object({ token: z.string().min(1).max(200) });

const createdAt = z.iso.datetime();

export const member = z
  .object({
    userId: z.uuid(),
    name: z.string().nullable(),
    email: z.string(),
    role: memberRole,
    isPayer: z.boolean(),
    createdAt,
  })
  .strict()
  .meta({ id: "Member" });
export type Member = z.infer<typeof member>;

export const invitation = z
  .object({ id: z.uuid(), email: z.string(), role: memberRole, expiresAt: z.iso.datetime(), createdAt })
  .strict()
  .meta({ id: "Invitation" });
export type Invitation = z.infer<typeof invitation>;

export const memberList = z.object({ members: z.array(member), invitations: z.array(invitation) }).strict();

/** An invitation as the holder of its link sees it. `others`: how many projects it opens besides. */
export const shownInvitation = z
  .object({
    project: z.string(),
    others: z.number().int(),
    email: z.string(),
    inviter: z.string(),
    role: memberRole,
  })
  .strict()
  .meta({ id: "ShownInvitation" });

export const acceptedInvitation = z.object({ projectId: z.uuid(), role: memberRole }).strict();
