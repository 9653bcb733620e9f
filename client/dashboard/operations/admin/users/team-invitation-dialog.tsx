import { useRevalidator } from "react-router";
import { type TeamRole, teamRoles } from "#shared/roles.ts";
import { browserClient, read } from "../../../../app/api-client.ts";
import { fieldText } from "../../../../app/form-errors.ts";
import { Field, Select } from "../../../../ui/forms/fields.tsx";
import { FormDialog } from "../../../../ui/forms/form-dialog.tsx";
import { toast } from "../../../../ui/overlays/toast.tsx";
import { roleLabels } from "./labels.tsx";

const roleHints: Record<TeamRole, string> = {
  operator: "Works the queue of tasks. Sees no payments, settings or accounts.",
  admin: "Sees and changes everything.",
};

/** Invites an operator or administrator by email. */
export const TeamInvitationDialog = ({ onClose }: { onClose: () => void }) => {
  const { revalidate } = useRevalidator();
  return (
    <FormDialog
      title="Invite to the team"
      submitLabel="Send invitation"
      busyLabel="Sending…"
      onClose={onClose}
      onSubmit={async (data) => {
        const email = fieldText(data, "email").trim();
        await read(
          browserClient().users.invitations.$post({ json: { email, role: fieldText(data, "role") as TeamRole } }),
        );
        toast(`Invitation sent to ${email}.`);
      }}
      onSuccess={async () => {
        onClose();
        await revalidate();
      }}
      noValidate
    >
      <Field name="email" type="email" label="Email" autoComplete="off" />
      <Select
        name="role"
        label="Role"
        options={teamRoles.map((value) => ({ value, label: roleLabels[value] }))}
        hint={`Operator: ${roleHints.operator} Admin: ${roleHints.admin}`}
      />
    </FormDialog>
  );
};
