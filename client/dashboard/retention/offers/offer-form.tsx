import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { maxPauseMonths } from "#shared/limits.ts";
import type { Mode } from "#shared/modes.ts";
import type { Offer } from "#shared/retention/offers.ts";
import { RestoredDraft } from "../../../ui/editing/restore-draft.tsx";
import { useFormDraft } from "../../../ui/editing/use-local-draft.ts";
import { Checkbox, Field, Select, TextArea } from "../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton, useFormState } from "../../../ui/forms/form.tsx";
import { UnsavedChangesDialog } from "../../../ui/forms/unsaved-changes-dialog.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { useRole } from "../../role.tsx";
import { CouponField, useCoupons } from "./coupon-field.tsx";
import { type OfferFields, type OfferType, toInput, typeLabels, typeOptions, withType } from "./offer-fields.ts";
import { dialogLink, type OfferScope, offersLink, type StripeProject, saveOffer } from "./offers-api.ts";
import { OfferPreview } from "./widget-preview.tsx";

type OfferFormProps = {
  project: StripeProject;
  mode: Mode;
  /** The reasons in the project's dialog. */
  dialogReasons: readonly string[];
  /** The offer to edit; undefined for a new one. */
  offer?: Offer;
  initialFields: OfferFields;
};

/** The offer form next to a preview of the dialog. */
export const OfferForm = ({ project, mode, dialogReasons, offer, initialFields }: OfferFormProps) => {
  const [fields, setFields] = useState(initialFields);
  const draft = useFormDraft({
    key: `unsaved-offer-${offer?.id ?? `${project.id}-${mode}`}`,
    fields,
    saved: initialFields,
    setFields,
  });
  const coupons = useCoupons(project, mode, useRole("owner") && fields.type === "discount");
  const navigate = useNavigate();
  const scope = { projectId: project.id, mode };
  const change = (values: Partial<OfferFields>) => setFields((current) => ({ ...current, ...values }));
  const bind = (name: "title" | "message" | "acceptLabel" | "declineLabel" | "url") => ({
    name,
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const { description, urlHint } = typeLabels[fields.type];

  return (
    <Form
      noValidate
      values={fields}
      className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[1fr_26rem]"
      onSubmit={() => saveOffer(toInput(fields, { ...scope, id: offer?.id }))}
      onSuccess={async () => {
        draft.clear();
        await navigate(offersLink(scope));
        toast("Offer saved.");
      }}
    >
      <div className="grid min-w-0 max-w-xl gap-5">
        <RestoredDraft draft={draft} />
        <Select
          name="type"
          label="Offer type"
          hint={description}
          value={fields.type}
          options={typeOptions}
          onChange={({ target }) => setFields(withType(fields, target.value as OfferType))}
        />
        {fields.type === "discount" && (
          <CouponField
            project={project}
            mode={mode}
            coupons={coupons}
            value={fields.couponId}
            onChange={(couponId) => change({ couponId })}
          />
        )}
        {fields.type === "pause" && (
          <Field
            name="pauseMonths"
            label="Months"
            hint="How long the pause lasts, if we apply it in Stripe."
            type="number"
            min={1}
            max={maxPauseMonths}
            value={fields.pauseMonths || ""}
            onChange={({ target }) => change({ pauseMonths: Number(target.value) })}
            required
          />
        )}
        <Field {...bind("title")} label="Title" maxLength={120} required />
        <TextArea
          {...bind("message")}
          label="Message"
          hint="Optional. One or two sentences."
          maxLength={1_000}
          rows={3}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...bind("acceptLabel")} label="Accept button" maxLength={60} required />
          <Field {...bind("declineLabel")} label="Decline button" maxLength={60} required />
        </div>
        <Field
          {...bind("url")}
          label="URL after accepting"
          hint={urlHint}
          required={fields.type === "redirect"}
          maxLength={2_000}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <ReasonsPicker
          scope={scope}
          dialogReasons={dialogReasons}
          selected={fields.reasons}
          onChange={(reasons) => change({ reasons })}
        />
        <Checkbox
          label="Active"
          checked={fields.active}
          onChange={({ target }) => change({ active: target.checked })}
        />
        <FormError />
        <div className="flex flex-wrap gap-3">
          <SubmitButton busyLabel="Saving…">Save offer</SubmitButton>
          <Link to={offersLink(scope)} className="button button-quiet">
            Cancel
          </Link>
        </div>
      </div>
      <OfferPreview fields={fields} offer={offer} coupon={coupons.find(fields.couponId)} mode={mode} />
      <UnsavedChangesDialog isKept query="project">
        Your changes stay in this browser only.
      </UnsavedChangesDialog>
    </Form>
  );
};

type ReasonsPickerProps = {
  scope: OfferScope;
  dialogReasons: readonly string[];
  selected: readonly string[];
  onChange: (reasons: string[]) => void;
};

/** Selects who sees the offer: customers with one of the checked reasons, or everyone. */
const ReasonsPicker = ({ scope, dialogReasons, selected, onChange }: ReasonsPickerProps) => {
  const removed = selected.filter((reason) => !dialogReasons.includes(reason));
  const error = useFormState().errors.fields.reasons;
  return (
    <fieldset name="reasons" className="min-w-0" aria-describedby="offer-reasons-hint">
      <legend className="text-sm font-medium">Show for these reasons</legend>
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {[...dialogReasons, ...removed].map((reason) => (
          <label key={reason} className="flex min-h-control items-center gap-3 wrap-anywhere">
            <input
              type="checkbox"
              className="size-4.5 shrink-0 accent-accent-strong"
              checked={selected.includes(reason)}
              onChange={({ target }) =>
                onChange(target.checked ? [...selected, reason] : selected.filter((other) => other !== reason))
              }
            />
            <span>
              {reason}
              {removed.includes(reason) && <span className="text-bad"> (removed from the dialog)</span>}
            </span>
          </label>
        ))}
      </div>
      <p id="offer-reasons-hint" className="mt-1 text-sm text-muted">
        {selected.length === 0
          ? "Without a selection, everyone who cancels sees it, with or without a reason."
          : "Customers who give another reason, or none, don't see it."}{" "}
        <Link to={dialogLink(scope)} className="link inline-block py-1">
          Edit reasons
        </Link>
      </p>
      {error && (
        <p role="alert" className="mt-1.5 text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
};
