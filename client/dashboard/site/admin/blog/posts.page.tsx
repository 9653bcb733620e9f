import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { imageUrl } from "#shared/images.ts";
import { link } from "#shared/routes.ts";
import { type PostSort, type PostSummary, postSorts } from "#shared/site/blog.ts";
import { api, read } from "../../../../app/api-client.ts";
import { choiceParam, pageParam, searchParams, textParam, toQuery } from "../../../../app/search-params.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { formatCount, formatShortDate } from "../../../../ui/format.ts";
import { Field, Select } from "../../../../ui/forms/fields.tsx";
import { FilterBar } from "../../../../ui/forms/filter-bar.tsx";
import { useAction } from "../../../../ui/forms/use-action.ts";
import { EmptyState } from "../../../../ui/lists/empty-state.tsx";
import { NoMatches, PagedList } from "../../../../ui/lists/paged-list.tsx";
import { ConfirmDialog } from "../../../../ui/overlays/dialog.tsx";
import { ScrollBox } from "../../../../ui/scroll-box.tsx";
import { Table } from "../../../../ui/table.tsx";
import { TextButton } from "../../../../ui/text-button.tsx";
import { DashboardPage } from "../../../page.tsx";
import { requireAdminAccess } from "../../../require-admin.ts";
import { fieldsOf } from "./post-fields.ts";
import { deletePost, loadPost, savePost } from "./posts-api.ts";

const limit = 10;
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
  await requireAdminAccess(context);
  const list = await read(client.blogposts.$get({ query: { ...toQuery(filters), limit: String(limit) } }));
  return { filters, total: list.total, posts: list.blogposts };
};

export function Component() {
  const { filters, total, posts } = useLoaderData<typeof loader>();
  const { run } = useAction({ toastErrors: true });
  const [deleting, setDeleting] = useState<PostSummary>();
  const isFiltered = Boolean(filters.q || filters.status);

  const setStatus = async ({ id, status }: PostSummary) => {
    const post = await loadPost(id);
    return savePost(fieldsOf(post), status === "draft" ? "published" : "draft", post);
  };

  return (
    <DashboardPage
      title="Posts"
      description="Write, publish and manage blog posts."
      actions={<ButtonLink href={link("newPost")}>New post</ButtonLink>}
    >
      <FilterBar label="Filter posts" params={postParams} path={link("adminPosts")} values={filters}>
        <Field name="q" type="search" label="Search" maxLength={100} className="flex-1 basis-52" />
        <Select
          name="status"
          label="Status"
          options={[
            { value: "", label: "All" },
            { value: "draft", label: statusLabels.draft },
            { value: "published", label: statusLabels.published },
          ]}
        />
        <Select name="sort" label="Order" options={postSorts.map((value) => ({ value, label: sortLabels[value] }))} />
      </FilterBar>
      <PagedList
        total={total}
        limit={limit}
        page={filters.page}
        to={(page) => postParams.link(link("adminPosts"), { ...filters, page })}
        empty={isFiltered ? noMatches : noPosts}
      >
        <PostsTable
          posts={posts}
          caption={formatCount(total, "post")}
          onToggle={(post) =>
            void run(() => setStatus(post), {
              success: post.status === "draft" ? "Published" : "Unpublished. The post is a draft again.",
            })
          }
          onDelete={setDeleting}
        />
      </PagedList>
      <ConfirmDialog
        open={Boolean(deleting)}
        title="Delete this post?"
        confirmLabel="Delete post"
        onClose={() => setDeleting(undefined)}
        onConfirm={() => {
          const id = deleting?.id ?? "";
          setDeleting(undefined);
          void run(() => deletePost(id), { success: "Post deleted" });
        }}
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

type PostsTableProps = {
  caption: string;
  posts: readonly PostSummary[];
  onToggle: (post: PostSummary) => void;
  onDelete: (post: PostSummary) => void;
};

const named = (label: string, { title }: PostSummary) => ({ label, name: `${label} “${title}”` });

const columns = [
  { key: "title", label: "Title" },
  { key: "status", label: "Status" },
  { key: "created", label: "Created" },
  { key: "updated", label: "Updated" },
  { key: "actions", label: <span className="sr-only">Actions</span> },
];

const PostsTable = ({ caption, posts, onToggle, onDelete }: PostsTableProps) => (
  <ScrollBox label="Posts">
    <Table caption={caption} columns={columns}>
      {posts.map((post) => (
        <tr key={post.id}>
          <td className="py-3 pr-4">
            <span className="flex min-w-52 items-center gap-3">
              <Thumbnail id={post.coverImageId} />
              <Link to={link("postEditor", { id: post.id })} className="link inline-block py-2.5 font-medium">
                {post.title}
              </Link>
            </span>
          </td>
          <td className="py-3 pr-4">
            <span className={post.status === "published" ? "text-good" : "text-muted"}>
              {post.status === "published" ? "Published" : "Draft"}
            </span>
          </td>
          <td className="py-3 pr-4 whitespace-nowrap text-muted">
            <time dateTime={post.createdAt}>{formatShortDate(post.createdAt)}</time>
          </td>
          <td className="py-3 pr-4 whitespace-nowrap text-muted">
            <time dateTime={post.updatedAt}>{formatShortDate(post.updatedAt)}</time>
          </td>
          <td className="py-3 whitespace-nowrap">
            {post.status === "published" && (
              <a
                href={link("post", { slug: post.slug })}
                aria-label={`View “${post.title}”`}
                className="link px-2 py-2.5"
              >
                View
              </a>
            )}
            <TextButton
              {...named(post.status === "published" ? "Unpublish" : "Publish", post)}
              onClick={() => onToggle(post)}
            />
            <TextButton {...named("Delete", post)} onClick={() => onDelete(post)} />
          </td>
        </tr>
      ))}
    </Table>
  </ScrollBox>
);

const Thumbnail = ({ id }: { id: string | null }) => (
  <span className="block aspect-video w-16 shrink-0 overflow-hidden rounded bg-wash">
    {id && (
      <img src={imageUrl(id, 320)} alt="" width="64" height="36" loading="lazy" className="size-full object-cover" />
    )}
  </span>
);
