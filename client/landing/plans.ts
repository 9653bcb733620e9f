import type { RouterContextProvider } from "react-router";
import { api, read } from "../api.ts";

/** The plans on offer, for the pricing section. */
export const activePlans = (context: Readonly<RouterContextProvider>) =>
  read(context.get(api).plans.all.$get({ query: { active: "true" } }));
