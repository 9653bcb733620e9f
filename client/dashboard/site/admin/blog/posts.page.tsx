import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { imageUrl } from "#shared/images.ts";
import { link } from "#shared/routes.ts";
import type { PostSort, PostSummary } from "#shared/site/blog.ts";
import { api, read } from "../../../../app/api-client.ts";
import { choiceParam, pageParam, searchParams, textParam, toQuery } from "../../../../app/search-params.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import type { DataColumn } from "../../../../ui/data-table/columns.ts";
import { DataTable } from "../../../../ui/data-table/data-table.tsx";
import { Time } from "../../../../ui/dates/time.tsx";
import { formatCount } from "../../../../ui/format.ts";
import { Field, optionsOf, Select } from "../../../../ui/forms/fields.tsx";
import { FilterBar } from "../../../../ui/forms/filter-bar.tsx";
import { useAction } from "../../../../ui/forms/use-action.ts";
import { EmptyState } from "../../../../ui/lists/empty-state.tsx";
import { NoMatches, PagedList } from "../../../../ui/lists/paged-list.tsx";
import { ConfirmDialog } from "../../../../ui/overlays/dialog.tsx";
import { DashboardPage } from "../../../page.tsx";
import { requireAdminAccess } from "../../../require-admin.ts";
import { fieldsOf } from "./post-fields.ts";
import { deletePost, loadPost, savePost } from "./posts-api.ts";

const limit = 25;
const sortLabels: Record<PostSort, string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  updated: "Recently updated",
  title: "By title",
};

const statusLabels = { draft: "Drafts", published: "Published" };

const postParams = searchParams({
  q: textParam(100),
  status: choiceParam(statusLabels),
  sort: choiceParam(sortLabels, "newest"),
  page: pageParam,
});

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const filters = postParams.parse(request.url);
  const client = context.get(api);
  await requireAdminAccess({ context });
  const list = await read(client.blogposts.$get({ query: { ...toQuery(filters), limit: String(limit) } }));
  return { filters, total: list.total, posts: list.blogposts };
};

export function Component() {
  const { filters, total, posts } = useLoaderData<typeof loader>();
  const { run } = useAction({ toastErrors: true });
  const [deleting, setDeleting] = useState<PostSummary>();
  const isFiltered = Boolean(filters.q || filters.status);

  const toggle = ({ id, status }: PostSummary) =>
    run(
      async () => {
        const post = await loadPost(id);
        return savePost(fieldsOf(post), status === "draft" ? "published" : "draft", post);
      },
      { success: status === "draft" ? "Published" : "Unpublished. The post is a draft again." },
    );

  return (
    <DashboardPage
      title="Posts"
      description="Write, publish and manage blog posts."
      actions={<ButtonLink href={link("newPost")}>New post</ButtonLink>}
    >
      <FilterBar label="Filter posts" params={postParams} path={link("adminPosts")} values={filters}>
        <Field name="q" type="search" label="Search" maxLength={100} />
        <Select name="status" label="Status" options={optionsOf(statusLabels, "All")} />
        <Select name="sort" label="Order" options={optionsOf(sortLabels)} />
      </FilterBar>
      <PagedList
        total={total}
        limit={limit}
        page={filters.page}
        to={(page) => postParams.link(link("adminPosts"), { ...filters, page })}
        empty={isFiltered ? noMatches : noPosts}
      >
        <DataTable
          id="posts"
          label="Posts"
          caption={formatCount(total, "post")}
          columns={columns}
          rows={posts}
          nameOf={({ title }) => title}
          to={({ id }) => link("postEditor", { id })}
          menu={(post) => [
            ...(post.status === "published"
              ? [{ label: "View", onSelect: () => location.assign(link("post", { slug: post.slug })) }]
              : []),
            { label: post.status === "published" ? "Unpublish" : "Publish", onSelect: () => void toggle(post) },
            { label: "Delete", isDangerous: true, onSelect: () => setDeleting(post) },
          ]}
        />
      </PagedList>
      <ConfirmDialog
        open={Boolean(deleting)}
        title="Delete this post?"
        confirmLabel="Delete post"
        onClose={() => setDeleting(undefined)}
        onConfirm={() => deleting && void run(() => deletePost(deleting.id), { success: "Post deleted" })}
      >
        “{deleting?.title}” is gone for good, from the site too. To take it off the site only, unpublish it.
      </ConfirmDialog>
    </DashboardPage>
  );
}

const noPosts = (
  <EmptyState title="No posts yet" action={<ButtonLink href={link("newPost")}>Write the first post</ButtonLink>}>
    A post stays a draft until you publish it. Only admins see drafts.
  </EmptyState>
);

const noMatches = (
  <NoMatches rows="posts" to={link("adminPosts")}>
    Try another search or status.
  </NoMatches>
);

const statusOf = ({ status }: PostSummary) =>
  status === "published" ? <Badge tone="good">Published</Badge> : <Badge tone="quiet">Draft</Badge>;

const columns: DataColumn<PostSummary>[] = [
  {
    key: "cover",
    label: "Cover",
    isPlain: true,
    cell: ({ coverImageId }) => coverImageId && <Cover id={coverImageId} />,
  },
  { key: "title", label: "Title", isRowHeader: true, cell: ({ title }) => title },
  { key: "status", label: "Status", isPlain: true, cell: statusOf },
  { key: "created", label: "Created", className: "text-muted", cell: ({ createdAt }) => <Time at={createdAt} /> },
  { key: "updated", label: "Updated", className: "text-muted", cell: ({ updatedAt }) => <Time at={updatedAt} /> },
];

const Cover = ({ id }: { id: string }) => (
  <img src={imageUrl(id, 320)} alt="" width="44" height="24" loading="lazy" className="h-6 w-11 rounded object-cover" />
);
