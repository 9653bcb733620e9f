import type { RouterContextProvider } from "react-router";
import type { Plan, PlanPage } from "#shared/plans.ts";
import { link } from "#shared/routes.ts";
import { api, read } from "../../app/api-client.ts";

/** Returns the active plans, optionally only those sold on a page. */
export const activePlans = (context: Readonly<RouterContextProvider>, page?: PlanPage) =>
  read(context.get(api).plans.all.$get({ query: { active: "true", ...(page && { page }) } }));

/** Path for buying a plan: sign-up comes first, so that every payment belongs to an account. */
export const signUpFor = ({ id }: Pick<Plan, "id">) => `${link("signUp")}?plan=${id}`;
