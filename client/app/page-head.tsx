import { site } from "#shared/site.ts";
import { type SocialImage, socialImageSize, socialImageUrl } from "#shared/social-images.ts";
import { useAbsoluteUrl } from "./site-url.ts";

type PageHeadProps = {
  title: string;
  description?: string;
  canonical?: string;
  robots?: string;
  /** The image for social sharing; pages with a canonical path get a generated one by default. */
  image?: SocialImage;
  /** Publication and update times, for article pages. */
  article?: { publishedAt: string; updatedAt: string };
};

/** Head elements; React moves them into <head>. `canonical` is the path of the page's canonical URL. */
export const PageHead = ({
  title,
  description,
  canonical,
  robots,
  image = pageImage(canonical, title),
  article,
}: PageHeadProps) => {
  const url = useAbsoluteUrl(canonical);
  const imageUrl = useAbsoluteUrl(image && socialImageUrl(image));
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
      {url && <link rel="canonical" href={url} />}
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {url && <meta property="og:url" content={url} />}
      <meta property="og:type" content={article ? "article" : "website"} />
      {article && (
        <>
          <meta property="article:published_time" content={article.publishedAt} />
          <meta property="article:modified_time" content={article.updatedAt} />
        </>
      )}
      <meta property="og:site_name" content={site.name} />
      {image && (
        <>
          <meta property="og:image" content={imageUrl} />
          <meta property="og:image:width" content={String(socialImageSize.width)} />
          <meta property="og:image:height" content={String(socialImageSize.height)} />
          <meta property="og:image:alt" content={image.headline.text} />
        </>
      )}
      <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
    </>
  );
};

const pageImage = (path: string | undefined, title: string): SocialImage | undefined =>
  path === undefined ? undefined : { path, headline: { text: title.replace(` - ${site.name}`, ""), highlight: "" } };
