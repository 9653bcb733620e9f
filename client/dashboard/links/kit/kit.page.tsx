import { useEffect, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { imageUrl } from "#shared/images.ts";
import type { Kit, KitProposal } from "#shared/links/kit.ts";
import { kitLabel } from "#shared/links/kit-fields.ts";
import type { DraftField } from "#shared/links/kit-limits.ts";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { RestoredDraft } from "../../../ui/editing/restore-draft.tsx";
import { Form, FormError, FormMessage, SubmitButton } from "../../../ui/forms/form.tsx";
import { UnsavedChangesDialog } from "../../../ui/forms/unsaved-changes-dialog.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { RoleFieldset } from "../../role.tsx";
import { Completeness } from "./completeness.tsx";
import { CompanySection, ConsentSection, LocalSection, PriceSection } from "./kit-details.tsx";
import { applyProposal, isUnfilled, type KitDraft, toDraft } from "./kit-draft.ts";
import { PictureSection, TextSection } from "./kit-sections.tsx";
import { type Conflict, useKit } from "./use-kit.ts";

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireProject(args);
  const kit = await read(args.context.get(api).projects[":id"].kit.$get({ param: { id: project.id } }));
  return { project, kit };
};

export function Component() {
  const { project, kit } = useLoaderData<typeof loader>();
  return (
    <DashboardPage title="Listing kit" description={`What directories learn about ${project.name}.`}>
      <p className="mb-4 max-w-prose text-muted">
        Directories get their texts and pictures from here, cut to what each of them takes. Changes reach submissions
        that have not been sent yet.
      </p>
      {/* Keyed by project, so that text typed for one is not saved for another. */}
      <RoleFieldset>
        <KitForm key={project.id} projectId={project.id} kit={kit} />
      </RoleFieldset>
    </DashboardPage>
  );
}

type Proposals = { title: string; proposals: readonly KitProposal[]; hasAll: boolean };

