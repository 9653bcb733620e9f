// Load at a steady rate, whether or not what was asked before has been answered, and every answer kept for judgement.

export type Answered = {
  name: string;
  /** Milliseconds on the clock of `performance.now()`. */
  at: number;
  ms: number;
  /** 0 where there was no answer. */
  status: number;
  retryAfter: string | null;
  /** What went wrong where there was no answer. */
  failure?: string;
};

type LoadRequests = Record<string, () => Promise<Response>>;

/** Asks each in turn, so many a second in all, until it is stopped; then waits for the last answers. */
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
    /** What was answered up to now. */
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

/** `12 × 200, 3 × 503`, for people. */
export const counted = (answers: Answered[]) =>
  [...Map.groupBy(answers, ({ status, failure }) => failure ?? String(status))]
    .map(([status, some]) => `${some.length} × ${status}`)
    .join(", ") || "none";

export const isGood = ({ status }: Answered) => status >= 200 && status < 400;
