import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link, useNavigate } from "react-router";
import type { Mode } from "#shared/modes.ts";
import { useCall } from "../../app/use-call.ts";
import { FormMessage, SubmitButton } from "../../ui/form.tsx";
import { toast } from "../../ui/toast.tsx";
import { UnsavedChangesDialog } from "../../ui/unsaved-changes-dialog.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { CouponField } from "./coupon-field.tsx";
import { type ChangeFields, fieldNames, inputOfOffer, type OfferFields } from "./offer-fields.ts";
import { OfferPreview } from "./offer-preview.tsx";
import { OfferTexts } from "./offer-texts.tsx";
import { type Offer, offersLink, saveOffer } from "./offers-api.ts";
import { ReasonsPicker } from "./reasons-picker.tsx";
import type { AccountProject } from "./stripe-account.tsx";
import { useCoupons } from "./use-coupons.ts";

type OfferFormProps = {
  project: AccountProject;
  mode: Mode;
  /** The reasons in the project's dialog. */
  dialogReasons: readonly string[];
  /** The offer to edit; undefined for a new one. */
  offer?: Offer;
  before: OfferFields;
};

/** The offer form next to a preview of the dialog. Errors show next to their fields, and all input stays. */
export const OfferForm = ({ project, mode, dialogReasons, offer, before }: OfferFormProps) => {
  const [saved, setSaved] = useState(before);
  const [fields, setFields] = useState(before);
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, failure, run } = useCall(fieldNames);
  const coupons = useCoupons(project, mode, fields.type === "discount");
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const change: ChangeFields = (values) => setFields((all) => ({ ...all, ...values }));
  const place = { projectId: project.id, mode };
  const errors = failure?.fields ?? {};

  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [failure]);

  const save = async () => {
    await saveOffer(inputOfOffer(fields, { ...place, id: offer?.id }));
    // Clears the unsaved state first, so that navigating needs no confirmation.
    flushSync(() => setSaved(fields));
    await navigate(offersLink(place));
    toast("The offer is saved.");
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[1fr_26rem]"
      onSubmit={(event) => {
        event.preventDefault();
        void run(save);
      }}
    >
      <fieldset disabled={!isHydrated} className="grid min-w-0 max-w-xl gap-6">
        <OfferTexts fields={fields} errors={errors} onChange={change}>
          {fields.type === "discount" && (
            <CouponField
              project={project}
              mode={mode}
              coupons={coupons}
              value={fields.couponId}
              error={errors.couponId}
              onChange={(couponId) => change({ couponId })}
            />
          )}
        </OfferTexts>
        <ReasonsPicker
          place={place}
          dialogReasons={dialogReasons}
          chosen={fields.reasons}
          onChange={(reasons) => change({ reasons })}
        />
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-4.5 accent-accent-strong"
            checked={fields.active}
            onChange={({ target }) => change({ active: target.checked })}
          />
          Show it from now on
        </label>
        <FormMessage>{failure?.message}</FormMessage>
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={isBusy} busyLabel="Saving…">
            Save offer
          </SubmitButton>
          <Link to={offersLink(place)} className="button button-quiet">
            Cancel
          </Link>
        </div>
      </fieldset>
      <OfferPreview fields={fields} offer={offer} coupon={coupons.find(fields.couponId)} mode={mode} />
      <UnsavedChangesDialog isChanged={JSON.stringify(fields) !== JSON.stringify(saved)} query="project">
        What you changed of this offer is not saved, and would be lost.
      </UnsavedChangesDialog>
    </form>
  );
};
