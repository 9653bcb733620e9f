import { useState } from "react";
import { imageUrl } from "#shared/images.ts";
import type { KitProposal } from "#shared/links/kit.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { kitLabel } from "./labels.ts";

type ProposalsProps = {
  title: string;
  proposals: readonly KitProposal[];
  /** Whether all can be accepted at once: not if they are alternatives. */
  hasAll: boolean;
  onAccept: (proposals: readonly KitProposal[]) => void;
  onClose: () => void;
};

/** Proposed values to accept one by one or all at once. */
export const ProposalsDialog = ({ title, proposals, hasAll, onAccept, onClose }: ProposalsProps) => {
  const [accepted, setAccepted] = useState<readonly KitProposal[]>([]);
  const remaining = proposals.filter((proposal) => !accepted.includes(proposal));
  return (
    <Dialog open title={title} onClose={onClose} className="w-[min(44rem,calc(100%-2rem))]">
      <p className="mt-2 text-muted">Nothing is saved until you save the kit.</p>
      <ul className="mt-4 max-h-[60dvh] divide-y divide-line overflow-y-auto text-left">
        {proposals.map((proposal, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two proposals for a field may be alike; the list never changes.
          <li key={at} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow basis-60">
              <p className="text-sm font-medium">{kitLabel(proposal.field)}</p>
              <ProposedValue {...proposal} />
              <p className="mt-1 text-sm text-muted">{proposal.source}</p>
            </div>
            <Button
              variant="quiet"
              aria-disabled={!remaining.includes(proposal)}
              aria-label={`${remaining.includes(proposal) ? "Use" : "Added"}: ${kitLabel(proposal.field)}`}
              onClick={() => {
                if (!remaining.includes(proposal)) return;
                setAccepted([...accepted, proposal]);
                onAccept([proposal]);
              }}
            >
              {remaining.includes(proposal) ? "Use" : "Added"}
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button variant="quiet" onClick={onClose}>
          {accepted.length ? "Done" : "Cancel"}
        </Button>
        {hasAll && remaining.length > 0 && (
          <Button
            onClick={() => {
              onAccept(remaining);
              onClose();
            }}
          >
            Use all
          </Button>
        )}
      </div>
    </Dialog>
  );
};

const ProposedValue = ({ field, value }: KitProposal) => {
  if (field === "logoFileId" || field === "coverFileId")
    return (
      <img
        src={imageUrl(String(value), 320)}
        alt={kitLabel(field)}
        width="160"
        height="100"
        className="mt-1 h-20 w-auto rounded-lg border border-line bg-surface object-contain"
      />
    );
  const text =
    typeof value === "object"
      ? Object.values(value)
          .filter((part) => part !== null)
          .join(", ")
      : String(value);
  return <p className="wrap-anywhere">{text}</p>;
};
