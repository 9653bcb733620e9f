import Rss from "lucide-react/icons/rss";
import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { link } from "#shared/routes.ts";
import { blogPageSize, type PostSummary } from "#shared/site/blog.ts";
import { blogFeedUrls } from "#shared/site/blog-feeds.ts";
import { site } from "#shared/site.ts";
import { titleCase, truncate } from "#shared/text/article-html.ts";
import { api, read } from "../../app/api-client.ts";
import { PageHead } from "../../app/page-head.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { Pagination } from "../../ui/lists/pagination.tsx";
import { SiteLayout } from "../layout.tsx";
import { Cover, type Covers, FeedLinks, loadCovers, PostDate } from "./posts.tsx";

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  const q = (query.get("q") ?? "").trim().slice(0, 100);
  const requested = query.get("page");
  if (requested === "1") throw redirect(urlOf(q, 1));
  const page = requested === null ? 1 : Number(requested);
  if (!/^[1-9]\d{0,4}$/.test(requested ?? "1")) throw new Response(null, { status: 404 });
  const list = await read(context.get(api).blogposts.$get({ query: { page: String(page), ...(q && { q }) } }));
  if (page > 1 && !list.blogposts.length) throw new Response(null, { status: 404 });
  const { blogposts: posts, total } = list;
  return { q, page, total, posts, covers: await loadCovers(context, posts) };
};

const urlOf = (q: string, page: number) => {
  const query = new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) }).toString();
  return link("blog") + (query && `?${query}`);
};

export function Component() {
  const { q, page, total, posts, covers } = useLoaderData<typeof loader>();
  const title = `Blog: Directories, Backlinks and SEO for Startups${page > 1 ? `, Page ${page}` : ""}`;
  return (
    <SiteLayout base={link("home")} trail={[{ name: "Blog", path: link("blog") }]}>
      <PageHead
        title={`${title} - ${site.name}`}
        description={`How small companies get found: directories worth your time, links that last, and what to measure. Articles from the team behind ${site.name}${page > 1 ? `, page ${page}` : ""}.`}
        canonical={q ? undefined : urlOf("", page)}
        robots={q ? "noindex, follow" : undefined}
      />
      <FeedLinks />
      <div className="shell py-16 md:py-24">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-8">
          <div className="max-w-2xl">
            <h1 className="text-title">The latest and greatest posts</h1>
            <p className="mt-4 text-lead text-muted">
              What we learn about directories, links and getting found, for founders with one evening to spare.
            </p>
          </div>
          <a href={blogFeedUrls.rss} className="link inline-flex min-h-11 items-center gap-2">
            <Rss size={18} aria-hidden="true" /> RSS feed
          </a>
        </div>
        <div className="mt-10">
          <SearchForm q={q} />
        </div>
        {q && (
          <p className="mt-8 font-semibold">
            {total} {total === 1 ? "post" : "posts"} about “{q}”
          </p>
        )}
        {posts.length ? (
          <PostCards posts={posts} covers={covers} />
        ) : (
          <div className="mt-8">
            {q ? (
              <EmptyState
                title="No posts found"
                action={
                  <a href={link("blog")} className="link inline-block py-2.5">
                    Show all posts
                  </a>
                }
              >
                Try fewer or different words: “links” finds more than “link building for lawyers”.
              </EmptyState>
            ) : (
              <EmptyState
                title="No posts yet"
                action={
                  <a href={link("directories")} className="link inline-block py-2.5">
                    Browse the directories
                  </a>
                }
              >
                Until the first one is published, the list of directories is a good place to start.
              </EmptyState>
            )}
          </div>
        )}
        <Pagination page={page} pages={Math.ceil(total / blogPageSize)} to={(number) => urlOf(q, number)} plain />
      </div>
    </SiteLayout>
  );
}

/** Searches through the URL, so that results can be linked to. */
const SearchForm = ({ q }: { q: string }) => (
  <search>
    <form action={link("blog")} className="flex max-w-xl flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-56">
        <label htmlFor="q" className="mb-1.5 block text-sm font-medium">
          Search posts
        </label>
        <input id="q" name="q" type="search" defaultValue={q} maxLength={100} enterKeyHint="search" className="input" />
      </div>
      <Button type="submit" variant="quiet">
        Search
      </Button>
    </form>
  </search>
);

const maxTitleLength = 35;

/** A page of posts. Covers are small on phones, so that text, which renders first, is the largest contentful paint. */
const PostCards = ({ posts, covers }: { posts: readonly PostSummary[]; covers: Covers }) => (
  <ul className="mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3">
    {posts.map(({ id, slug, title, coverImageId, createdAt }) => (
      <li key={id} className="group relative max-sm:grid max-sm:grid-cols-[7.5rem_1fr] max-sm:gap-4">
        <Cover
          image={coverImageId ? covers[coverImageId] : undefined}
          sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 7.5rem"
        />
        <div className="sm:mt-4">
          <h2 className="text-lg font-semibold sm:text-xl">
            <a href={link("post", { slug })} className="group-hover:text-accent after:absolute after:inset-0">
              {truncate(titleCase(title), maxTitleLength)}
            </a>
          </h2>
          <p className="mt-1 text-sm text-muted">
            <PostDate at={createdAt} />
          </p>
        </div>
      </li>
    ))}
  </ul>
);
