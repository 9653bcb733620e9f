// bun read-page.ts <host> <path>: reads a page of this machine, and prints how much came and the process's peak memory.
import { readFileSync } from "node:fs";
import { createSafeFetch } from "../integrations/safe-fetch.ts";

const [host = "", path = ""] = process.argv.slice(2);
const read = createSafeFetch({ allow: [host] });
const length = await read(`http://${host}${path}`, { accept: /^text\/html/ }).then(
  ({ bytes }) => bytes.length,
  () => 0,
);
// Unpacking may go on in the background after the last read.
await Bun.sleep(1_000);
// What getrusage says is at least the memory of the process that started this one.
const peakKb = readFileSync("/proc/self/status", "latin1").match(/^VmHWM:\s+(\d+)/m)?.[1];
process.stdout.write(JSON.stringify({ length, peakMb: Number(peakKb) / 1024 }));
