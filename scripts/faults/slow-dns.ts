// A nameserver never answers half of the names, while directories are visited and people use the site.
import { runStatements } from "#db/testing/postgres.ts";
import { pngOf } from "#server/testing/image-files.ts";
import { nameserver } from "#server/testing/stand-ins/nameserver.ts";
import { entries } from "#shared/landing/generated-pages.ts";
import { atMost, exactly, info } from "../checks/measurement.ts";
import { countStatuses, isGood, p99Of, steadyLoad } from "./load.ts";
import { type Fault, owner, type Server, signIn, signUp, untilTrue, uploadImage, withServer } from "./server.ts";

const p99Ms = 300;
const perSecond = 4;
const names = 2_000;

export const slowDns: Fault = async ({ quick }) => {
  // Every other name has an address, at which nothing answers.
  const answered = Array.from(
    { length: names },
    (_, at) => [`d${at * 2}.example`, ["192.0.2.1"]] as [string, string[]],
  );
  // A port may be needed to compare with the system's own lookup, which always asks port 53.
  const dns = await nameserver(Object.fromEntries(answered), Number(process.env.SLOW_DNS_PORT ?? 0));
  return withServer({ CHECKS: "on", NAMESERVERS: dns.address }, async (server, database) => {
    const requests = await visitors(server);
    const usual = await measure(requests, quick ? 20 : 60);
    // Visited before, so that they are not spread over a day.
    await runStatements(
      database.url,
      `update directories
      set url = 'http://d' || n || '.example/', host = 'd' || n || '.example', next_check_at = now(), last_checked_at = now() - interval '1 month'
      from (select id, row_number() over () as n from directories) as numbered where numbered.id = directories.id`,
    );
    await untilTrue("directories are visited", 90, () => dns.asked().length > 0);
    const results = await measure(requests, quick ? 60 : 180);
    const figures = Object.keys(requests).map((name) => {
      const before = p99Of(usual.filter((result) => result.name === name));
      const during = p99Of(results.filter((result) => result.name === name));
      return atMost(`${name}, p99 (before: ${Math.round(before)} ms)`, during, p99Ms, "ms");
    });
    const silent = new Set(dns.asked().filter((name) => /^d\d*[13579]\.example$/.test(name))).size;
    return [
      ...figures,
      exactly("visitors not served", results.filter((result) => !isGood(result)).length, 0),
      info("names that were not answered", String(silent)),
      info("statuses", countStatuses(results)),
    ];
  }).finally(() => dns.stop());
};

const measure = async (requests: Requests, seconds: number) => {
  const load = steadyLoad(requests, perSecond);
  await Bun.sleep(seconds * 1000);
  return load.stop();
};

type Requests = Awaited<ReturnType<typeof visitors>>;

const visitors = async ({ request }: Server) => {
  const token = await signIn(request, owner);
  // One account may not sign in as often.
  const accounts = await Promise.all(Array.from({ length: 10 }, () => signUp(request)));
  let signIns = 0;
  const html = await (await request("/")).text();
  const asset = html.match(/\/assets\/[\w.-]+\.(?:js|css)/)?.[0] ?? "/favicon.ico";
  const image = pngOf(640, 360);
  let page = 0;
  return {
    "sign-in": () => {
      const { email, password } = accounts[signIns++ % accounts.length] ?? owner;
      return request("/api/auth/signIn", { method: "POST", json: { email, password } });
    },
    "an asset": () => request(asset),
    "an image upload": () => uploadImage(request, token, image),
    "the first visit of a page": () => request(`/g/${entries[page++ % entries.length]?.slug}`),
  };
};
