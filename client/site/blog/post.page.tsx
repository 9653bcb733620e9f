import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { parseArticle, textOf, truncate } from "#shared/blog-article.ts";
import { link, paramsOf } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { api, read } from "../../app/api-client.ts";
import { postData } from "../../app/json-ld.tsx";
import { PageHead } from "../../app/page-head.tsx";
import { SiteLayout } from "../layout.tsx";
import { ArticleBody } from "./article-body.tsx";
import { Cover } from "./cover.tsx";
import { FeedLinks } from "./feed-links.tsx";
import { cardOf, loadCovers } from "./post-covers.ts";
import { PostDate } from "./post-date.tsx";
import { RelatedPosts } from "./related-posts.tsx";
import { ShareLinks } from "./share-links.tsx";
import { TableOfContents } from "./table-of-contents.tsx";

/** Posts with fewer headings get no table of contents. */
const longFrom = 4;
const maxDescriptionLength = 160;

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const { slug } = paramsOf("post", params);
  const { blogposts } = context.get(api);
  const { content, ...post } = await read(blogposts[":slug"].slug.$get({ param: { slug } }));
  if (post.slug !== slug) throw redirect(link("post", { slug: post.slug }) + new URL(request.url).search, 301);
  const latest = await read(blogposts[":n"].latests.$get({ param: { n: "3" }, query: { slug } }));
  const others = latest.map(cardOf);
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
  const address = link("post", { slug });
  return (
    <SiteLayout
      base={link("home")}
      trail={[
        { name: "Blog", path: link("blog") },
        { name: title, path: address },
      ]}
      data={(siteUrl) => postData(post, siteUrl)}
    >
      <PageHead
        title={post.metaTitle ?? `${title} - ${site.name}`}
        description={post.description}
        canonical={address}
        article={{ publishedAt: createdAt, updatedAt: post.updatedAt }}
      />
      <FeedLinks />
      <article className="mx-auto w-[min(44rem,100%-2.5rem)] py-12 md:py-16">
        <p className="text-muted">
          <PostDate at={createdAt} /> {`· ${article.minutes} min read`}
        </p>
        <h1 className="mt-3 text-title">{title}</h1>
        <p className="mt-4 text-muted">By {site.founder.name}</p>
        <div className="mt-8">
          <Cover
            picture={coverImageId ? covers[coverImageId] : undefined}
            sizes="(min-width: 48rem) 44rem, 88vw"
            isFirst
          />
        </div>
        {article.headings.length >= longFrom && <TableOfContents headings={article.headings} />}
        <div className="mt-10">
          <ArticleBody html={article.html} />
        </div>
        <ShareLinks title={title} path={address} />
      </article>
      {others.length > 0 && <RelatedPosts posts={others} covers={covers} />}
    </SiteLayout>
  );
}
