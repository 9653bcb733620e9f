import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { paramsOf } from "#shared/routes.ts";
import { ApiError, api, read } from "../../../../app/api-client.ts";
import { requireAdminAccess } from "../../../require-admin.ts";
import { PostForm } from "./post-form.tsx";

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const client = context.get(api);
  // Published posts are public, so check admin access separately.
  await requireAdminAccess(context);
  try {
    return { post: await read(client.blogposts[":id"].$get({ param: paramsOf("postEditor", params) })) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) throw new Response(null, { status: 404 });
    throw error;
  }
};

export function Component() {
  const { post } = useLoaderData<typeof loader>();
  return <PostForm key={post.id} post={post} />;
}
