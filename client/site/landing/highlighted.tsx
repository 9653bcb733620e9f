import type { Headline } from "#shared/landing/generated-pages.ts";

/** The headline with its highlighted words in orange. */
export const Highlighted = ({ text, highlight }: Headline) => {
  const start = text.indexOf(highlight);
  return (
    <>
      {text.slice(0, start)}
      <span className="text-accent hover:text-accent-glow">{highlight}</span>
      {text.slice(start + highlight.length)}
    </>
  );
};
