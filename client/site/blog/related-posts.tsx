import { titleCase, truncate } from "#shared/blog-article.ts";
import { link } from "#shared/routes.ts";
import { Cover } from "./cover.tsx";
import type { Card, Covers } from "./post-covers.ts";
import { PostDate } from "./post-date.tsx";

const maxTitleLength = 26;

export const RelatedPosts = ({ posts, covers }: { posts: readonly Card[]; covers: Covers }) => (
  <aside aria-labelledby="other" className="border-t border-line bg-surface">
    <div className="shell py-16">
      <h2 id="other" className="text-title">
        Other Articles
      </h2>
      <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map(({ id, slug, title, coverImageId, createdAt }) => (
          <li key={id}>
            <Cover
              picture={coverImageId ? covers[coverImageId] : undefined}
              sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 92vw"
            />
            <h3 className="mt-4 text-lg font-semibold">{truncate(titleCase(title), maxTitleLength)}</h3>
            <p className="mt-1 text-sm text-muted">
              Published <PostDate at={createdAt} />
            </p>
            <a
              href={link("post", { slug })}
              aria-label={`View More: ${title}`}
              className="link mt-1 inline-block py-2.5"
            >
              View More
            </a>
          </li>
        ))}
      </ul>
    </div>
  </aside>
);
