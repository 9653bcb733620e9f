import { useEffect, useMemo, useRef } from "react";
import type { Coupon } from "#shared/billing/payments.ts";
import type { Mode } from "#shared/modes.ts";
import type { Offer } from "#shared/retention/offers.ts";
import { draw, offerStep, type Step } from "../../../widget/steps.ts";
import { createSheet } from "../../../widget/style.ts";
import { englishTexts } from "../../../widget/texts.ts";
import { discountOfCoupon, type OfferFields } from "./offer-fields.ts";

type WidgetPreviewProps<Result> = { step: Step<Result>; isTest: boolean };

/** A step of the dialog, rendered by the widget itself, inline in the page. */
export const WidgetPreview = <Result,>({ step, isTest }: WidgetPreviewProps<Result>) => {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    draw(dialogIn(host.current), step, { texts: englishTexts, isTest, onClose: doNothing }, doNothing);
  }, [step, isTest]);
  return (
    <section aria-labelledby="preview" className="min-w-0 max-w-[30rem] xl:sticky xl:top-24">
      <h2 id="preview" className="text-sm font-medium">
        Preview
      </h2>
      <p className="mb-2 text-sm text-muted">On your website, it uses the page's colors and font.</p>
      <div
        ref={host}
        // Its content is in the form, and its buttons do nothing here.
        inert
        className="[--leave-background:var(--color-raised)] [--leave-color:var(--color-ink)]"
      />
    </section>
  );
};

const doNothing = () => {};

const dialogIn = (host: HTMLElement) => {
  const existing = host.shadowRoot?.querySelector("dialog");
  if (existing) return existing;
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const inlineSheet = new CSSStyleSheet();
  inlineSheet.replaceSync("dialog { position: static; width: auto; max-height: none; margin: 0 }");
  root.adoptedStyleSheets = [createSheet(), inlineSheet];
  const dialog = document.createElement("dialog");
  dialog.open = true;
  root.append(dialog);
  return dialog;
};

type OfferPreviewProps = {
  fields: OfferFields;
  offer: Offer | undefined;
  coupon: Coupon | undefined;
  mode: Mode;
};

/** Live preview of the offer. */
export const OfferPreview = ({ fields, offer, coupon, mode }: OfferPreviewProps) => {
  const step = useMemo(() => {
    const { type, title, message, acceptLabel, declineLabel, couponId } = fields;
    // Until the coupons are loaded, use the figures saved with the offer.
    const savedDiscount = offer?.couponId === couponId ? offer : undefined;
    const discount = type === "discount" ? (coupon ? discountOfCoupon(coupon) : savedDiscount) : undefined;
    return offerStep(englishTexts, {
      id: "",
      type,
      title: title || "Title",
      message,
      acceptLabel,
      declineLabel,
      percentOff: discount?.percentOff,
      amountOff: discount?.amountOff,
      currency: discount?.currency,
    });
  }, [fields, offer, coupon]);
  return <WidgetPreview step={step} isTest={mode === "test"} />;
};
