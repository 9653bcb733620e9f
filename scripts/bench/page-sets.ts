import { createClient, read } from "#client/app/api-client.ts";
import { clientOf } from "#client/testing/users.ts";
import { createTestDatabase, testPostgres } from "#db/testing/postgres.ts";
import { startBuiltServer } from "#server/testing/built-server.ts";
import { pageSet, pageSetList } from "#shared/page-sets.ts";
import { atMost, exactly, type Figure, info, percentile } from "../checks/measurement.ts";
import { memoryMb } from "../checks/process-memory.ts";

const rows = 10_000;
const wordsEach = 80;
/** Every tenth row repeats the text of the one before, under another name. */
const copies = rows / 10;
const limits = { p99Ms: 50, memoryMb: 250, previewMs: 50 };
const probeEveryMs = 10;
const previews = 100;
const admin = { email: "admin@people.example", password: "a long enough password" };

const template = {
  title: "Plumbers in {{city}}",
  slug: "plumbers-{{city}}",
  html: "<h2>{{city}}</h2><p>{{text}}</p><p>Call us at {{phone}} on any day of the week.</p>",
};

/** Different rows have different texts, of words that many of them use. */
const makeCsv = () => {
  let state = 1;
  const next = (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % most;
  };
  const lines = ["city,text,phone"];
  let text = "";
  for (let row = 0; row < rows; row++) {
    if (row % 10 !== 9) text = Array.from({ length: wordsEach }, () => `word${next(4_000).toString(36)}`).join(" ");
    lines.push(`Town ${row},"In Town ${row}, ${text}",555-${row}`);
  }
  return lines.join("\n");
};

/** The built server on Postgres: a file of 10,000 rows is uploaded, gated and previewed, while someone else uses the site. */
export const pageSetFigures = async (): Promise<Figure[]> => {
  if (!testPostgres) return [];
  const database = await createTestDatabase();
  const env = {
    DATABASE_URL: database.url,
    LOG_LEVEL: "error",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  };
  // The first start fills the database, which takes memory that a server doesn't have in use later.
  await (await startBuiltServer(env)).stop();
  const server = await startBuiltServer(env);
  try {
    const session = await read(createClient(`${server.url}/api`, fetch).auth.signIn.$post({ json: admin }));
    const client = clientOf(server.url, session);
    const project = await read(client.projects.$post({ json: { name: "Parcelo", url: "https://parcelo.example" } }));
    const headers = { authorization: `Bearer ${session.accessToken}` };
    const call = async (path: string, init: RequestInit = {}) => {
      const startedAt = performance.now();
      const response = await fetch(`${server.url}/api/${path}`, {
        ...init,
        headers: { ...headers, ...(init.body !== undefined && { "content-type": "application/json" }) },
      });
      const body: unknown = await response.json();
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(body).slice(0, 300)}`);
      return { body, ms: performance.now() - startedAt };
    };
    const body = JSON.stringify({ name: "Towns", template, csv: makeCsv() });
    for (let warmUp = 0; warmUp < 200; warmUp++) await call("projects/my");
    const idle: number[] = [];
    for (let probe = 0; probe < 300; probe++) {
      idle.push((await call("projects/my")).ms);
      await Bun.sleep(probeEveryMs);
    }
    const startMb = memoryMb(server.pid);
    let mostMb = startMb;
    const times: number[] = [];
    let isDone = false;
    const probing = (async () => {
      while (!isDone) {
        times.push((await call("projects/my")).ms);
        mostMb = Math.max(mostMb, memoryMb(server.pid));
        await Bun.sleep(probeEveryMs);
      }
    })();
    const startedAt = performance.now();
    const uploaded = await call(`projects/${project.id}/page-sets`, { method: "POST", body });
    const uploadedMb = memoryMb(server.pid);
    const { id } = pageSet.parse(uploaded.body);
    let set = pageSet.parse(uploaded.body);
    while (set.state === "checking") {
      await Bun.sleep(200);
      const [found] = pageSetList.parse((await call(`projects/${project.id}/page-sets`)).body).pageSets;
      set = found ?? set;
    }
    const seconds = (performance.now() - startedAt) / 1000;
    const previewMs: number[] = [];
    for (let preview = 0; preview < previews; preview++)
      previewMs.push((await call(`page-sets/${id}/pages/${1 + ((preview * 7919) % rows)}`)).ms);
    isDone = true;
    await probing;
    const size = (body.length / 1_000_000).toFixed(1);
    return [
      info(`Upload of a page set of 10,000 rows (${size} MB)`, `${Math.round(uploaded.ms)} ms`),
      info("Until all its pages are made and checked", `${seconds.toFixed(1)} s`),
      info("p99 of other calls before it", `${percentile(idle, 0.99).toFixed(1)} ms`),
      atMost(`p99 of ${times.length} other calls meanwhile`, percentile(times, 0.99), limits.p99Ms, "ms"),
      info("The slowest of them", `${Math.max(...times).toFixed(0)} ms`),
      atMost(
        `Memory at most (before: ${Math.round(startMb)} MB, after the upload: ${Math.round(uploadedMb)} MB)`,
        Math.round(mostMb),
        limits.memoryMb,
        "MB",
      ),
      atMost("p95 of previews", percentile(previewMs, 0.95), limits.previewMs, "ms"),
      exactly("Pages held back, one per copied row", set.heldBack, copies),
    ];
  } finally {
    await server.kill();
    await database.drop();
  }
};
