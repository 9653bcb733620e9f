import type { Contact } from "#shared/site/waitlist.ts";
import { type DataColumn, DataTable } from "../../../../ui/data-table.tsx";
import { formatDateTime } from "../../../../ui/format.ts";
import { handOverFocusTo } from "../../../../ui/overlays/hand-over-focus.ts";
import { TextButton } from "../../../../ui/text-button.tsx";

type ContactsTableProps = {
  caption: string;
  contacts: Contact[];
  onRetry: (contact: Contact) => void;
  onDelete: (contact: Contact) => void;
};

const columnsOf = ({ onRetry, onDelete }: Pick<ContactsTableProps, "onRetry" | "onDelete">): DataColumn<Contact>[] => [
  { key: "email", label: "Email", isRowHeader: true, className: "wrap-anywhere", cell: ({ email }) => email },
  { key: "source", label: "Form", className: "text-muted", cell: ({ source }) => source ?? "unknown" },
  {
    key: "state",
    label: "Contact service",
    className: "min-w-44",
    cell: (contact) => <span className={contact.state === "failed" ? "text-bad" : ""}>{stateText(contact)}</span>,
  },
  {
    key: "joined",
    label: "Joined",
    className: "whitespace-nowrap text-muted",
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  {
    key: "actions",
    label: "Actions",
    cell: (contact) => (
      <span className="flex min-h-11 justify-end">
        {contact.state !== "synced" && (
          <TextButton label="Retry" name={`Retry ${contact.email}`} ref={passFocus} onClick={() => onRetry(contact)} />
        )}
        <TextButton label="Delete" name={`Delete ${contact.email}`} ref={passFocus} onClick={() => onDelete(contact)} />
      </span>
    ),
  },
];

export const ContactsTable = ({ caption, contacts, ...actions }: ContactsTableProps) => (
  <DataTable
    id="contacts"
    label="Contacts"
    caption={caption}
    columns={columnsOf(actions)}
    rows={contacts}
    nameOf={({ email }) => email}
  />
);

// A contact that has been synced or deleted in the meantime no longer has a button to focus.
const passFocus = handOverFocusTo("contacts");

const stateText = ({ state, list }: Contact) =>
  ({
    synced: `Sent to list ${list}`,
    waiting: "Waiting to be sent",
    failed: "Failed: the service rejected this email",
  })[state];
