import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { paramsOf } from "#shared/routes.ts";
import { api, read } from "../../../../app/api-client.ts";
import { throwNotFound } from "../../../../app/page-error.ts";
import { requireAdminAccess } from "../../../require-admin.ts";
import { PostForm } from "./post-form.tsx";

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const client = context.get(api);
  // Published posts are public, so check admin access separately.
  await requireAdminAccess({ context });
  const call = client.blogposts[":id"].$get({ param: paramsOf("postEditor", params) });
  return { post: await read(call).catch(throwNotFound) };
};

export function Component() {
  const { post } = useLoaderData<typeof loader>();
  return <PostForm key={post.id} post={post} />;
}
