// The pictures of the demo project's listing kit, drawn without text.
import { renderAsync } from "@resvg/resvg-js";
import { inArray } from "drizzle-orm";
import type { Db } from "../connect.ts";
import { files } from "../schema/index.ts";
import type { SaveImage } from "../starter-posts/starter-posts.ts";
import type { DemoPictures } from "./seed-submissions.ts";

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;

/** An envelope with a check mark. */
const mark = (x: number, y: number, scale: number) => `<g transform="translate(${x} ${y}) scale(${scale})">
  <rect width="100" height="72" rx="12" fill="#fff"/>
  <path d="M8 14l42 30 42-30" fill="none" stroke="#0f766e" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="92" cy="70" r="24" fill="#f59e0b"/>
  <path d="M81 70l8 8 14-16" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
</g>`;

const logo = svg(512, 512, `<rect width="512" height="512" rx="112" fill="#0f766e"/>${mark(96, 150, 3)}`);

const cover = svg(
  1200,
  630,
  `<rect width="1200" height="630" fill="#ccfbf1"/><circle cx="1010" cy="120" r="280" fill="#99f6e4"/>
  <rect x="380" y="135" width="440" height="360" rx="56" fill="#0f766e"/>${mark(450, 205, 2.9)}`,
);

/** A list of emails with their owners; the open one on the right. */
const screenshot = (open: number) => {
  const rows = Array.from({ length: 8 }, (_, row) => {
    const y = 96 + row * 80;
    const widths = [210 + ((row * 67) % 90), 150 + ((row * 41) % 120)];
    return `<rect x="220" y="${y}" width="400" height="68" rx="10" fill="${row === open ? "#ccfbf1" : "#fff"}"/>
      <circle cx="256" cy="${y + 34}" r="18" fill="${["#0f766e", "#f59e0b", "#64748b"][row % 3]}"/>
      <rect x="290" y="${y + 16}" width="${widths[0]}" height="12" rx="6" fill="#334155"/>
      <rect x="290" y="${y + 40}" width="${widths[1]}" height="10" rx="5" fill="#cbd5e1"/>`;
  });
  const lines = Array.from(
    { length: 9 },
    (_, line) =>
      `<rect x="690" y="${190 + line * 34}" width="${line % 4 === 3 ? 300 : 500}" height="12" rx="6" fill="#cbd5e1"/>`,
  );
  return svg(
    1270,
    760,
    `<rect width="1270" height="760" fill="#f1f5f9"/><rect width="190" height="760" fill="#134e4a"/>${mark(40, 36, 0.8)}
    <rect x="650" y="96" width="580" height="628" rx="14" fill="#fff"/>
    <rect x="690" y="132" width="320" height="20" rx="10" fill="#334155"/>
    <rect x="690" y="620" width="140" height="52" rx="12" fill="#0f766e"/>${rows.join("")}${lines.join("")}`,
  );
};

const draw = async (picture: string) =>
  new Uint8Array((await renderAsync(picture, { font: { loadSystemFonts: false } })).asPng());

/** Draws and saves the pictures as uploads of the project. */
export const seedPictures = async (db: Db, projectId: string, saveImage: SaveImage): Promise<DemoPictures> => {
  const ids: string[] = [];
  for (const picture of [logo, cover, screenshot(1), screenshot(4)]) ids.push(await saveImage(db, await draw(picture)));
  await db.update(files).set({ projectId }).where(inArray(files.id, ids));
  const [logoFileId = null, coverFileId = null, ...screenshotFileIds] = ids;
  return { logoFileId, coverFileId, screenshotFileIds };
};
