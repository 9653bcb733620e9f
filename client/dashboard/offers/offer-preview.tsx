import { useMemo } from "react";
import type { Mode } from "#shared/modes.ts";
import type { Coupon } from "#shared/payments.ts";
import { offerStep } from "../../widget/steps.ts";
import { englishTexts } from "../../widget/texts.ts";
import { couponTerms } from "./coupon-text.ts";
import type { OfferFields } from "./offer-fields.ts";
import type { Offer } from "./offers-api.ts";
import { WidgetPreview } from "./widget-preview.tsx";

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
    const saved = offer?.couponId === couponId ? offer : undefined;
    const figures = type === "discount" ? (coupon ? couponTerms(coupon) : saved) : undefined;
    const shown = { id: "", type, title: title || "Title", message, acceptLabel, declineLabel };
    const { percentOff, amountOff, currency } = figures ?? {};
    return offerStep(englishTexts, { ...shown, percentOff, amountOff, currency });
  }, [fields, offer, coupon]);
  return <WidgetPreview step={step} isTest={mode === "test"} />;
};
