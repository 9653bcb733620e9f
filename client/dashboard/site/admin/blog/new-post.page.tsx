import { requireAdminAccess } from "../../../require-admin.ts";
import { PostForm } from "./post-form.tsx";

export const loader = requireAdminAccess;

export function Component() {
  return <PostForm />;
}
