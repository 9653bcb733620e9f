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
    help: "Memory that the process holds.",
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    name: "process_heap_bytes",
    help: "Memory that JavaScript uses.",
    registers,
    collect() {
      this.set(process.memoryUsage().heapUsed);
    },
  });
  new Counter({
    name: "process_cpu_seconds_total",
    help: "Time that the process computed.",
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  new Gauge({
    name: "process_start_time_seconds",
    help: "When the process started, in seconds since 1970.",
    registers,
  }).set(Math.round(Date.now() / 1000 - process.uptime()));
  new Gauge({
    name: "event_loop_delay_seconds",
    help: "How late the event loop was since it was last asked.",
    labelNames: ["quantile"],
    registers,
    collect() {
      const nanoseconds = { "0.5": delay.percentile(50), "0.99": delay.percentile(99), "1": delay.max };
      for (const [quantile, value] of Object.entries(nanoseconds)) this.set({ quantile }, value / 1e9);
      delay.reset();
    },
  });
  new Gauge({ name: "build_info", help: "Which build this is.", labelNames: ["version", "bun"], registers }).set(
    { version, bun: Bun.version },
    1,
  );
};
