import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { link, paramsOf } from "#shared/routes.ts";
import type { PostSummary } from "#shared/site/blog.ts";
import { site } from "#shared/site.ts";
import { type ArticleHeading, parseArticle, textOf, titleCase, truncate } from "#shared/text/article-html.ts";
import { api, read } from "../../app/api-client.ts";
import { PageHead } from "../../app/page-head.tsx";
import { useAbsoluteUrl } from "../../app/site-url.ts";
import { ArticleBody } from "../../ui/rich-text/article-body.tsx";
import { postData } from "../json-ld.tsx";
import { SiteLayout } from "../layout.tsx";
import { useSite } from "../use-site.ts";
import { Cover, type Covers, FeedLinks, loadCovers, PostDate } from "./posts.tsx";

/** Posts with fewer headings get no table of contents. */
const longFrom = 4;
const maxDescriptionLength = 160;

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const { slug } = paramsOf("post", params);
  const { blogposts } = context.get(api);
  const { content, ...post } = await read(blogposts[":slug"].slug.$get({ param: { slug } }));
  if (post.slug !== slug) throw redirect(link("post", { slug: post.slug }) + new URL(request.url).search, 301);
  const others = await read(blogposts[":n"].latests.$get({ param: { n: "3" }, query: { slug } }));
  const description = post.metaDescription ?? truncate(textOf(content), maxDescriptionLength - 1);
  return {
    post: { ...post, description },
    article: parseArticle(content),
    others,
    covers: await loadCovers(context, [post, ...others]),
  };
};

export function Component() {
  const { post, article, others, covers } = useLoaderData<typeof loader>();
  const { slug, title, coverImageId, createdAt } = post;
  const { founder } = useSite();
  const path = link("post", { slug });
  return (
    <SiteLayout
      base={link("home")}
      trail={[
        { name: "Blog", path: link("blog") },
        { name: title, path },
      ]}
      data={(siteUrl) => postData(post, founder, siteUrl)}
    >
      <PageHead
        title={post.metaTitle ?? `${title} - ${site.name}`}
        description={post.description}
        canonical={path}
        article={{ publishedAt: createdAt, updatedAt: post.updatedAt }}
      />
      <FeedLinks />
      <article className="mx-auto w-[min(44rem,100%-2.5rem)] py-12 md:py-16">
        <p className="text-muted">
          <PostDate at={createdAt} /> {`· ${article.minutes} min read`}
        </p>
        <h1 className="mt-3 text-title">{title}</h1>
        {founder.name && <p className="mt-4 text-muted">By {founder.name}</p>}
        <div className="mt-8">
          <Cover
            image={coverImageId ? covers[coverImageId] : undefined}
            sizes="(min-width: 48rem) 44rem, 88vw"
            isFirst
          />
        </div>
        {article.headings.length >= longFrom && <TableOfContents headings={article.headings} />}
        <div className="mt-10">
          <ArticleBody html={article.html} />
        </div>
        <ShareLinks title={title} path={path} />
      </article>
      {others.length > 0 && <RelatedPosts posts={others} covers={covers} />}
    </SiteLayout>
  );
}

/** Table of contents of a long post, collapsed so that the text comes first. */
const TableOfContents = ({ headings }: { headings: readonly ArticleHeading[] }) => (
  <details className="card mt-10 p-5">
    <summary className="min-h-6 cursor-pointer font-semibold">In this article</summary>
    <nav aria-label="In this article">
      <ol className="mt-3 list-decimal pl-6">
        {headings.map(({ id, text }) => (
          <li key={id} className="pl-1">
            <a href={`#${id}`} className="link inline-block py-1.5">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  </details>
);

/** Plain share links: no third-party script is loaded. */
const ShareLinks = ({ title, path }: { title: string; path: string }) => {
  const url = encodeURIComponent(useAbsoluteUrl(path) ?? "");
  const text = encodeURIComponent(title);
  const networks = [
    { name: "X", href: `https://x.com/intent/post?text=${text}&url=${url}` },
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: "Email", href: `mailto:?subject=${text}&body=${url}` },
  ];
  return (
    <nav
      aria-label="Share this article"
      className="mt-12 flex flex-wrap items-center gap-x-5 border-t border-line pt-6"
    >
      <p className="font-semibold">Share</p>
      {networks.map(({ name, href }) => (
        <a key={name} href={href} rel="nofollow noopener" className="link inline-block py-2.5">
          {name}
        </a>
      ))}
    </nav>
  );
};

const maxTitleLength = 26;

const RelatedPosts = ({ posts, covers }: { posts: readonly PostSummary[]; covers: Covers }) => (
  <aside aria-labelledby="other" data-lastmod="ignore" className="later-76 border-t border-line bg-surface md:later-40">
    <div className="shell py-16">
      <h2 id="other" className="text-title">
        Other Articles
      </h2>
      <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map(({ id, slug, title, coverImageId, createdAt }) => (
          <li key={id}>
            <Cover
              image={coverImageId ? covers[coverImageId] : undefined}
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
