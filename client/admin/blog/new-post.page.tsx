import type { LoaderFunctionArgs } from "react-router";
import { api, read } from "../../app/api-client.ts";
import { requireAdmin } from "../require-admin.ts";
import { PostForm } from "./post-form.tsx";

/** A new post has nothing to load, so this calls an admin-only endpoint to check access. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  await requireAdmin(read(context.get(api).users.$get({ query: { limit: "1" } })));
  return null;
};

export function Component() {
  return <PostForm />;
}
