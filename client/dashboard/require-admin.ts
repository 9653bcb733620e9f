import type { LoaderFunctionArgs } from "react-router";
import { ApiError, api, read } from "../app/api-client.ts";

/** Hides pages of admins and operators from other users: turns a 403 into the not-found page. */
export const requireAdmin = async <Body>(reading: Promise<Body>): Promise<Body> => {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) throw new Response(null, { status: 404 });
    throw error;
  }
};

/** The same for pages whose data is public. It is the loader of those that load none. */
export const requireAdminAccess = async ({ context }: Pick<LoaderFunctionArgs, "context">) => {
  await requireAdmin(read(context.get(api).users.$get({ query: { limit: "1" } })));
  return null;
};
