import Rss from "lucide-react/icons/rss";
import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { blogPageSize } from "#shared/blog.ts";
import { blogFeedUrls } from "#shared/blog-feeds.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { api, read } from "../../app/api-client.ts";
import { PageHead } from "../../app/page-head.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { SiteLayout } from "../layout.tsx";
import { FeedLinks } from "./feed-links.tsx";
import { PostCards } from "./post-cards.tsx";
import { cardOf, loadCovers } from "./post-covers.ts";
import { SearchForm } from "./search-form.tsx";

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  const q = (query.get("q") ?? "").trim().slice(0, 100);
  const asked = query.get("page");
  if (asked === "1") throw redirect(addressOf(q, 1));
  const page = asked === null ? 1 : Number(asked);
  if (!/^[1-9]\d{0,4}$/.test(asked ?? "1")) throw new Response(null, { status: 404 });
  const list = await read(context.get(api).blogposts.$get({ query: { page: String(page), ...(q && { q }) } }));
  if (page > 1 && !list.blogposts.length) throw new Response(null, { status: 404 });
  const posts = list.blogposts.map(cardOf);
  return { q, page, total: list.total, posts, covers: await loadCovers(context, posts) };
};

const addressOf = (q: string, page: number) => {
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
        description={`How small companies get found: directories worth your time, links that hold, and what to measure. Articles by the people behind ${site.name}${page > 1 ? `, page ${page}` : ""}.`}
        canonical={addressOf("", q ? 1 : page)}
        robots={q ? "noindex, follow" : undefined}
      />
      <FeedLinks />
      <div className="shell py-16 md:py-24">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-8">
          <div className="max-w-2xl">
            <h1 className="text-title">The latest and greatest posts</h1>
            <p className="mt-4 text-lead text-muted">
              What we learn about directories, links and being found, written for founders who have one evening for it.
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
                title="Nothing found"
                action={
                  <a href={link("blog")} className="link inline-block py-2.5">
                    Show all posts
                  </a>
                }
              >
                Try fewer or other words: “links” finds more than “link building for lawyers”.
              </EmptyState>
            ) : (
              <EmptyState
                title="The first post is being written"
                action={
                  <a href={link("directories")} className="link inline-block py-2.5">
                    Browse the directories
                  </a>
                }
              >
                Until then, the list of directories is a good place to begin.
              </EmptyState>
            )}
          </div>
        )}
        <Pagination page={page} pages={Math.ceil(total / blogPageSize)} to={(number) => addressOf(q, number)} plain />
      </div>
    </SiteLayout>
  );
}
