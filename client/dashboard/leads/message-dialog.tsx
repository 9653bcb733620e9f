import type { Lead, LeadDetails } from "#shared/leads.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Select } from "../../ui/fields.tsx";
import { MessageEditor } from "./message-editor.tsx";
import { MessagePreview } from "./message-preview.tsx";
import type { Message } from "./use-message.ts";

type MessageDialogProps = {
  project: { id: string; name: string; url: string };
  lead: LeadDetails;
  /** Listed leads, to preview the message with. */
  others: readonly Pick<Lead, "id" | "handle">[];
  message: Message;
  onChoose: (leadId: string) => void;
  onClose: () => void;
};

/** The message template on one side, and its preview for a lead on the other. */
export const MessageDialog = ({ project, lead, others, message, onChoose, onClose }: MessageDialogProps) => (
  <Dialog
    open
    title="Message to your leads"
    className="w-[min(60rem,100%-1.5rem)] p-5 text-left sm:p-8"
    onClose={onClose}
  >
    <p className="mt-2 text-muted">
      One text for all of them. You copy it and send it by hand: we never write to anybody.
    </p>
    <div className="mt-6 grid gap-8 md:grid-cols-2">
      <MessageEditor projectId={project.id} message={message} />
      <div className="grid min-w-0 content-start gap-5">
        <Select
          id="preview-for"
          label="Preview for"
          value={lead.id}
          options={withFirst(lead, others).map(({ id, handle }) => ({ value: id, label: handle }))}
          onChange={({ target }) => onChoose(target.value)}
        />
        <MessagePreview project={project} lead={lead} dm={message.text} />
      </div>
    </div>
    <div className="mt-8 flex justify-end">
      <Button variant="quiet" onClick={onClose}>
        Close
      </Button>
    </div>
  </Dialog>
);

const withFirst = (lead: Pick<Lead, "id" | "handle">, others: MessageDialogProps["others"]) =>
  others.some(({ id }) => id === lead.id) ? others : [lead, ...others];
