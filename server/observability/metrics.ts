import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { collectProcessMetrics } from "./process-metrics.ts";

type RequestResult = { route: string; method: string; status: number; ms: number };

/** Values read at scrape time. */
export type MetricsSnapshot = {
  isDatabaseUp: boolean;
  cache: { hits: number; misses: number; pages: number; bytes: number };
};

export type Metrics = ReturnType<typeof createMetrics>;

// From a call that reads one row to one that waits for a language model, in seconds.
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Clients can send any method name, so all others share one label. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]);

/** Prometheus metrics of this process. Labels need few distinct values: a route is a pattern, never a path. */
export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  const counter = (name: string, help: string) => new Counter({ name, help, registers });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  collectProcessMetrics(registry);

  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests, except those served from the page cache.",
    labelNames: ["route", "method", "status"],
    registers,
  });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time until the response headers, except for requests served from the page cache.",
    labelNames: ["route", "method"],
    buckets,
    registers,
  });
  const inFlight = gauge("http_requests_in_flight", "Requests in progress.");
  const jobs = new Counter({
    name: "jobs_total",
    help: "Job runs in this process by outcome: done, failed (queued jobs are retried), dead (failed after the last retry).",
    labelNames: ["name", "outcome"],
    registers,
  });
  const cacheHits = counter("page_cache_hits_total", "Requests served from the page cache.");
  const cacheMisses = counter("page_cache_misses_total", "Pages and files rendered for the page cache.");
  const cachePages = gauge("page_cache_pages", "Pages and files in the page cache.");
  const cacheBytes = gauge("page_cache_bytes", "Compressed bytes in the page cache.");
  const database = gauge("database_up", "1 if the database responds, else 0.");

  return {
    requestStarted: () => inFlight.inc(),
    requestEnded: ({ route, method, status, ms }: RequestResult) => {
      inFlight.dec();
      const labels = { route, method: methods.has(method) ? method : "other" };
      requests.inc({ ...labels, status });
      seconds.observe(labels, ms / 1000);
    },
    job: (name: string, outcome: "done" | "failed" | "dead") => jobs.inc({ name, outcome }),
    /** Returns all metrics in the Prometheus text format. */
    text: ({ isDatabaseUp, cache }: MetricsSnapshot) => {
      // The cache counts with plain integers because it runs on every request.
      cacheHits.reset();
      cacheHits.inc(cache.hits);
      cacheMisses.reset();
      cacheMisses.inc(cache.misses);
      cachePages.set(cache.pages);
      cacheBytes.set(cache.bytes);
      database.set(isDatabaseUp ? 1 : 0);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
};
