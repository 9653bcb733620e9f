import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { type PostSort, type PostSummary, postSorts } from "#shared/blog.ts";
import { link } from "#shared/routes.ts";
import { api, read } from "../../app/api-client.ts";
import { useAction } from "../../app/use-action.ts";
import { DashboardPage } from "../../dashboard/page.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/field.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { Select } from "../../ui/select.tsx";
import { requireAdmin } from "../require-admin.ts";
import { fieldsOf } from "./post-fields.ts";
import { deletePost, loadPost, savePost } from "./posts-api.ts";
import { PostsTable } from "./posts-table.tsx";

const limit = 10;
const sortLabels: Record<PostSort, string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  updated: "Last changed first",
  title: "By title",
};

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const asked = new URL(request.url).searchParams;
  const filter = {
    q: (asked.get("q") ?? "").trim().slice(0, 100),
    status: ["draft", "published"].find((status) => status === asked.get("status")) ?? "",
    sort: postSorts.find((sort) => sort === asked.get("sort")) ?? "",
  };
  const page = Math.max(1, Math.trunc(Number(asked.get("page"))) || 1);
  const query = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
  const client = context.get(api);
  await requireAdmin(read(client.users.$get({ query: { limit: "1" } })));
  const list = await read(client.blogposts.$get({ query: { ...query, page: String(page), limit: String(limit) } }));
  return { filter, page, total: list.total, posts: list.blogposts };
};

export function Component() {
  const { filter, page, total, posts } = useLoaderData<typeof loader>();
  const attempt = useAction();
  const [deleting, setDeleting] = useState<PostSummary>();
  const isFiltered = Boolean(filter.q || filter.status);

  const setStatus = async ({ id, status }: PostSummary) => {
    const post = await loadPost(id);
    return savePost(fieldsOf(post), status === "draft" ? "published" : "draft", post);
  };

  return (
    <DashboardPage
      title="Posts"
      description="The posts of the blog."
      actions={<ButtonLink href={link("newPost")}>New post</ButtonLink>}
    >
      <FilterBar label="Filter the posts">
        <Field
          id="q"
          name="q"
          type="search"
          label="Search"
          defaultValue={filter.q}
          maxLength={100}
          className="flex-1 basis-52"
        />
        <Select
          id="status"
          name="status"
          label="Status"
          defaultValue={filter.status}
          options={[
            { value: "", label: "All" },
            { value: "draft", label: "Drafts" },
            { value: "published", label: "Published" },
          ]}
        />
        <Select
          id="sort"
          name="sort"
          label="Order"
          defaultValue={filter.sort || "newest"}
          options={postSorts.map((value) => ({ value, label: sortLabels[value] }))}
        />
      </FilterBar>
      {posts.length ? (
        <PostsTable
          posts={posts}
          caption={`${total} ${total === 1 ? "post" : "posts"}`}
          onToggle={(post) =>
            void attempt(
              () => setStatus(post),
              post.status === "draft" ? "Published" : "Unpublished: it is a draft again",
            )
          }
          onDelete={setDeleting}
        />
      ) : isFiltered || page > 1 ? (
        <EmptyState title="No post fits" action={<a href={link("adminPosts")}>Show all posts</a>}>
          Try other words, or another status.
        </EmptyState>
      ) : (
        <EmptyState title="No post yet" action={<ButtonLink href={link("newPost")}>Write the first post</ButtonLink>}>
          A post is a draft until you publish it. Nobody else sees drafts.
        </EmptyState>
      )}
      <Pagination page={page} pages={Math.ceil(total / limit)} to={(number) => addressOf(filter, number)} />
      <ConfirmDialog
        open={Boolean(deleting)}
        title="Delete this post?"
        confirmLabel="Delete post"
        onClose={() => setDeleting(undefined)}
        onConfirm={() => {
          const id = deleting?.id ?? "";
          setDeleting(undefined);
          void attempt(() => deletePost(id), "The post is deleted");
        }}
      >
        “{deleting?.title}” is gone for good, from the site too. To take it off the site only, unpublish it.
      </ConfirmDialog>
    </DashboardPage>
  );
}

const addressOf = (filter: Record<string, string>, page: number) => {
  const query = new URLSearchParams(
    Object.entries({ ...filter, page: page > 1 ? String(page) : "" }).filter(([, value]) => value),
  );
  return `${link("adminPosts")}?${query}`;
};
