// bun scripts/content/social-font.ts: extracts the social image fonts from the site's variable font. satori supports
// neither woff2 nor variable fonts, so this unpacks the tables (https://www.w3.org/TR/WOFF2) and fixes the weight with
// HarfBuzz, a dependency of satori. Run again after updating @fontsource-variable/inter.
import { readFileSync, writeFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

const source = "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
const cutter = "node_modules/harfbuzzjs/hb-subset.wasm";
const weights = [500, 700];
const characters: [first: number, last: number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2013, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
];

const tags =
  "cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill"
    .replaceAll("_", " ")
    .split(/ (?=\S)/);

/** Reads consecutive big-endian numbers. */
const reader = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const move = (size: number) => {
    at += size;
    return at - size;
  };
  const u8 = () => view.getUint8(move(1));
  const u16 = () => view.getUint16(move(2));
  return {
    u8,
    u16,
    i16: () => view.getInt16(move(2)),
    u32: () => view.getUint32(move(4)),
    bytes: (size: number) => bytes.subarray(move(size), at),
    base128: () => {
      for (let value = 0; ; ) {
        const byte = u8();
        value = value * 128 + (byte & 127);
        if (byte < 128) return value;
      }
    },
    u255: () => {
      const code = u8();
      if (code === 253) return u16();
      if (code === 254) return u8() + 506;
      return code === 255 ? u8() + 253 : code;
    },
  };
};
type Reader = ReturnType<typeof reader>;

const short = (value: number) => [(value >> 8) & 255, value & 255];
const padded = (bytes: readonly number[], to: number) => [...bytes, ...Array((to - (bytes.length % to)) % to).fill(0)];
const signed = (flag: number, value: number) => (flag & 1 ? value : -value);

/** Decodes one point of an outline, which WOFF2 stores in one to four bytes. */
const step = (flag: number, { u8 }: Reader): [x: number, y: number] => {
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + u8())];
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + u8()), 0];
  if (flag < 84) {
    const [kind, byte] = [flag - 20, u8()];
    return [signed(flag, 1 + (kind & 0x30) + (byte >> 4)), signed(flag >> 1, 1 + ((kind & 0x0c) << 2) + (byte & 15))];
  }
  if (flag < 120) {
    const kind = flag - 84;
    const x = signed(flag, 1 + (Math.floor(kind / 12) << 8) + u8());
    return [x, signed(flag >> 1, 1 + (((kind % 12) >> 2) << 8) + u8())];
  }
  if (flag < 124) {
    const [one, two, three] = [u8(), u8(), u8()];
    return [signed(flag, (one << 4) + (two >> 4)), signed(flag >> 1, ((two & 15) << 8) + three)];
  }
  const x = signed(flag, (u8() << 8) + u8());
  return [x, signed(flag >> 1, (u8() << 8) + u8())];
};

type GlyphStreams = Record<"contours" | "points" | "flags" | "steps" | "parts" | "boxes" | "code", Reader>;

