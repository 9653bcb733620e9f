import type { Cover } from "./post.ts";

export type Tint = { ground: string; glow: string; deep: string; mid: string; soft: string; spark: string };
export type Random = () => number;

type Motif = (tint: Tint, random: Random) => string;

/** A sheet with a soft shadow built from translucent rectangles, without an SVG filter. */
const sheet = (x: number, y: number, width: number, height: number, radius = 28, fill = "url(#pale)") =>
  `${[18, 12, 6]
    .map(
      (depth) =>
        `<rect x="${x - depth / 2}" y="${y + depth}" width="${width + depth}" height="${height + depth / 2}" rx="${radius + depth / 2}" fill="#1d1815" opacity="0.035"/>`,
    )
    .join("")}<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

const bar = (x: number, y: number, width: number, fill: string, height = 18, opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${width.toFixed()}" height="${height}" rx="${height / 2}" fill="${fill}" opacity="${opacity}"/>`;

const tick = (x: number, y: number, size: number, color = "#ffffff") =>
  `<path d="M${x - size * 0.42} ${y} l${size * 0.3} ${size * 0.3} l${size * 0.54} ${-size * 0.58}" fill="none" stroke="${color}" stroke-width="${size * 0.2}" stroke-linecap="round" stroke-linejoin="round"/>`;

const network: Motif = ({ mid, soft, spark }, random) => {
  const nodes = Array.from({ length: 9 }, (_, at) => {
    const angle = (at / 9) * Math.PI * 2 + random() * 0.35;
    const reach = 250 + random() * 90;
    return { x: 800 + Math.cos(angle) * reach * 1.55, y: 450 + Math.sin(angle) * reach, r: 26 + random() * 26 };
  });
  const line = (from: { x: number; y: number }, to: { x: number; y: number }, width: number, opacity: number) =>
    `<path d="M${from.x.toFixed()} ${from.y.toFixed()} Q${((from.x + to.x) / 2).toFixed()} ${((from.y + to.y) / 2 - 40).toFixed()} ${to.x.toFixed()} ${to.y.toFixed()}" fill="none" stroke="${mid}" stroke-width="${width}" opacity="${opacity}"/>`;
  const hub = { x: 800, y: 450 };
  return [
    ...nodes.map((node, at) => line(node, nodes[(at + 1) % nodes.length] ?? hub, 3, 0.25)),
    ...nodes.map((node) => line(node, hub, 6, 0.5)),
    ...nodes.map(
      ({ x, y, r }, at) =>
        `<circle cx="${x.toFixed()}" cy="${(y + 8).toFixed()}" r="${(r + 4).toFixed()}" fill="#1d1815" opacity="0.06"/><circle cx="${x.toFixed()}" cy="${y.toFixed()}" r="${r.toFixed()}" fill="${at % 3 ? "#ffffff" : soft}"/><circle cx="${x.toFixed()}" cy="${y.toFixed()}" r="${(r * 0.42).toFixed()}" fill="${at === 2 ? spark : mid}"/>`,
    ),
    `<circle cx="800" cy="462" r="112" fill="#1d1815" opacity="0.08"/><circle cx="800" cy="450" r="104" fill="url(#fill)"/>`,
    `<g fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round"><path d="M772 470l56-40"/><path d="M762 436l-18 14a34 34 0 0 0 42 54l18-14"/><path d="M838 464l18-14a34 34 0 0 0-42-54l-18 14" /></g>`,
  ].join("");
};

