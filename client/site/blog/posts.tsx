// Parts that the post list and the post page share.
import type { RouterContextProvider } from "react-router";
import { imageSrcSet, imageUrl } from "#shared/images.ts";
import type { PostSummary } from "#shared/site/blog.ts";
import { blogFeedUrls } from "#shared/site/blog-feeds.ts";
import type { StoredImage } from "#shared/site/files.ts";
import { site } from "#shared/site.ts";
import { api, read } from "../../app/api-client.ts";

type WithCover = Pick<PostSummary, "coverImageId">;

/** Loads the posts' covers by id. */
export const loadCovers = async (context: Readonly<RouterContextProvider>, posts: readonly WithCover[]) => {
  const ids = [...new Set(posts.flatMap(({ coverImageId }) => coverImageId ?? []))];
  const images: StoredImage[] = await Promise.all(
    ids.map((id) => read(context.get(api)["file-uploads"][":id"].$get({ param: { id } }))),
  );
  return Object.fromEntries(images.map((image) => [image.id, image]));
};

export type Covers = Awaited<ReturnType<typeof loadCovers>>;

type CoverProps = {
  image: StoredImage | undefined;
  /** The image's `sizes` attribute. */
  sizes: string;
  /** For the largest image in the first viewport: fetched first, while other images yield to text and fonts. */
  isFirst?: boolean;
};

/** A post's cover in 16:9, over a tiny placeholder while it loads. Decorative: the title has the same information. */
export const Cover = ({ image, sizes, isFirst = false }: CoverProps) => (
  <span className="relative block aspect-video overflow-hidden rounded-xl bg-wash">
    {image ? (
      <>
        <img
          src={image.placeholder}
          alt=""
          width="16"
          height="9"
          className="absolute inset-0 size-full object-cover blur-md"
        />
        <img
          src={imageUrl(image.id, 640)}
          srcSet={imageSrcSet(image.id)}
          sizes={sizes}
          width="1280"
          height="720"
          alt=""
          loading={isFirst ? "eager" : "lazy"}
          fetchPriority={isFirst ? "high" : "low"}
          className="absolute inset-0 size-full object-cover"
        />
      </>
    ) : (
      <Pattern />
    )}
  </span>
);

/** Linked nodes, for posts without a cover. */
const Pattern = () => (
  <svg viewBox="0 0 160 90" className="absolute inset-0 size-full stroke-accent-strong" aria-hidden="true">
    <g fill="none" strokeWidth="1.5" opacity="0.45">
      <path d="M24 66 62 30l36 28 40-36" />
      <path d="m62 30-8-22M98 58l14 24" />
    </g>
    <g className="fill-accent-strong" stroke="none">
      {[
        [24, 66, 5],
        [62, 30, 7],
        [98, 58, 5],
        [138, 22, 6],
      ].map(([x, y, radius]) => (
        <circle key={x} cx={x} cy={y} r={radius} />
      ))}
    </g>
  </svg>
);

// A fixed time zone, so that the day is the same for everyone.
const dayFormat = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

export const PostDate = ({ at }: { at: string }) => <time dateTime={at}>{dayFormat.format(new Date(at))}</time>;

/** Feed links for feed readers; React moves these into <head>. */
export const FeedLinks = () => (
  <>
    <link rel="alternate" type="application/rss+xml" title={`${site.name} blog`} href={blogFeedUrls.rss} />
    <link rel="alternate" type="application/atom+xml" title={`${site.name} blog`} href={blogFeedUrls.atom} />
  </>
);
