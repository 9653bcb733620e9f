import { projectInvitation } from "./members/project-invitation.email.tsx";

export const workspaceEmails = [projectInvitation];
