import { useState } from "react";
import { useRevalidator } from "react-router";
import type { CustomerNote, UserDetail } from "#shared/operations/users.ts";
import { browserClient, read } from "../../../../app/api-client.ts";
import { fieldText } from "../../../../app/form-errors.ts";
import { formatDateTime } from "../../../../ui/format.ts";
import { TextArea } from "../../../../ui/forms/fields.tsx";
import { Form, FormError, FormMessage, SubmitButton } from "../../../../ui/forms/form.tsx";
import { FormDialog } from "../../../../ui/forms/form-dialog.tsx";
import { useAction } from "../../../../ui/forms/use-action.ts";
import { ConfirmDialog } from "../../../../ui/overlays/dialog.tsx";
import { handOverFocusTo } from "../../../../ui/overlays/hand-over-focus.ts";
import { Section } from "../../../../ui/section.tsx";
import { TextButton } from "../../../../ui/text-button.tsx";

const passFocus = handOverFocusTo("notes");

const notesCall = () => browserClient().users[":id"].notes;

/** Internal notes about a customer. */
export const Notes = ({ user }: { user: UserDetail }) => {
  const { error, run } = useAction();
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<CustomerNote>();
  const [deleted, setDeleted] = useState<CustomerNote>();
  // A new key empties the form.
  const [added, setAdded] = useState(0);
  const param = (noteId = "") => ({ id: user.id, noteId });
  const remove = ({ id }: CustomerNote) =>
    run(() => read(notesCall()[":noteId"].$delete({ param: param(id) })), { success: "Note deleted." });
  return (
    <Section
      id="notes"
      title="Notes"
      lead="Only administrators see them here. The customer's data export includes them."
    >
      <Form
        key={added}
        className="mt-4 grid gap-3"
        onSubmit={(data) =>
          read(notesCall().$post({ param: { id: user.id }, json: { text: fieldText(data, "text") } }))
        }
        onSuccess={async () => {
          setAdded(added + 1);
          await revalidate();
        }}
        noValidate
      >
        <TextArea name="text" label="New note" rows={2} maxLength={5_000} />
        <FormError />
        <div>
          <SubmitButton busyLabel="Saving…">Add note</SubmitButton>
        </div>
      </Form>
      <FormMessage className="mt-4">{error}</FormMessage>
      <ul className="mt-4 divide-y divide-line">
        {user.notes.map((note) => (
          <li key={note.id} className="py-3">
            <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
            <p className="text-sm text-muted">
              {note.author?.email ?? "Deleted account"}, {formatDateTime(note.createdAt)}
              {note.updatedAt && ", edited"}
            </p>
            <TextButton label="Edit" name={`Edit note: ${note.text.slice(0, 40)}`} onClick={() => setEdited(note)} />
            <TextButton
              label="Delete"
              name={`Delete note: ${note.text.slice(0, 40)}`}
              ref={passFocus}
              onClick={() => setDeleted(note)}
            />
          </li>
        ))}
      </ul>
      {edited && (
        <FormDialog
          title="Edit note"
          submitLabel="Save note"
          busyLabel="Saving…"
          onSubmit={(data) =>
            read(notesCall()[":noteId"].$put({ param: param(edited.id), json: { text: fieldText(data, "text") } }))
          }
          onSuccess={async () => {
            setEdited(undefined);
            await revalidate();
          }}
          onClose={() => setEdited(undefined)}
          noValidate
        >
          <TextArea name="text" label="Note" rows={4} maxLength={5_000} defaultValue={edited.text} />
        </FormDialog>
      )}
      <ConfirmDialog
        open={deleted !== undefined}
        title="Delete this note?"
        confirmLabel="Delete note"
        onClose={() => setDeleted(undefined)}
        onConfirm={() => deleted && void remove(deleted)}
      >
        {deleted?.text.slice(0, 200)}
      </ConfirmDialog>
    </Section>
  );
};
