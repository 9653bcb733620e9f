import { type Figure, median } from "../checks/measurement.ts";

const limit = 0.8;

/**
 * The landing page rendered and streamed per request by the whole app, against renderToReadableStream of the same tree.
 */
export const renderedPage = async (rounds: number): Promise<Figure[]> => {
  const child = Bun.spawn([process.execPath, "scripts/bench/rendering.tsx", String(rounds)], {
    // Variables that Vite would set: this runs the sources, without browser-only code.
    env: { ...process.env, NODE_ENV: "production", SSR: "true", LOG_LEVEL: "silent" },
    stdout: "pipe",
    stderr: "inherit",
  });
  const turns = JSON.parse(await new Response(child.stdout).text()) as { app: number; bare: number }[];
  for (const [at, { app, bare }] of turns.entries())
    console.log(
      `  round ${at + 1}: app ${app.toFixed(0)}, renderToReadableStream ${bare.toFixed(0)} pages per second of processor time, ratio ${(app / bare).toFixed(2)}`,
    );
  const ratio = median(turns.map(({ app, bare }) => app / bare));
  const what = "landing page rendered and streamed ÷ bare renderToReadableStream of the same tree";
  return [{ what, figure: ratio.toFixed(2), goal: `≥ ${limit}`, ok: ratio >= limit }];
};
