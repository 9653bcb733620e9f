import type { ListedUser } from "#shared/users.ts";

/** An admin action on an account that waits for confirmation. */
export type PendingAction = { kind: "role" | "sessions" | "deletion"; user: ListedUser };

/** Returns the dialog's texts and the toast shown on success. */
export const confirmationText = ({ kind, user: { email, isAdmin } }: PendingAction, isOwn: boolean) => {
  if (kind === "deletion")
    return {
      title: "Delete this account?",
      confirm: "Delete account",
      text: `${email} loses the account with all projects and everything collected for them. Subscriptions are canceled at once, and a waitlist entry with this confirmed address is deleted too. This cannot be undone.`,
      said: `The account of ${email} is deleted.`,
    };
  if (kind === "sessions")
    return isOwn
      ? {
          title: "Sign out everywhere else?",
          confirm: "Sign out",
          text: "You stay signed in here, and have to sign in again on every other device.",
          said: "You are signed out everywhere else.",
        }
      : {
          title: "Sign out everywhere?",
          confirm: "Sign out",
          text: `${email} has to sign in again on every device.`,
          said: `${email} is signed out everywhere.`,
        };
  return isAdmin
    ? {
        title: "Take the role away?",
        confirm: "Take admin away",
        text: `${email} will not see the administration any more, and is signed out by this everywhere.`,
        said: `${email} is no admin any more.`,
      }
    : {
        title: "Make an admin?",
        confirm: "Make admin",
        text: `${email} will be able to do all that you can do here, and is signed out by this everywhere.`,
        said: `${email} is an admin now.`,
      };
};
