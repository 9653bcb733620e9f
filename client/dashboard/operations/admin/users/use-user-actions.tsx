import { useState } from "react";
import type { ListedUser } from "#shared/operations/users.ts";
import type { UserRole } from "#shared/roles.ts";
import { browserClient, read } from "../../../../app/api-client.ts";
import { downloadFile } from "../../../../app/download-file.ts";
import { fieldText, InvalidFields } from "../../../../app/form-errors.ts";
import { Field } from "../../../../ui/forms/fields.tsx";
import { FormDialog } from "../../../../ui/forms/form-dialog.tsx";
import { useAction } from "../../../../ui/forms/use-action.ts";
import { ConfirmDialog } from "../../../../ui/overlays/dialog.tsx";
import { useMe } from "../../../use-me.ts";

/** Actions on accounts with their dialogs. `onDeleted` runs after an account was deleted; by default, nothing does. */
export const useUserActions = (onDeleted?: () => unknown) => {
  const { me } = useMe();
  const { run } = useAction({ toastErrors: true });
  const [pendingAction, setPendingAction] = useState<PendingAction>();
  const close = () => setPendingAction(undefined);
  const texts = pendingAction && confirmationText(pendingAction, pendingAction.user.id === me.id);
  const confirm = (action: PendingAction, success: string) => {
    close();
    return run(
      async () => {
        await apply(action);
        if (action.kind === "deletion") await onDeleted?.();
      },
      { success },
    );
  };
  const exportData = ({ id, email }: ListedUser) =>
    run(() => downloadFile(browserClient().users[":id"].export.$get({ param: { id } })), {
      success: `Exported the data of ${email}.`,
    });
  const dialog =
    pendingAction?.kind === "deletion" ? (
      <FormDialog
        title={texts?.title ?? ""}
        submitLabel={texts?.confirm ?? ""}
        busyLabel="Deleting…"
        onClose={close}
        onSubmit={async (data) => {
          if (fieldText(data, "email").trim().toLowerCase() !== pendingAction.user.email)
            throw new InvalidFields({ email: "This is a different email." });
        }}
        onSuccess={() => confirm(pendingAction, texts?.success ?? "")}
        noValidate
      >
        <p className="text-center text-muted wrap-anywhere">{texts?.text}</p>
        <Field name="email" label="Type the account's email to confirm" autoComplete="off" spellCheck={false} />
      </FormDialog>
    ) : (
      <ConfirmDialog
        open={Boolean(pendingAction)}
        title={texts?.title ?? ""}
        confirmLabel={texts?.confirm ?? ""}
        onClose={close}
        onConfirm={() => pendingAction && void confirm(pendingAction, texts?.success ?? "")}
      >
        {texts?.text}
      </ConfirmDialog>
    );
  return { ownId: me.id, dialog, onAction: setPendingAction, onExport: (user: ListedUser) => void exportData(user) };
};

const apply = (action: PendingAction) => {
  const call = browserClient().users[":id"];
  const param = { id: action.user.id };
  if (action.kind === "deletion") return read(call.$delete({ param }));
  return action.kind === "role"
    ? read(call.role.$put({ param, json: { role: action.role } }))
    : read(call.sessions.$delete({ param }));
};

/** An admin action on an account that waits for confirmation. */
export type PendingAction =
  | { kind: "role"; user: ListedUser; role: UserRole }
  | { kind: "sessions"; user: ListedUser }
  | { kind: "deletion"; user: ListedUser };

/** Returns the dialog's texts and the toast shown on success. */
const confirmationText = (action: PendingAction, isOwn: boolean) => {
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
