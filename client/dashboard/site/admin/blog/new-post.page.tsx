import type { LoaderFunctionArgs } from "react-router";
import { requireAdminAccess } from "../../../require-admin.ts";
import { PostForm } from "./post-form.tsx";

/** A new post has nothing to load, so this calls an admin-only endpoint to check access. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  await requireAdminAccess(context);
  return null;
};

export function Component() {
  return <PostForm />;
}
