// Run by anonymous-reads.ts as a separate process, so that it does not slow the probe: many connections from one
// network read one URL for some seconds. Prints the count of each status as JSON; 0 means no response.
import { entries } from "#shared/landing/generated-pages.ts";

const [base = "", path = "", connections = "100", seconds = "20", network = ""] = process.argv.slice(2);
const counts: Record<number, number> = {};
const until = performance.now() + Number(seconds) * 1000;
let requests = 0;

const read = async () => {
  while (performance.now() < until) {
    // {n} makes every URL unique; {entry} cycles through the landing pages.
    const entry = entries[requests++ % entries.length]?.slug ?? "";
    const url = base + path.replace("{n}", String(requests)).replace("{entry}", entry);
    const status = await fetch(url, {
      redirect: "manual",
      headers: { "x-forwarded-for": network, "accept-encoding": "br" },
      decompress: false,
    })
      .then(async (response) => {
        await response.bytes();
        return response.status;
      })
      .catch(() => 0);
    counts[status] = (counts[status] ?? 0) + 1;
  }
};

await Promise.all(Array.from({ length: Number(connections) }, read));
console.log(JSON.stringify(counts));
