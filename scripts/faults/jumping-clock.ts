// Preloaded into a server by clock-jumps.ts: on a signal, the clock jumps by the milliseconds in a file, which it then
// removes. Timers are unaffected, as when a machine's clock is set.
import { readFileSync, rmSync } from "node:fs";

const TrueDate = Date;
const file = process.env.CLOCK_FILE ?? "";
let aheadMs = 0;
const now = () => TrueDate.now() + aheadMs;

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length ? args : [now()], newTarget),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});

process.on("SIGUSR2", () => {
  aheadMs = Number(readFileSync(file, "utf8"));
  rmSync(file);
});
