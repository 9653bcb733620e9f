import type { Mode } from "#shared/modes.ts";
import type { OfferInput } from "#shared/offers.ts";
import { type OfferType, typeLabels } from "./offer-labels.ts";
import type { Offer } from "./offers-api.ts";

/** An offer's form values. */
export type OfferFields = {
  type: OfferType;
  title: string;
  message: string;
  acceptLabel: string;
  declineLabel: string;
  url: string;
  couponId: string;
  reasons: string[];
  active: boolean;
};
export type ChangeFields = (values: Partial<OfferFields>) => void;

export const fieldNames = [
  ...(["type", "title", "message", "acceptLabel", "declineLabel"] as const),
  ...(["url", "couponId", "reasons"] as const),
];

export const newFields = (type: OfferType, reasons: string[] = []): OfferFields => ({
  type,
  ...typeLabels[type].starter,
  declineLabel: "No, I want to leave",
  url: "",
  couponId: "",
  reasons,
  active: true,
});

export const fieldsOfOffer = (offer: Offer): OfferFields => {
  const { type, title, message, acceptLabel, declineLabel, url = "", couponId = "", reasons, active } = offer;
  return { type, title, message, acceptLabel, declineLabel, url, couponId, reasons, active };
};

/** Changes the type, and replaces texts that still have the old type's defaults. */
export const withType = (fields: OfferFields, type: OfferType): OfferFields => {
  const [before, after] = [typeLabels[fields.type].starter, typeLabels[type].starter];
  const word = (name: keyof typeof before) => (fields[name] === before[name] ? after[name] : fields[name]);
  const words = { title: word("title"), message: word("message"), acceptLabel: word("acceptLabel") };
  return { ...fields, ...words, type };
};

type Place = { id: string | undefined; projectId: string; mode: Mode };

export const inputOfOffer = (fields: OfferFields, place: Place): OfferInput => ({
  ...fields,
  ...place,
  url: fields.url.trim() || null,
  couponId: (fields.type === "discount" && fields.couponId) || null,
});

/** Returns an existing offer as API input. */
export const inputOf = (offer: Offer) => {
  const { id, projectId, mode } = offer;
  return inputOfOffer(fieldsOfOffer(offer), { id, projectId, mode });
};
