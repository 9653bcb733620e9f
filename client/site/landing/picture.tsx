import type { Screenshot } from "#shared/landing/site-content.ts";

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

const Themed = ({ name, width, height, alt, className = "", theme }: ThemedProps) => {
  const { className: themeClass, suffix } = themes[theme];
  const size = { width, height, loading: "lazy", decoding: "async" } as const;
  const src = `/screenshots/${name}${suffix}.webp`;
  return <img src={src} alt={alt} className={`${themeClass} ${className}`} {...size} />;
};
