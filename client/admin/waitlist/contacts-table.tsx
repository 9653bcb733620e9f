import type { Contact } from "#shared/waitlist.ts";
import { formatDateTime } from "../../ui/format.ts";
import { handOverFocusTo } from "../../ui/hand-over-focus.ts";
import { ScrollBox } from "../../ui/scroll-box.tsx";
import { Table } from "../../ui/table.tsx";
import { TextButton } from "../../ui/text-button.tsx";

const columns = [
  { key: "email", label: "Email" },
  { key: "source", label: "Form" },
  { key: "state", label: "Contact service" },
  { key: "joined", label: "Joined" },
  { key: "actions", label: <span className="sr-only">Actions</span> },
];

type ContactsTableProps = {
  caption: string;
  contacts: Contact[];
  onRetry: (contact: Contact) => void;
  onDelete: (contact: Contact) => void;
};

export const ContactsTable = ({ caption, contacts, onRetry, onDelete }: ContactsTableProps) => (
  <ScrollBox id="contacts" label="Contacts">
    <Table caption={caption} columns={columns}>
      {contacts.map((contact) => (
        <tr key={contact.id}>
          <td className="py-3 pr-3 font-medium">{contact.email}</td>
          <td className="py-3 pr-3 text-muted">{contact.source ?? "unknown"}</td>
          <td className={`min-w-44 py-3 pr-3 ${contact.state === "failed" ? "text-bad" : ""}`}>{stateText(contact)}</td>
          <td className="py-3 pr-3 whitespace-nowrap text-muted">
            <time dateTime={contact.createdAt}>{formatDateTime(contact.createdAt)}</time>
          </td>
          <td className="h-14 py-1.5">
            <span className="flex justify-end">
              {contact.state !== "synced" && (
                <TextButton
                  label="Retry"
                  name={`Retry ${contact.email}`}
                  ref={passFocus}
                  onClick={() => onRetry(contact)}
                />
              )}
              <TextButton
                label="Delete"
                name={`Delete ${contact.email}`}
                ref={passFocus}
                onClick={() => onDelete(contact)}
              />
            </span>
          </td>
        </tr>
      ))}
    </Table>
  </ScrollBox>
);

// A contact that has been synced or deleted in the meantime no longer has a button to focus.
const passFocus = handOverFocusTo("contacts");

const stateText = ({ state, list }: Contact) =>
  ({
    synced: `Sent to list ${list}`,
    waiting: "Waiting to be sent",
    failed: "Failed: the service rejected this email",
  })[state];
