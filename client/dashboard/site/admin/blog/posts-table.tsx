import { Link } from "react-router";
import { imageUrl } from "#shared/images.ts";
import { link } from "#shared/routes.ts";
import type { PostSummary } from "#shared/site/blog.ts";
import { formatShortDate } from "../../../../ui/format.ts";
import { ScrollBox } from "../../../../ui/scroll-box.tsx";
import { Table } from "../../../../ui/table.tsx";
import { TextButton } from "../../../../ui/text-button.tsx";

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

export const PostsTable = ({ caption, posts, onToggle, onDelete }: PostsTableProps) => (
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
