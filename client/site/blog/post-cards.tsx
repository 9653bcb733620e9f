import { titleCase, truncate } from "#shared/blog-article.ts";
import { link } from "#shared/routes.ts";
import { Cover } from "./cover.tsx";
import type { Card, Covers } from "./post-covers.ts";
import { PostDate } from "./post-date.tsx";

const maxTitleLength = 35;

/** A page of posts. Covers are small on phones, so that text, which renders first, is the largest contentful paint. */
export const PostCards = ({ posts, covers }: { posts: readonly Card[]; covers: Covers }) => (
  <ul className="mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3">
    {posts.map(({ id, slug, title, coverImageId, createdAt }) => (
      <li key={id} className="group relative max-sm:grid max-sm:grid-cols-[7.5rem_1fr] max-sm:gap-4">
        <Cover
          picture={coverImageId ? covers[coverImageId] : undefined}
          sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 7.5rem"
        />
        <div className="sm:mt-4">
          <p className="text-sm text-muted">
            <PostDate at={createdAt} />
          </p>
          <h2 className="mt-1 text-lg font-semibold sm:text-xl">
            <a href={link("post", { slug })} className="group-hover:text-accent after:absolute after:inset-0">
              {truncate(titleCase(title), maxTitleLength)}
            </a>
          </h2>
        </div>
      </li>
    ))}
  </ul>
);
