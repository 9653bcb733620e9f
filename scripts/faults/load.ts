// Sends requests at a steady rate, without waiting for earlier responses, and records every result.

export type Result = {
  name: string;
  /** Milliseconds on the clock of `performance.now()`. */
  at: number;
  ms: number;
  /** 0 without a response. */
  status: number;
  retryAfter: string | null;
  /** The error, if there was no response. */
  failure?: string;
};

type LoadRequests = Record<string, () => Promise<Response>>;

/** Sends the requests in turn, `perSecond` in total, until stopped; then waits for the last responses. */
export const steadyLoad = (requests: LoadRequests, perSecond: number) => {
  const sent: Promise<Result>[] = [];
  const results: Result[] = [];
  const names = Object.entries(requests);
  const startedAt = performance.now();
  let isStopped = false;

  const sending = (async () => {
    for (let index = 0; !isStopped; index++) {
      const dueMs = startedAt + (index * 1000) / perSecond - performance.now();
      if (dueMs > 0) await Bun.sleep(dueMs);
      const [name, send] = names[index % names.length] ?? ["", () => Promise.reject()];
      const result = timeRequest(name, send);
      sent.push(result);
      void result.then((done) => results.push(done));
    }
  })();

  return {
    /** Results so far. */
    results,
    stop: async () => {
      isStopped = true;
      await sending;
      return Promise.all(sent);
    },
  };
};

export const timeRequest = async (name: string, send: () => Promise<Response>): Promise<Result> => {
  const at = performance.now();
  try {
    const response = await send();
    await response.bytes();
    const { status, headers } = response;
    return { name, at, ms: performance.now() - at, status, retryAfter: headers.get("retry-after") };
  } catch (error) {
    const failure = (error as { code?: string }).code ?? (error as Error).name;
    return { name, at, ms: performance.now() - at, status: 0, retryAfter: null, failure };
  }
};

/** For example `12 × 200, 3 × 503`. */
export const countStatuses = (results: Result[]) =>
  [...Map.groupBy(results, ({ status, failure }) => failure ?? String(status))]
    .map(([status, some]) => `${some.length} × ${status}`)
    .join(", ") || "none";

export const isGood = ({ status }: Result) => status >= 200 && status < 400;
