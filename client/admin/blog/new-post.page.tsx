import type { LoaderFunctionArgs } from "react-router";
import { api, read } from "../../app/api-client.ts";
import { requireAdmin } from "../require-admin.ts";
import { PostForm } from "./post-form.tsx";

/** Asks for something that only an admin gets, since a new post has nothing to load. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  await requireAdmin(read(context.get(api).users.$get({ query: { limit: "1" } })));
  return null;
};

export function Component() {
  return <PostForm />;
}