/** The whole kit in one form, with proposals to fill it. */
const KitForm = ({ projectId, kit: loaded }: { projectId: string; kit: Kit }) => {
  const { kit, draft, setDraft, localDraft, conflict, isChanged, save, resolve, closeConflict } = useKit(
    projectId,
    loaded,
  );
  const [proposed, setProposed] = useState<Proposals>();
  useEffect(() => {
    // The bar has just appeared, maybe over the field.
    if (isChanged) document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [isChanged]);
  const { isPending, error, run } = useAction();
  const change = (values: Partial<KitDraft>) => setDraft((current) => ({ ...current, ...values }));

  const propose = (
    load: () => Promise<{ proposals: KitProposal[] }>,
    shown: Omit<Proposals, "proposals">,
    none: string,
  ) =>
    run(async () => {
      const { proposals } = await load();
      if (proposals.length) setProposed({ ...shown, proposals });
      else toast(none);
    });
  const prefill = () =>
    propose(
      async () => {
        const { proposals } = await read(
          browserClient().projects[":id"].kit.prefill.$post({ param: { id: projectId } }),
        );
        // The server knows the saved kit only; what was typed since then stays.
        return { proposals: proposals.filter(({ field }) => isUnfilled(draft, field)) };
      },
      { title: "Found on your website", hasAll: true },
      "Your kit has everything we found on your website.",
    );
  const draftText = (field: DraftField) =>
    propose(
      () => read(browserClient().projects[":id"].kit.draft.$post({ param: { id: projectId }, json: { field } })),
      { title: `Drafts: ${kitLabel(field)}`, hasAll: Array.isArray(draft[field]) },
      isChanged
        ? "There is no new draft. Save first: drafts are made from the saved kit."
        : "There is no new draft. Add a name, category, audience, tagline and features first.",
    );

  const section = { projectId, draft, warnings: kit.warnings, onChange: change, onDraft: draftText };
  return (
    <Form values={draft} onSubmit={save} noValidate>
      <RestoredDraft draft={localDraft} />
      <div className="grid items-start gap-8 xl:grid-cols-[1fr_20rem]">
        {/* Scrolls by itself where it is taller than the window. The padding leaves room for focus rings. */}
        <aside
          aria-label="Completeness"
          className="grid min-w-0 gap-4 xl:sticky xl:top-22 xl:order-last xl:-m-2 xl:max-h-[calc(100dvh-11rem)] xl:overflow-y-auto xl:p-2"
        >
          <Completeness {...kit.completeness} />
          <Button variant="quiet" busy={isPending} onClick={() => void prefill()}>
            {isPending ? "Reading…" : "Fill in from your website"}
          </Button>
          <FormMessage>{error}</FormMessage>
        </aside>
        <div className="grid min-w-0 max-w-3xl divide-y divide-line *:py-8 *:first:pt-0">
          <TextSection {...section} />
          <PictureSection {...section} />
          <PriceSection {...section} />
          <CompanySection {...section} />
          <LocalSection {...section} />
          <ConsentSection {...section} />
        </div>
      </div>
      <FormError className="mt-6" />
      {/* In reach while there is something to save. */}
      <div
        data-bottom-bar={isChanged || undefined}
        className={`${isChanged ? "sticky bottom-(--phone-bar) z-10 " : ""}-mx-4 mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line bg-canvas px-4 py-3 lg:-mx-6 lg:px-6`}
      >
        <SubmitButton busyLabel="Saving…">Save kit</SubmitButton>
        <p className="text-sm text-muted" role="status">
          {isChanged ? "Unsaved changes" : kit.version ? "All changes saved" : "Not saved yet"}
        </p>
      </div>
      {proposed && (
        <ProposalsDialog
          {...proposed}
          onAccept={(proposals) => setDraft((current) => proposals.reduce(applyProposal, current))}
          onClose={() => setProposed(undefined)}
        />
      )}
      {conflict && <ConflictDialog conflict={conflict} draft={draft} onResolve={resolve} onClose={closeConflict} />}
      <UnsavedChangesDialog isChanged={isChanged} isKept query="project">
        Your changes stay in this browser only.
      </UnsavedChangesDialog>
    </Form>
  );
};

type ConflictProps = {
  conflict: Conflict;
  draft: KitDraft;
  onResolve: (side: "mine" | "theirs") => void;
  onClose: () => void;
};

/** Shown when the kit was saved elsewhere with other values for the same fields. */
const ConflictDialog = ({ conflict: { fields, theirs }, draft, onResolve, onClose }: ConflictProps) => {
  const current = toDraft(theirs.fields);
  return (
    <Dialog open title="The kit was changed elsewhere" onClose={onClose} className="w-[min(44rem,calc(100%-2rem))]">
      <p className="mt-2 text-muted">
        Both versions changed these fields. Pick one; you can still edit before you save.
      </p>
      <ul className="mt-4 max-h-[50dvh] divide-y divide-line overflow-y-auto text-left">
        {fields.map((field) => (
          <li key={field} className="py-3">
            <p className="font-medium">{kitLabel(field)}</p>
            <dl className="mt-1 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-2">
              <Version heading="Yours" value={draft[field]} />
              <Version heading="Saved elsewhere" value={current[field]} />
            </dl>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button variant="quiet" onClick={() => onResolve("theirs")}>
          Use the saved version
        </Button>
        <Button onClick={() => onResolve("mine")}>Keep mine</Button>
      </div>
    </Dialog>
  );
};

const Version = ({ heading, value }: { heading: string; value: KitDraft[keyof KitDraft] }) => (
  <div className="min-w-0">
    <dt className="text-muted">{heading}</dt>
    <dd className="whitespace-pre-line wrap-anywhere">{textOf(value) || "Empty"}</dd>
  </div>
);

const textOf = (value: KitDraft[keyof KitDraft]): string => {
  if (Array.isArray(value)) return value.filter(Boolean).join("\n");
  if (typeof value === "string") return value;
  return Object.values(value ?? {})
    .filter((part) => part !== "" && part !== false)
    .map((part) => (part === true ? "Yes" : String(part)))
    .join("\n");
};

type ProposalsProps = {
  title: string;
  proposals: readonly KitProposal[];
  /** Whether all can be accepted at once: not if they are alternatives. */
  hasAll: boolean;
  onAccept: (proposals: readonly KitProposal[]) => void;
  onClose: () => void;
};

/** Proposed values to accept one by one or all at once. */
const ProposalsDialog = ({ title, proposals, hasAll, onAccept, onClose }: ProposalsProps) => {
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