const simpleGlyph = (contours: number, box: number[] | undefined, from: GlyphStreams) => {
  const ends: number[] = [];
  let points = 0;
  for (let at = 0; at < contours; at++) {
    points += from.points.u255();
    ends.push(points - 1);
  }
  const flags: number[] = [];
  const steps: [number, number][] = [];
  let [x, y] = [0, 0];
  const seen: [number, number][] = [];
  for (let at = 0; at < points; at++) {
    const flag = from.flags.u8();
    flags.push(flag & 128 ? 0 : 1);
    const [right, up] = step(flag & 127, from.steps);
    steps.push([right, up]);
    x += right;
    y += up;
    seen.push([x, y]);
  }
  const code = from.code.bytes(from.steps.u255());
  const [xs, ys] = [seen.map(([right]) => right), seen.map(([, up]) => up)];
  const bounds = box ?? [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return [
    ...[contours, ...bounds, ...ends, code.length].flatMap(short),
    ...code,
    ...flags,
    ...steps.flatMap(([right]) => short(right)),
    ...steps.flatMap(([, up]) => short(up)),
  ];
};

const compositeGlyph = (box: number[], from: GlyphStreams) => {
  const bytes = [0xffff, ...box].flatMap(short);
  let hasCode = false;
  for (let more = true; more; ) {
    const flags = from.parts.u16();
    more = Boolean(flags & 0x20);
    hasCode ||= Boolean(flags & 0x100);
    const scale = flags & 0x80 ? 8 : flags & 0x40 ? 4 : flags & 0x08 ? 2 : 0;
    bytes.push(...short(flags), ...from.parts.bytes(2 + (flags & 1 ? 4 : 2) + scale));
  }
  if (!hasCode) return bytes;
  const code = from.code.bytes(from.steps.u255());
  return [...bytes, ...short(code.length), ...code];
};

/** Decodes the outlines and their offsets into the plain font format. */
const outlines = (packed: Uint8Array) => {
  const head = reader(packed);
  head.u16();
  head.u16();
  const [count] = [head.u16(), head.u16()];
  const sizes = Array.from({ length: 7 }, head.u32);
  const [contours, points, flags, steps, parts, boxes, code] = sizes.map((size) => reader(head.bytes(size)));
  const from = { contours, points, flags, steps, parts, boxes, code } as GlyphStreams;
  const hasBox = from.boxes.bytes(4 * Math.ceil(count / 32));
  const glyf: number[] = [];
  const starts = [0];
  for (let glyph = 0; glyph < count; glyph++) {
    const contours = from.contours.i16();
    const box =
      (hasBox[glyph >> 3] ?? 0) & (128 >> (glyph & 7)) ? Array.from({ length: 4 }, from.boxes.i16) : undefined;
    if (contours > 0) for (const byte of padded(simpleGlyph(contours, box, from), 4)) glyf.push(byte);
    if (contours < 0) for (const byte of padded(compositeGlyph(box ?? [], from), 4)) glyf.push(byte);
    starts.push(glyf.length);
  }
  return {
    glyf: Uint8Array.from(glyf),
    loca: Uint8Array.from(starts.flatMap((at) => [...short(at >> 16), ...short(at)])),
  };
};

const unpacked = (woff2: Uint8Array) => {
  const file = reader(woff2);
  const [, flavor, , tableCount] = [file.u32(), file.u32(), file.u32(), file.u16()];
  file.bytes(6);
  const compressed = file.u32();
  file.bytes(24);
  const entries = Array.from({ length: tableCount }, () => {
    const flags = file.u8();
    const tag = (flags & 63) === 63 ? String.fromCharCode(...file.bytes(4)) : (tags[flags & 63] ?? "");
    const length = file.base128();
    const packed = tag === "glyf" || tag === "loca" ? flags >> 6 === 0 : flags >> 6 !== 0;
    return { tag, packed, length: packed ? file.base128() : length };
  });
  const data = reader(brotliDecompressSync(file.bytes(compressed)));
  const tables = new Map<string, Uint8Array>();
  for (const { tag, packed, length } of entries) {
    const bytes = data.bytes(length);
    if (!packed) tables.set(tag, bytes.slice());
    else if (tag === "glyf") for (const [name, table] of Object.entries(outlines(bytes))) tables.set(name, table);
    else if (tag !== "loca") throw new Error(`The table ${tag} is packed in a way that this script does not know.`);
  }
  const offsets = tables.get("head");
  // `loca` uses its long format.
  offsets?.set([0, 1], 50);
  return assembled(flavor, tables);
};

const assembled = (flavor: number, tables: Map<string, Uint8Array>) => {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const start = 12 + 16 * sorted.length;
  const size = sorted.reduce((sum, [, { length }]) => sum + Math.ceil(length / 4) * 4, start);
  const font = new Uint8Array(size);
  const view = new DataView(font.buffer);
  view.setUint32(0, flavor);
  view.setUint16(4, sorted.length);
  let at = start;
  for (const [index, [tag, bytes]] of sorted.entries()) {
    const entry = 12 + 16 * index;
    font.set(
      [...tag].map((letter) => letter.charCodeAt(0)),
      entry,
    );
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, bytes.length);
    font.set(bytes, at);
    at += Math.ceil(bytes.length / 4) * 4;
  }
  return font;
};

type Cutter = Record<string, (...values: number[]) => number> & { memory: WebAssembly.Memory };

const cut = async (font: Uint8Array, weight: number) => {
  const { instance } = await WebAssembly.instantiate(readFileSync(cutter));
  const hb = instance.exports as unknown as Cutter;
  const call = (name: string, ...values: number[]) => hb[name]?.(...values) ?? 0;
  const memory = () => new Uint8Array(hb.memory.buffer);
  const place = call("malloc", font.length);
  memory().set(font, place);
  const face = call("hb_face_create", call("hb_blob_create", place, font.length, 2, 0, 0), 0);
  const input = call("hb_subset_input_create_or_fail");
  const codePoints = call("hb_subset_input_unicode_set", input);
  for (const [first, last] of characters) for (let at = first; at <= last; at++) call("hb_set_add", codePoints, at);
  const weightTag = [..."wght"].reduce((tag, letter) => (tag << 8) | letter.charCodeAt(0), 0);
  call("hb_subset_input_pin_axis_location", input, face, weightTag, weight);
  const blob = call("hb_face_reference_blob", call("hb_subset_or_fail", face, input));
  const [data, length] = [call("hb_blob_get_data", blob, 0), call("hb_blob_get_length", blob)];
  if (!length) throw new Error("HarfBuzz could not cut the font.");
  return memory().slice(data, data + length);
};

const font = unpacked(readFileSync(source));
for (const weight of weights) {
  const file = `server/rendering/inter--${weight}.ttf`;
  const bytes = await cut(font, weight);
  writeFileSync(file, bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}
