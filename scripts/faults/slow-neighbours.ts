// What the server depends on is slow: each commit waits for the disk, or half of all names have a nameserver that never answers.
import { createTestDatabase, runStatements } from "#db/testing/postgres.ts";
import { pngOf } from "#server/testing/image-files.ts";
import { nameserver } from "#server/testing/stand-ins/nameserver.ts";
import { atLeast, info, median } from "../checks/measurement.ts";
import { countStatuses, latencies, p99Of, steadyLoad } from "./load.ts";
import {
  type Fault,
  joinWaitlist,
  owner,
  sendSignIn,
  signIn,
  signUp,
  startServer,
  uploadImage,
  warmCache,
  withServer,
} from "./server.ts";

const secondsOf = (quick: boolean) => (quick ? 5 : 20);

/** Postgres waits so long before it writes a commit, as for a slow disk. */
const commitMs = 100;

export const diskSlow: Fault = async ({ quick }) => {
  const database = await createTestDatabase();
  for (const setting of [`commit_delay = ${commitMs * 1000}`, "commit_siblings = 0"])
    await runStatements(database.url, `alter database ${new URL(database.url).pathname.slice(1)} set ${setting}`);
  const { request, end } = await startServer(database.url);
  try {
    const { token } = await signUp(request);
    await warmCache(request, ["/"]);
    const read = () => request("/api/users/me", { token });
    const load = steadyLoad({ page: () => request("/"), read, write: () => joinWaitlist(request) }, 30);
    await Bun.sleep(secondsOf(quick) * 1000);
    const results = await load.stop();
    const writes = results.filter(({ name }) => name === "write").map(({ ms }) => ms);
    return [
      // Not the fastest: a commit that joins another one waits less.
      atLeast("the median write, which waits for the disk", median(writes), commitMs, "ms"),
      ...latencies(results, { page: 100, read: 600, write: 1_500 }, quick),
    ];
  } finally {
    await end();
    await database.drop();
  }
};

const names = 20;

export const dnsSilent: Fault = async ({ quick }) => {
  const missing = Array.from({ length: names }, (_, at) => [`${at}.known.test`, "NXDOMAIN"] as const);
  const dns = await nameserver({ test: [], ...Object.fromEntries(missing) });
  return withServer({ NAMESERVERS: dns.address, JOBS: "off" }, async ({ request }) => {
    const token = await signIn(request, owner);
    await warmCache(request, ["/"]);
    const asset = (await (await request("/")).text()).match(/\/assets\/[\w.-]+\.js/)?.[0] ?? "/missing";
    const read = (host: string) => request(`/api/projects/website-infos?url=https://${host}/`, { token });
    const image = pngOf(64, 64);
    const requests = {
      page: () => request("/"),
      asset: () => request(asset),
      signIn: () => sendSignIn(request, owner),
      upload: () => uploadImage(request, token, image),
    };
    const idle = steadyLoad(requests, 20);
    await Bun.sleep(secondsOf(quick) * 500);
    const before = p99Of(await idle.stop());
    let count = 0;
    const known = () => read(`${count++ % names}.known.test`);
    const silent = () => read(`www.silent-${count++ % names}.test`);
    const [load, reads] = [steadyLoad(requests, 20), steadyLoad({ known, silent }, 20)];
    await Bun.sleep(secondsOf(quick) * 1000);
    const results = await load.stop();
    return [
      info("before, p99 of all", `${before.toFixed(1)} ms`),
      info("reads of websites, half of whose names are never answered", countStatuses(await reads.stop())),
      ...latencies(results, { page: 300, asset: 300, signIn: 300, upload: 300 }, quick),
    ];
  }).finally(dns.stop);
};
