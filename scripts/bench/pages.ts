import { startBuiltServer } from "#server/testing/built-server.ts";
import { readCompressed } from "../checks/compressed-page.ts";
import { atLeast, atMost, type Figure, median } from "../checks/measurement.ts";
import { startPhone } from "../checks/phone.ts";
import { moveToCore, sideBySide, startReference } from "./load.ts";

/** The home page from the page cache, against Bun.serve with the same bytes and headers. */
export const cachedPage = async (rounds: number): Promise<Figure[]> => {
  const server = await startBuiltServer({ JOBS: "off", LOG_LEVEL: "error" });
  try {
    const ours = `${server.url}/`;
    const cached = await readCompressed(ours);
    const headers = [...cached.headers].filter(([name]) => !["content-length", "date", "connection"].includes(name));
    const reference = await startReference({
      BARE_HEADERS: JSON.stringify(Object.fromEntries(headers)),
      BARE_BODY: Buffer.from(cached.sent).toString("base64"),
    });
    moveToCore(0, server.pid);
    const options = { headers: { "accept-encoding": "br" } };
    const { ratio } = await sideBySide({ ours, reference: reference.url, rounds, options });
    reference.stop();
    return [atLeast("cached public page ÷ bare Bun.serve with the same bytes and headers", ratio, 0.8)];
  } finally {
    await server.kill();
  }
};

/** The landing page rendered and streamed per request by the whole app, against renderToReadableStream of the same tree. */
export const renderedPage = async (rounds: number): Promise<Figure[]> => {
  const child = Bun.spawn([process.execPath, "scripts/bench/rendering.tsx", String(rounds)], {
    // Variables that Vite would set: this runs the sources, without browser-only code.
    env: { ...process.env, NODE_ENV: "production", SSR: "true", LOG_LEVEL: "silent" },
    stdout: "pipe",
    stderr: "inherit",
  });
  const turns = JSON.parse(await new Response(child.stdout).text()) as { app: number; bare: number }[];
  for (const { app, bare } of turns)
    console.log(`  app ${app.toFixed(0)}, React ${bare.toFixed(0)} pages per second of processor time`);
  const ratio = median(turns.map(({ app, bare }) => app / bare));
  return [atLeast("landing page rendered and streamed ÷ bare renderToReadableStream of the same tree", ratio, 0.8)];
};

/** The home page on a simulated phone. */
export const firstPaint = async (rounds: number): Promise<Figure[]> => {
  const server = await startBuiltServer({ JOBS: "off", LOG_LEVEL: "error" });
  const phone = await startPhone();
  try {
    await readCompressed(`${server.url}/`);
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const { audits } = await phone.measure(`${server.url}/`);
      times.push(audits["first-contentful-paint"]?.numericValue ?? Number.NaN);
    }
    return [atMost("first paint of the home page on a phone", median(times), 800, "ms")];
  } finally {
    phone.stop();
    await server.kill();
  }
};
