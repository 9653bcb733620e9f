import type { ListedUser } from "#shared/operations/users.ts";
import type { UserRole } from "#shared/roles.ts";

/** An admin action on an account that waits for confirmation. */
export type PendingAction =
  | { kind: "role"; user: ListedUser; role: UserRole }
  | { kind: "sessions"; user: ListedUser }
  | { kind: "deletion"; user: ListedUser };

/** Returns the dialog's texts and the toast shown on success. */
export const confirmationText = (action: PendingAction, isOwn: boolean) => {
  const { user } = action;
  const { email } = user;
  if (action.kind === "deletion")
    return {
      title: "Delete this account?",
      confirm: "Delete account",
      text: `This deletes the account of ${email} with all projects and their data. Subscriptions are canceled at once, and a waitlist entry with the same confirmed email is deleted too. This cannot be undone.`,
      success: `Deleted the account of ${email}.`,
    };
  if (action.kind === "sessions")
    return isOwn
      ? {
          title: "Sign out everywhere else?",
          confirm: "Sign out",
          text: "You will stay signed in here and have to sign in again on all other devices.",
          success: "Signed out everywhere else.",
        }
      : {
          title: "Sign out everywhere?",
          confirm: "Sign out",
          text: `${email} will have to sign in again on every device.`,
          success: `Signed ${email} out everywhere.`,
        };
  return roleText(action.role, user);
};

const roleText = (role: UserRole, { email, isAdmin }: ListedUser) => {
  if (role === "admin")
    return {
      title: "Make this user an admin?",
      confirm: "Make admin",
      text: `${email} will get full access to the admin area and be signed out everywhere.`,
      success: `${email} is now an admin.`,
    };
  if (role === "operator")
    return {
      title: "Make this user an operator?",
      confirm: "Make operator",
      text: `${email} will see the tasks and listing kits of all customers${isAdmin ? ", lose access to the admin area" : ""} and be signed out everywhere.`,
      success: `${email} is now an operator.`,
    };
  return isAdmin
    ? {
        title: "Remove admin role?",
        confirm: "Remove admin",
        text: `${email} will lose access to the admin area and be signed out everywhere.`,
        success: `${email} is no longer an admin.`,
      }
    : {
        title: "Remove operator role?",
        confirm: "Remove operator",
        text: `${email} will no longer see tasks and be signed out everywhere.`,
        success: `${email} is no longer an operator.`,
      };
};
