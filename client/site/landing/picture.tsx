import type { Screenshot } from "#shared/landing/screenshots.ts";

type PictureProps = Screenshot & { className?: string };

/** A screenshot in the page's theme. The other theme's file isn't loaded. */
export const Picture = (screenshot: PictureProps) => (
  <>
    <Themed {...screenshot} theme="light" />
    <Themed {...screenshot} theme="dark" />
  </>
);

const themes = {
  light: { className: "theme-light", suffix: "" },
  dark: { className: "theme-dark", suffix: "-dark" },
};

type ThemedProps = PictureProps & { theme: keyof typeof themes };

const Themed = ({ name, width, height, phone, alt, className = "", theme }: ThemedProps) => {
  const { className: themeClass, suffix } = themes[theme];
  const size = { width, height, loading: "lazy", decoding: "async" } as const;
  const src = `/screenshots/${name}${suffix}.webp`;
  if (!phone) return <img src={src} alt={alt} className={`${themeClass} ${className}`} {...size} />;
  return (
    <picture className={themeClass}>
      <source media="(width < 40rem)" srcSet={`/screenshots/${name}-phone${suffix}.webp`} {...phone} />
      <img src={src} alt={alt} className={className} {...size} />
    </picture>
  );
};
