import type { z } from "zod";
import type { Mode } from "#shared/modes.ts";
import type { OfferInput, offer } from "#shared/offers.ts";
import { link } from "#shared/routes.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { projectLink } from "../projects/current-project.ts";

export type Offer = z.infer<typeof offer>;

export const saveOffer = (json: OfferInput) => read<unknown>(browserClient().offers["add-update"].$post({ json }));

type Place = { projectId: string; mode: Mode };

export const offersLink = ({ projectId, mode }: Place) => `${projectLink("offers", projectId)}&mode=${mode}`;
/** `begun`: initial form values. */
export const newOfferLink = ({ projectId, mode }: Place, begun: { type?: OfferInput["type"]; reason?: string } = {}) =>
  `${projectLink("newOffer", projectId)}&${new URLSearchParams({ mode, ...begun })}`;
export const dialogLink = ({ projectId, mode }: Place) => `${projectLink("leavingDialog", projectId)}&mode=${mode}`;
export const offerLink = ({ id, projectId, mode }: Pick<Offer, "id" | "projectId" | "mode">) =>
  `${link("offer", { id })}?project=${projectId}&mode=${mode}`;
