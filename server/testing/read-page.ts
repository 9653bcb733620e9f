// bun read-page.ts <host> <path>: fetches a local page and prints the body length and the process's peak memory.
import { readFileSync } from "node:fs";
import { createSafeFetch } from "../integrations/safe-fetch.ts";

const [host = "", path = ""] = process.argv.slice(2);
const read = createSafeFetch({ allow: [host] });
const length = await read(`http://${host}${path}`, { accept: /^text\/html/ }).then(
  ({ bytes }) => bytes.length,
  () => 0,
);
// Decompression may continue in the background after the last read.
await Bun.sleep(1_000);
// Not getrusage: its value starts at the parent process's memory.
const peakKb = readFileSync("/proc/self/status", "latin1").match(/^VmHWM:\s+(\d+)/m)?.[1];
process.stdout.write(JSON.stringify({ length, peakMb: Number(peakKb) / 1024 }));