const chart: Motif = ({ mid, soft, spark, glow }, random) => {
  const heights = Array.from({ length: 7 }, (_, at) => 110 + at * 52 + random() * 46);
  const points = heights.map((height, at) => ({ x: 470 + at * 110, y: 690 - height - 46 }));
  return [
    sheet(350, 150, 900, 620, 40),
    ...[0, 1, 2, 3].map((row) => bar(410, 290 + row * 110, 780, glow, 3)),
    ...heights.map(
      (height, at) =>
        `<rect x="${435 + at * 110}" y="${(690 - height).toFixed()}" width="70" height="${height.toFixed()}" rx="16" fill="${at === 6 ? "url(#fill)" : soft}"/>`,
    ),
    `<path d="M${points.map(({ x, y }) => `${x} ${y.toFixed()}`).join(" L")}" fill="none" stroke="${spark}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,
    ...points.map(
      ({ x, y }) => `<circle cx="${x}" cy="${y.toFixed()}" r="14" fill="#fff" stroke="${spark}" stroke-width="7"/>`,
    ),
    bar(410, 200, 220, mid, 22),
    bar(410, 238, 130, soft, 14),
  ].join("");
};

const list: Motif = ({ mid, soft, glow, spark }, random) =>
  Array.from({ length: 5 }, (_, at) => {
    const y = 130 + at * 132;
    const done = at < 3;
    return [
      sheet(400 + at * 18, y, 800, 108, 26),
      `<circle cx="${462 + at * 18}" cy="${y + 54}" r="30" fill="${done ? mid : glow}"/>`,
      done ? tick(462 + at * 18, y + 54, 36) : "",
      bar(520 + at * 18, y + 32, 240 + random() * 160, done ? mid : soft, 20, done ? 0.85 : 0.7),
      bar(520 + at * 18, y + 64, 180 + random() * 220, glow, 14),
      `<rect x="${1070 + at * 18}" y="${y + 34}" width="90" height="40" rx="20" fill="${at === 1 ? spark : soft}" opacity="${at === 1 ? 1 : 0.55}"/>`,
    ].join("");
  }).join("");

const map: Motif = ({ mid, soft, spark, deep }, random) => {
  const inLand = (column: number, row: number) =>
    Math.sin(column * 0.42) + Math.cos(row * 0.7 + column * 0.18) + Math.sin((column + row) * 0.23) > 0.15;
  const dots = Array.from({ length: 34 * 17 }, (_, at) => {
    const [column, row] = [at % 34, Math.floor(at / 34)];
    return inLand(column, row)
      ? `<circle cx="${256 + column * 33}" cy="${190 + row * 33}" r="9" fill="${soft}" opacity="0.75"/>`
      : "";
  });
  const pins = Array.from({ length: 4 }, (_, at) => ({ x: 380 + at * 280 + random() * 60, y: 330 + random() * 280 }));
  const arcs = pins.slice(1).map((pin, at) => {
    const from = pins[at] ?? pin;
    return `<path d="M${from.x.toFixed()} ${from.y.toFixed()} Q${((from.x + pin.x) / 2).toFixed()} ${(Math.min(from.y, pin.y) - 150).toFixed()} ${pin.x.toFixed()} ${pin.y.toFixed()}" fill="none" stroke="${deep}" stroke-width="6" stroke-dasharray="4 16" stroke-linecap="round"/>`;
  });
  const drawn = pins.map(
    ({ x, y }, at) =>
      `<ellipse cx="${x.toFixed()}" cy="${(y + 6).toFixed()}" rx="26" ry="9" fill="#1d1815" opacity="0.14"/><path d="M${x.toFixed()} ${y.toFixed()} c-14 -34 -52 -58 -52 -96 a52 52 0 0 1 104 0 c0 38 -38 62 -52 96z" fill="${at === 2 ? spark : mid}"/><circle cx="${x.toFixed()}" cy="${(y - 98).toFixed()}" r="20" fill="#fff"/>`,
  );
  return [...dots, ...arcs, ...drawn].join("");
};

const shield: Motif = ({ soft, mid, spark }, random) => {
  const outline = (grow: number) =>
    `M800 ${170 - grow} L${1040 + grow} ${260 - grow / 2} V480 C${1040 + grow} ${640 + grow} 900 ${730 + grow} 800 ${770 + grow} C700 ${730 + grow} ${560 - grow} ${640 + grow} ${560 - grow} 480 V${260 - grow / 2} Z`;
  const turn = random() * 30;
  return [
    `<path d="${outline(60)}" fill="${soft}" opacity="0.28"/><path d="${outline(28)}" fill="#ffffff" opacity="0.75"/>`,
    `<path d="${outline(0)}" fill="url(#fill)"/><path d="M800 170 L1040 260 V480 C1040 640 900 730 800 770 Z" fill="#fff" opacity="0.1"/>`,
    tick(800, 470, 210),
    ...[0, 1, 2, 3].map((at) => {
      const angle = ((at * 90 + turn) * Math.PI) / 180;
      const [x, y] = [800 + Math.cos(angle) * 520, 460 + Math.sin(angle) * 300];
      return `<g transform="translate(${x.toFixed()} ${y.toFixed()}) rotate(-35)"><rect x="-58" y="-24" width="68" height="48" rx="24" fill="none" stroke="${at % 2 ? mid : spark}" stroke-width="15"/><rect x="-10" y="-24" width="68" height="48" rx="24" fill="none" stroke="${at % 2 ? mid : spark}" stroke-width="15"/></g>`;
    }),
  ].join("");
};

const calendar: Motif = ({ mid, soft, glow, spark, deep }, random) => {
  const today = 8 + Math.floor(random() * 10);
  return [
    sheet(420, 140, 760, 640, 40),
    `<path d="M420 180 a40 40 0 0 1 40 -40 h680 a40 40 0 0 1 40 40 v100 h-760z" fill="url(#fill)"/>`,
    ...[560, 800, 1040].map((x) => `<rect x="${x - 13}" y="104" width="26" height="86" rx="13" fill="${deep}"/>`),
    bar(480, 216, 240, "#ffffff", 24, 0.85),
    ...Array.from({ length: 28 }, (_, at) => {
      const [x, y] = [470 + (at % 7) * 98, 320 + Math.floor(at / 7) * 110];
      const isDone = at < today && at % 3 !== 1;
      const fill = at === today ? spark : isDone ? soft : glow;
      return `<rect x="${x}" y="${y}" width="74" height="74" rx="20" fill="${fill}" opacity="${isDone || at === today ? 1 : 0.6}"/>${isDone ? tick(x + 37, y + 38, 34, mid) : ""}`;
    }),
  ].join("");
};

const scales: Motif = ({ mid, soft, deep, spark }, random) => {
  const lean = random() > 0.5 ? 34 : -34;
  const pan = (x: number, y: number, fill: string) =>
    `<path d="M${x - 150} ${y} h300 a150 96 0 0 1 -300 0z" fill="${fill}"/><path d="M${x} ${y - 190} L${x - 140} ${y} M${x} ${y - 190} L${x + 140} ${y}" stroke="${deep}" stroke-width="7" opacity="0.6"/>`;
  const coins = (x: number, y: number) =>
    [0, 1, 2, 3]
      .map(
        (at) =>
          `<ellipse cx="${x}" cy="${y - 18 - at * 26}" rx="72" ry="20" fill="${at % 2 ? soft : "#fff"}" stroke="${mid}" stroke-width="6"/>`,
      )
      .join("");
  const papers = (x: number, y: number) =>
    [0, 1, 2]
      .map(
        (at) =>
          `<g transform="rotate(${(at - 1) * 9} ${x} ${y})"><rect x="${x - 52}" y="${y - 138}" width="104" height="132" rx="14" fill="#fff" stroke="${soft}" stroke-width="5"/>${bar(x - 34, y - 112, 62, mid, 12)}${bar(x - 34, y - 86, 46, soft, 10)}</g>`,
      )
      .join("");
  return [
    `<rect x="785" y="230" width="30" height="470" rx="15" fill="url(#fill)"/><path d="M640 730 h320 a40 40 0 0 1 40 40 h-400 a40 40 0 0 1 40 -40z" fill="${deep}"/>`,
    `<path d="M480 ${300 - lean} L1120 ${300 + lean}" stroke="${deep}" stroke-width="24" stroke-linecap="round"/><circle cx="800" cy="300" r="46" fill="${spark}"/>`,
    coins(480, 490 - lean),
    papers(1120, 490 + lean),
    pan(480, 490 - lean, mid),
    pan(1120, 490 + lean, mid),
  ].join("");
};

const pages: Motif = ({ mid, soft, glow, spark }, random) => {
  const page = (angle: number, isFirst: boolean) =>
    `<g transform="rotate(${angle} 800 900)">${sheet(600, 170, 400, 540, 30)}${[0, 1, 2, 3, 4, 5]
      .map((row) => bar(650, 420 + row * 42, 300 - ((row * 67 + random() * 60) % 120), isFirst ? soft : glow, 16))
      .join(
        "",
      )}<rect x="650" y="220" width="300" height="160" rx="20" fill="${isFirst ? "url(#fill)" : glow}"/>${isFirst ? `<circle cx="720" cy="300" r="34" fill="#fff" opacity="0.9"/><path d="M690 372 l90 -84 l70 60 l60 -42 l40 66z" fill="#fff" opacity="0.55"/><circle cx="980" cy="190" r="44" fill="${spark}"/>${tick(980, 190, 50)}` : ""}</g>`;
  return [
    page(-22, false),
    page(22, false),
    page(-11, false),
    page(11, false),
    page(0, true),
    bar(700, 800, 200, mid, 10, 0.3),
  ].join("");
};

export const motifs: Record<Cover["motif"], Motif> = { network, chart, list, map, shield, calendar, scales, pages };
