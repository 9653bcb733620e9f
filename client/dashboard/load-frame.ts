import { type LoaderFunctionArgs, redirect } from "react-router";
import type { Me } from "#shared/account/account.ts";
import { link } from "#shared/routes.ts";
import { api, read } from "../app/api-client.ts";
import { browserSettings } from "../app/browser-settings.ts";

/** An operator who isn't a customer, too, needs neither project nor plan. */
export const isOnlyOperator = ({ role }: Pick<Me, "role">, projects: readonly unknown[]) =>
  role === "operator" && !projects.length;

/** Loads what every signed-in page has: the user and their projects. */
export const loadFrame = async ({ context, request }: LoaderFunctionArgs) => {
  const [me, { projects }] = await Promise.all([
    read(context.get(api).users.me.$get()),
    read(context.get(api).projects.my.$get()),
  ]);
  if (isOnlyOperator(me, projects) && new URL(request.url).pathname === link("dashboard")) throw redirect(link("work"));
  const needsSetup = import.meta.env.SSR && me.isAdmin && !me.isSupportAccess;
  // On the first paint, so that the banner moves nothing.
  const setup = needsSetup ? await read(context.get(api).setup.summary.$get()) : undefined;
  // One timestamp for server and browser, so that both count the same trial days.
  return { me, projects, setup, settings: browserSettings(request), now: Date.now() };
};
