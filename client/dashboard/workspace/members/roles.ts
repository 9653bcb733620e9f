import type { MemberRole } from "#shared/roles.ts";

export const roleLabels: Record<MemberRole, string> = { viewer: "Viewer", editor: "Editor", owner: "Owner" };

export const roleHints: Record<MemberRole, string> = {
  viewer: "Viewers see everything in the project except secrets and logins.",
  editor: "Editors also change it: they approve, write and publish.",
  owner: "Owners also manage members, destinations, webhooks and secrets, and can delete the project.",
};
