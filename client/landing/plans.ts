import type { RouterContextProvider } from "react-router";
import type { PlanPage } from "#shared/plans.ts";
import { api, read } from "../api.ts";

/** The plans on offer, for the pricing section; with a page, those that it sells. */
export const activePlans = (context: Readonly<RouterContextProvider>, page?: PlanPage) =>
  read(context.get(api).plans.all.$get({ query: { active: "true", ...(page && { page }) } }));
