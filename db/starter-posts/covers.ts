// Generates the covers of the starter posts as SVG: soft shapes on a tinted background with one motif in the middle.
import { renderAsync } from "@resvg/resvg-js";
import { motifs, type Random, type Tint } from "./cover-motifs.ts";
import type { Cover } from "./post.ts";

export const coverSize = { width: 1600, height: 900 };

const tints: Record<Cover["tint"], Tint> = {
  orange: { ground: "#fff3e8", glow: "#ffd9b8", deep: "#9a3412", mid: "#f97316", soft: "#fdba74", spark: "#1c7c8c" },
  teal: { ground: "#e8f7f5", glow: "#b5e6df", deep: "#115e59", mid: "#14b8a6", soft: "#7edccf", spark: "#f97316" },
  violet: { ground: "#f3effe", glow: "#d9ccfb", deep: "#4c1d95", mid: "#8b5cf6", soft: "#c4b0fb", spark: "#f59e0b" },
  blue: { ground: "#eaf2fe", glow: "#c0d8fb", deep: "#1e3a8a", mid: "#3b82f6", soft: "#9cc2fb", spark: "#f97316" },
  rose: { ground: "#fdeef1", glow: "#f9cad5", deep: "#881337", mid: "#f43f5e", soft: "#fba9b8", spark: "#0f766e" },
  green: { ground: "#edf7ec", glow: "#c9e7c5", deep: "#14532d", mid: "#22a34a", soft: "#93d6a0", spark: "#ea580c" },
};

/** Returns the next pseudo-random number between 0 and 1 of a sequence determined by the seed (mulberry32). */
const createRandom = (seed: string): Random => {
  let state = Number(BigInt(Bun.hash(seed)) & 0xffffffffn);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** Returns the cover as SVG; the same cover and seed always give the same drawing. */
export const coverSvg = ({ motif, tint }: Cover, seed: string) => {
  const colors = tints[tint];
  const random = createRandom(seed);
  const { width, height } = coverSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs>
<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="0.35" stop-color="${colors.ground}"/><stop offset="1" stop-color="${colors.glow}"/></linearGradient>
<linearGradient id="fill" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${colors.mid}"/><stop offset="1" stop-color="${colors.deep}"/></linearGradient>
<linearGradient id="pale" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="${colors.ground}"/></linearGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/>
${backdrop(colors, random)}
${motifs[motif](colors, random)}
</svg>`;
};

export const coverPng = async (cover: Cover, seed: string) =>
  new Uint8Array((await renderAsync(coverSvg(cover, seed), { font: { loadSystemFonts: false } })).asPng());

const backdrop = ({ soft, mid }: Tint, random: Random) => {
  const circles = Array.from({ length: 4 }, (_, at) => {
    const x = 120 + ((at * 460 + random() * 240) % 1500);
    const y = random() * 900;
    return `<circle cx="${x.toFixed()}" cy="${y.toFixed()}" r="${(120 + random() * 220).toFixed()}" fill="${at % 2 ? soft : mid}" opacity="${(0.08 + random() * 0.1).toFixed(2)}"/>`;
  });
  const dots = Array.from({ length: 60 }, (_, at) => {
    const [column, row] = [at % 10, Math.floor(at / 10)];
    return `<circle cx="${(1180 + column * 36).toFixed()}" cy="${(70 + row * 36).toFixed()}" r="4" fill="${mid}" opacity="0.22"/>`;
  });
  return circles.join("") + dots.join("");
};
