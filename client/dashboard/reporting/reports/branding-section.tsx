import { useState } from "react";
import { imageUrl } from "#shared/images.ts";
import { maxBrandName } from "#shared/reporting/report-limits.ts";
import type { ReportBranding } from "#shared/reporting/reports.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { Brand } from "../../../site/reports/brand.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox, Field } from "../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/forms/form.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { Section } from "../../../ui/section.tsx";
import { Pictures } from "../../links/kit/pictures.tsx";
import { useMe } from "../../use-me.ts";
import { brandingId } from "./report-path.ts";

const emptyBranding: ReportBranding = { name: "", logoFileId: null, color: "#1d4fa8" };

type BrandingProps = { projectId: string; branding: ReportBranding | null };

/** The name, logo and colour that an agency's shared reports show. */
export const BrandingSection = ({ projectId, branding }: BrandingProps) => (
  <Section
    id={brandingId}
    title="Your brand on shared reports"
    lead="Share links show your own name, logo and color above the report of this project, on screen and on paper."
  >
    <details className="mt-6 max-w-3xl rounded-2xl border border-line px-5">
      <summary className="-mx-2 min-h-control cursor-pointer rounded-lg px-2 py-3 font-medium">
        {branding ? "Change your brand" : "Add your brand"}
      </summary>
      <BrandingForm projectId={projectId} branding={branding} />
    </details>
  </Section>
);

const BrandingForm = ({ projectId, branding }: BrandingProps) => {
  const [draft, setDraft] = useState(branding ?? emptyBranding);
  const change = (values: Partial<ReportBranding>) => setDraft((current) => ({ ...current, ...values }));
  const { run, isPending } = useAction({ toastErrors: true });
  const calls = () => browserClient().projects[":id"]["report-branding"];
  const param = { id: projectId };
  const paidFor = useMe().projects.filter(({ isPayer }) => isPayer);
  const paysForSeveral = paidFor.length > 1 && paidFor.some(({ id }) => id === projectId);
  const save = (data: FormData) =>
    read(calls().$put({ param, json: { ...draft, everyProject: data.has("everyProject") } }));
  const remove = () =>
    run(
      async () => {
        await read(calls().$delete({ param }));
        setDraft(emptyBranding);
      },
      { success: "Brand removed." },
    );
  return (
    <Form
      values={draft}
      onSubmit={save}
      success="Brand saved. Your share links show it from now on."
      className="grid gap-5 pt-2 pb-5"
    >
      <div className="grid gap-5 sm:grid-cols-[1fr_auto]">
        <Field
          name="name"
          label="Name"
          autoComplete="organization"
          maxLength={maxBrandName}
          required
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <Field
          name="color"
          type="color"
          label="Color"
          className="w-28 [&_input]:p-1.5"
          value={draft.color}
          onChange={({ target }) => change({ color: target.value })}
        />
      </div>
      <Pictures
        projectId={projectId}
        path="logoFileId"
        hint="Shown on white. Anyone with the address of the picture can see it."
        shape="aspect-square"
        most={1}
        ids={draft.logoFileId ? [draft.logoFileId] : []}
        onAdd={(id) => change({ logoFileId: id })}
        onRemove={() => change({ logoFileId: null })}
      />
      {draft.name.trim() && (
        <figure>
          <figcaption className="mb-2 text-sm text-muted">Preview</figcaption>
          <Brand name={draft.name} logoUrl={draft.logoFileId && imageUrl(draft.logoFileId, 320)} color={draft.color} />
        </figure>
      )}
      {paysForSeveral && <Checkbox name="everyProject" label="Use it for all my projects" />}
      <FormError />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busyLabel="Saving…">Save brand</SubmitButton>
        {branding && (
          <Button variant="quiet" busy={isPending} onClick={() => void remove()}>
            Remove brand
          </Button>
        )}
      </div>
    </Form>
  );
};
