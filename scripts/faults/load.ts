// Sends requests at a steady rate, without waiting for earlier responses, and records every result.

export type Answered = {
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
  const all: Promise<Answered>[] = [];
  const done: Answered[] = [];
  const names = Object.entries(requests);
  const begun = performance.now();
  let isStopped = false;

  const going = (async () => {
    for (let at = 0; !isStopped; at++) {
      const due = begun + (at * 1000) / perSecond - performance.now();
      if (due > 0) await Bun.sleep(due);
      const [name, send] = names[at % names.length] ?? ["", () => Promise.reject()];
      const answer = judged(name, send);
      all.push(answer);
      void answer.then((answered) => done.push(answered));
    }
  })();

  return {
    /** Results so far. */
    done,
    stop: async () => {
      isStopped = true;
      await going;
      return Promise.all(all);
    },
  };
};

export const judged = async (name: string, send: () => Promise<Response>): Promise<Answered> => {
  const at = performance.now();
  try {
    const answer = await send();
    await answer.bytes();
    const { status, headers } = answer;
    return { name, at, ms: performance.now() - at, status, retryAfter: headers.get("retry-after") };
  } catch (error) {
    const failure = (error as { code?: string }).code ?? (error as Error).name;
    return { name, at, ms: performance.now() - at, status: 0, retryAfter: null, failure };
  }
};

/** For example `12 × 200, 3 × 503`. */
export const counted = (answers: Answered[]) =>
  [...Map.groupBy(answers, ({ status, failure }) => failure ?? String(status))]
    .map(([status, some]) => `${some.length} × ${status}`)
    .join(", ") || "none";

export const isGood = ({ status }: Answered) => status >= 200 && status < 400;
