import type { Screenshot as ScreenshotProps } from "#shared/landing/screenshots.ts";

/** A screenshot in the page's theme, with its caption. The other theme's file isn't loaded. */
export const Screenshot = ({ name, width, height, alt, caption }: ScreenshotProps) => {
  const image = { width, height, loading: "lazy", decoding: "async" } as const;
  return (
    <figure>
      <div className="overflow-hidden rounded-2xl border border-line bg-surface">
        <img src={`/screenshots/${name}.webp`} alt={alt} className="theme-light w-full" {...image} />
        <img src={`/screenshots/${name}-dark.webp`} alt={alt} className="theme-dark w-full" {...image} />
      </div>
      <figcaption className="mt-4 text-center text-sm text-balance text-muted">{caption}</figcaption>
    </figure>
  );
};
