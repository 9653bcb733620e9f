import { useEffect, useState } from "react";
import type { Kit, KitProposal } from "#shared/links/kit.ts";
import type { DraftField } from "#shared/links/kit-limits.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { RestoredDraft } from "../../../ui/editing/restore-draft.tsx";
import { Form, FormError, FormMessage, SubmitButton } from "../../../ui/forms/form.tsx";
import { UnsavedChangesDialog } from "../../../ui/forms/unsaved-changes-dialog.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { Completeness } from "./completeness.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { CompanySection, ConsentSection, LocalSection, PriceSection } from "./kit-details.tsx";
import { applyProposal, isUnfilled, type KitDraft } from "./kit-draft.ts";
import { PictureSection, TextSection } from "./kit-sections.tsx";
import { kitLabel } from "./labels.ts";
import { ProposalsDialog } from "./proposals-dialog.tsx";
import { useKit } from "./use-kit.ts";

type Proposals = { title: string; proposals: readonly KitProposal[]; hasAll: boolean };

/** The whole kit in one form, with proposals to fill it. */
export const KitForm = ({ projectId, kit: loaded }: { projectId: string; kit: Kit }) => {
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
      "Your website says nothing that the kit doesn't have.",
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
        className={`${isChanged ? "sticky bottom-(--phone-bar) z-10 " : ""}-mx-5 mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line bg-canvas px-5 py-3 lg:-mx-8 lg:px-8`}
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
