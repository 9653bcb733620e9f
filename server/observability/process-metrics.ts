import { monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, Gauge, type Registry } from "prom-client";
import { version } from "../../package.json";

/**
 * Memory, CPU time and event loop delay of this process. prom-client's defaults are mostly Node metrics that Bun
 * reports as 0.
 */
export const collectProcessMetrics = (registry: Registry) => {
  const registers = [registry];
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();

  new Gauge({
    name: "process_resident_memory_bytes",
    help: "Resident memory of the process.",
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    name: "process_heap_bytes",
    help: "Used JavaScript heap.",
    registers,
    collect() {
      this.set(process.memoryUsage().heapUsed);
    },
  });
  new Counter({
    name: "process_cpu_seconds_total",
    help: "User and system CPU time.",
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  new Gauge({
    name: "process_start_time_seconds",
    help: "Start time of the process since the Unix epoch.",
    registers,
  }).set(Math.round(Date.now() / 1000 - process.uptime()));
  new Gauge({
    name: "event_loop_delay_seconds",
    help: "Event loop delay since the last scrape.",
    labelNames: ["quantile"],
    registers,
    collect() {
      const nanoseconds = { "0.5": delay.percentile(50), "0.99": delay.percentile(99), "1": delay.max };
      for (const [quantile, value] of Object.entries(nanoseconds)) this.set({ quantile }, value / 1e9);
      delay.reset();
    },
  });
  new Gauge({
    name: "build_info",
    help: "Version of the app and of Bun.",
    labelNames: ["version", "bun"],
    registers,
  }).set({ version, bun: Bun.version }, 1);
};
