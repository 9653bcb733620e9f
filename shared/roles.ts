/** Operators work tasks; they see no payments. */
export const userRoles = ["customer", "operator", "admin"] as const;
export type UserRole = (typeof userRoles)[number];
/** The roles of the people who work for the owner. */
export const teamRoles = ["operator", "admin"] as const satisfies UserRole[];
export type TeamRole = (typeof teamRoles)[number];

/** Emails to administrators about the business that they can turn off. */
export const ownerEmails = ["sales", "failed-payments", "disputes", "subscriptions", "sign-ups"] as const;
export type OwnerEmail = (typeof ownerEmails)[number];

/** What a member of a project may do, from least to most: read; write; also members, secrets and deletion. */
export const memberRoles = ["viewer", "editor", "owner"] as const;
export type MemberRole = (typeof memberRoles)[number];

export const hasRole = (role: MemberRole, needed: MemberRole) =>
  memberRoles.indexOf(role) >= memberRoles.indexOf(needed);

/** For sentences: "as an editor". */
export const roleWithArticle: Record<MemberRole, string> = {
  viewer: "a viewer",
  editor: "an editor",
  owner: "an owner",
};
