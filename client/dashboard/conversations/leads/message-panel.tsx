import { useState } from "react";
import { fillMessage } from "#shared/conversations/direct-message.ts";
import type { LeadDetails } from "#shared/conversations/leads.ts";
import { Button } from "../../../ui/button.tsx";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { Panel } from "../../../ui/overlays/dialog.tsx";
import { RoleFieldset, useRole } from "../../role.tsx";
import { useStatusChange } from "./leads-table.tsx";
import { type Message, MessageEditor } from "./message-editor.tsx";

type Project = { id: string; name: string; url: string };
type MessagePanelProps = { project: Project; lead: LeadDetails; message: Message; onClose: () => void };

/** The message as a lead would get it, and the template, which is the same for all leads. */
export const MessagePanel = ({ project, lead, message, onClose }: MessagePanelProps) => (
  <Panel title={lead.handle} onClose={onClose}>
    <div className="grid gap-4">
      <MessagePreview project={project} lead={lead} dm={message.text} />
    </div>
    <div className="mt-6 border-t border-line pt-5">
      <p className="mb-4 text-muted">
        One message for all leads, with variables. Copy it and send it yourself: we never contact anyone for you.
      </p>
      <RoleFieldset>
        <MessageEditor projectId={project.id} message={message} />
      </RoleFieldset>
    </div>
  </Panel>
);

/** The message filled in for a lead, to copy and send on their platform. */
const MessagePreview = ({ project, lead, dm }: { project: Project; lead: LeadDetails; dm: string }) => {
  const [post] = lead.posts;
  const { text, unknown } = fillMessage(dm, {
    handle: lead.handle,
    project: project.name,
    url: project.url,
    ...(post && { title: post.title, keyword: post.keyword }),
  });
  return (
    <>
      <section aria-label={`Message to ${lead.handle}`} className="rounded-xl border border-line bg-surface p-4">
        <p className="whitespace-pre-wrap wrap-anywhere">
          {text || <span className="text-muted">Write a message or generate a draft to see a preview.</span>}
        </p>
      </section>
      {unknown.length > 0 && (
        <p className="text-sm text-bad">No value for {unknown.join(", ")}, so it appears as is.</p>
      )}
      {post && (
        <p className="text-sm text-muted">
          Their post:{" "}
          <ExternalLink href={post.url} className="link wrap-anywhere">
            {post.title || post.excerpt}
          </ExternalLink>
        </p>
      )}
      <CopyAndOpen key={lead.id} projectId={project.id} lead={lead} text={text} />
    </>
  );
};

const CopyAndOpen = ({ projectId, lead, text }: { projectId: string; lead: LeadDetails; text: string }) => {
  const [isCopied, setCopied] = useState<boolean>();
  const changeStatus = useStatusChange(projectId);
  const canEdit = useRole("editor");
  // Copy first: a page in the background may not write to the clipboard.
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true);
        window.open(lead.profileUrl, "_blank", "noopener,noreferrer");
        if (canEdit && lead.status === "new") void changeStatus(lead, "contacted");
      },
      () => setCopied(false),
    );
  return (
    <div className="grid justify-items-start gap-3">
      <Button disabled={!text.trim()} onClick={() => void copy()}>
        Copy message and open profile
      </Button>
      <p role="status" className="text-sm text-muted">
        {isCopied === true && (
          <>
            Copied. If the profile didn't open,{" "}
            <ExternalLink href={lead.profileUrl} className="link">
              open it here
            </ExternalLink>
            .
          </>
        )}
        {isCopied === false && "Your browser blocked copying. Select the text above and copy it yourself."}
      </p>
    </div>
  );
};
