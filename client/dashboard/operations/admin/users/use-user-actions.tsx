import { useState } from "react";
import type { ListedUser } from "#shared/operations/users.ts";
import { browserClient, read } from "../../../../app/api-client.ts";
import { downloadFile } from "../../../../app/download-file.ts";
import { fieldText, InvalidFields } from "../../../../app/form-errors.ts";
import { Field } from "../../../../ui/forms/fields.tsx";
import { FormDialog } from "../../../../ui/forms/form-dialog.tsx";
import { useAction } from "../../../../ui/forms/use-action.ts";
import { ConfirmDialog } from "../../../../ui/overlays/dialog.tsx";
import { useMe } from "../../../use-me.ts";
import { confirmationText, type PendingAction } from "./pending-action.ts";

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
