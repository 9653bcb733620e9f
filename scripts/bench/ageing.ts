import { connect } from "#db/connect.ts";
import { createTestDatabase, testPostgres } from "#db/testing/postgres.ts";
import { type Figure, median } from "../checks/measurement.ts";

const rounds = 30;
const perRound = 10_000;
const inFlight = 32;
const goal = 0.8;

/** Database throughput of a process after many queries, compared with its first ones. */
export const ageing = async (): Promise<Figure[]> => {
  if (!testPostgres) return [];
  const database = await createTestDatabase();
  const { db, close } = await connect({ databaseUrl: database.url, dataDir: "" });
  const round = async () => {
    const start = performance.now();
    let left = perRound;
    const request = async () => {
      while (left-- > 0) await db.execute("select 1");
    };
    await Promise.all(Array.from({ length: inFlight }, request));
    return (perRound * 1000) / (performance.now() - start);
  };
  try {
    const rates: number[] = [];
    for (let at = 0; at < rounds; at++) rates.push(await round());
    const ratio = median(rates.slice(-5)) / median(rates.slice(1, 6));
    const what = `Postgres queries per second after ${rounds * perRound} queries ÷ at first`;
    return [{ what, figure: ratio.toFixed(2), goal: `≥ ${goal}`, ok: ratio >= goal }];
  } finally {
    await close();
    await database.drop();
  }
};
