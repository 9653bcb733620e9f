import { useState } from "react";
import { fillMessage } from "#shared/direct-message.ts";
import type { LeadDetails } from "#shared/leads.ts";
import { Button } from "../../ui/button.tsx";
import { useStatusChange } from "./lead-status-select.tsx";

type MessagePreviewProps = { project: { id: string; name: string; url: string }; lead: LeadDetails; dm: string };

/** The message as this lead would read it, to copy and send on their platform. */
export const MessagePreview = ({ project, lead, dm }: MessagePreviewProps) => {
  const [post] = lead.posts;
  const { text, unknown } = fillMessage(dm, {
    handle: lead.handle,
    project: project.name,
    url: project.url,
    ...(post && { title: post.title, keyword: post.keyword }),
  });
  return (
    <>
      <section aria-label={`As ${lead.handle} reads it`} className="rounded-xl border border-line bg-surface p-4">
        <p className="whitespace-pre-wrap wrap-anywhere">
          {text || <span className="text-muted">Write a message, or let us draft one.</span>}
        </p>
      </section>
      {unknown.length > 0 && (
        <p className="text-sm text-bad">There is nothing to put in for {unknown.join(", ")}: it stays as it is.</p>
      )}
      {post && (
        <p className="text-sm text-muted">
          They wrote:{" "}
          <a href={post.url} target="_blank" rel="noopener noreferrer" className="link wrap-anywhere">
            {post.title || post.excerpt}
          </a>
        </p>
      )}
      <CopyAndOpen key={lead.id} projectId={project.id} lead={lead} text={text} />
    </>
  );
};

const CopyAndOpen = ({ projectId, lead, text }: { projectId: string; lead: LeadDetails; text: string }) => {
  const [copied, setCopied] = useState<boolean>();
  const changeStatus = useStatusChange(projectId);
  // Copy first: a page in the background may not write to the clipboard.
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true);
        window.open(lead.profileUrl, "_blank", "noopener,noreferrer");
      },
      () => setCopied(false),
    );
  return (
    <div className="grid justify-items-start gap-3">
      <Button disabled={!text.trim()} onClick={() => void copy()}>
        Copy message and open profile
      </Button>
      <p role="status" className="text-sm text-muted">
        {copied === true && (
          <>
            Copied. If the profile did not open,{" "}
            <a href={lead.profileUrl} target="_blank" rel="noopener noreferrer" className="link">
              open it here
            </a>
            .
          </>
        )}
        {copied === false && "Your browser does not let us copy. Select the text above and copy it yourself."}
      </p>
      {copied && lead.status === "new" && (
        <Button variant="quiet" onClick={() => void changeStatus(lead, "contacted")}>
          Mark as contacted
        </Button>
      )}
    </div>
  );
};
