import type { RouterContextProvider } from "react-router";
import type { Plan, PlanPage } from "#shared/plans.ts";
import { link } from "#shared/routes.ts";
import { api, read } from "../../app/api-client.ts";

/** The plans on offer, for the pricing section; with a page, those that it sells. */
export const activePlans = (context: Readonly<RouterContextProvider>, page?: PlanPage) =>
  read(context.get(api).plans.all.$get({ query: { active: "true", ...(page && { page }) } }));

/** Where a visitor buys a plan: an account comes first, so that the payment carries it and is never lost. */
export const signUpFor = ({ id }: Pick<Plan, "id">) => `${link("signUp")}?plan=${id}`;
