// The social image of a page. Loaded only in its child process: it needs a layout engine, a rasterizer and two fonts.
import { readFileSync } from "node:fs";
import { renderAsync } from "@resvg/resvg-js";
import satori from "satori";
import { site } from "#shared/site.ts";
import type { Headline } from "#shared/social-images.ts";
import { socialImageSize } from "#shared/social-images.ts";

// Created by `bun run fonts`; vite.config.ts copies them into the build.
const medium = readFileSync(new URL("./inter-500.ttf", import.meta.url));
const bold = readFileSync(new URL("./inter-700.ttf", import.meta.url));

const fonts = [
  { name: "Inter", weight: 500 as const, data: medium },
  { name: "Inter", weight: 700 as const, data: bold },
];

const colours = { ground: "#fff6ee", ink: "#1d1815", muted: "#635a52", accent: "#c73400", mark: "#f54900" };

/** Returns a PNG of 1200 × 630. Text with characters that our fonts lack falls back to the site's own card. */
export const drawSocialImage = async (headline: Headline) => {
  const shown = drawable.test(headline.text) ? headline : { text: site.tagline, highlight: "" };
  const svg = await satori(<Card {...shown} />, { ...socialImageSize, fonts });
  return new Uint8Array((await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng());
};

const drawable = /^[\u0020-\u007e\u00a0-\u00ff\u2013-\u2026€™]+$/;
const maxTextLength = 150;

const Card = ({ text, highlight }: Headline) => {
  const shown = text.length > maxTextLength ? `${text.slice(0, maxTextLength).trim()}…` : text;
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        boxSizing: "border-box",
        width: "100%",
        height: "100%",
        padding: "68px 80px",
        borderBottom: `20px solid ${colours.mark}`,
        background: colours.ground,
        color: colours.ink,
        fontFamily: "Inter",
      }}
    >
      <div style={{ display: "flex", alignItems: "center", gap: 20, fontSize: 40, fontWeight: 700 }}>
        <Mark />
        {site.name}
      </div>
      <div
        style={{
          display: "flex",
          flexWrap: "wrap",
          columnGap: "0.24em",
          fontSize: sizeOf(shown),
          fontWeight: 700,
          lineHeight: 1.12,
          letterSpacing: "-0.03em",
        }}
      >
        {wordsOf(shown, highlight).map(({ word, at, isHighlighted }) => (
          <span
            key={at}
            style={{ maxWidth: "100%", wordBreak: "break-word", color: isHighlighted ? colours.accent : colours.ink }}
          >
            {word}
          </span>
        ))}
      </div>
      <div style={{ display: "flex", fontSize: 30, fontWeight: 500, color: colours.muted }}>{site.tagline}</div>
    </div>
  );
};

const sizeOf = ({ length }: string) => (length <= 60 ? 80 : length <= 100 ? 66 : 54);

const wordsOf = (text: string, highlight: string) => {
  const start = highlight ? text.indexOf(highlight) : -1;
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index: at }) => ({
    word,
    at,
    isHighlighted: start !== -1 && at >= start && at < start + highlight.length,
  }));
};

const Mark = () => (
  <svg viewBox="0 0 32 32" width="64" height="64" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill={colours.mark} />
    <g fill="#fff" stroke="#fff" strokeWidth="2.75" strokeLinecap="round" strokeLinejoin="round">
      <path d="M7 14.5 16 7l9 7.5M10 22h12" fill="none" />
      <circle cx="10" cy="22" r="2" />
      <circle cx="22" cy="22" r="2" />
    </g>
  </svg>
);
