import type { Mode } from "#shared/modes.ts";
import type { OfferInput } from "#shared/retention/offers.ts";
import { link } from "#shared/routes.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { choiceParam, idParam, searchParams } from "../../../app/search-params.ts";
import { projectLink } from "../../current-project.ts";

/** Offers belong to a project and a mode. */
export type OfferScope = { projectId: string; mode: Mode };

/** Names the offer's project and mode. */
export const offerParams = searchParams({ project: idParam, mode: choiceParam<Mode>({ live: "Live", test: "Test" }) });

export const offersLink = ({ projectId, mode }: OfferScope) => `${projectLink("offers", projectId)}&mode=${mode}`;
export const offerLink = ({ id, projectId, mode }: OfferScope & { id: string }) =>
  `${link("offer", { id })}?project=${projectId}&mode=${mode}`;
export const dialogLink = ({ projectId, mode }: OfferScope) =>
  `${projectLink("leavingDialog", projectId)}&mode=${mode}`;

export const saveOffer = (json: OfferInput) => read<unknown>(browserClient().offers["add-update"].$post({ json }));

/** A project with the Stripe account of each mode. */
export type StripeProject = {
  id: string;
  name: string;
  stripeAccountId: string | null;
  testStripeAccountId: string | null;
};

export const stripeAccountOf = (project: Omit<StripeProject, "id" | "name">, mode: Mode) =>
  mode === "live" ? project.stripeAccountId : project.testStripeAccountId;

/** Sets the account for the project's coupons in this mode; null removes it. */
export const setStripeAccount = (projectId: string, mode: Mode, account: string | null) =>
  read<unknown>(
    browserClient().projects[":id"].$put({
      param: { id: projectId },
      json: mode === "live" ? { stripeAccountId: account } : { testStripeAccountId: account },
    }),
  );
