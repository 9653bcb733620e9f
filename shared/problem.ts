/** Error codes of the API and their HTTP statuses. The only place that maps one to the other. */
export const problemStatus = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  "second-factor": 403,
  limit: 403,
  "not-found": 404,
  "method-not-allowed": 405,
  conflict: 409,
  "too-large": 413,
  unsupported: 415,
  "rate-limited": 429,
  internal: 500,
  upstream: 502,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof problemStatus;

export const badCredentials = "Invalid authentication credentials";
export const somethingBad = "Something bad happened; please try again later.";
export const timedOut = "Timeout has occurred";

/** The body of every error response: RFC 9457 problem details with our error code. */
export type ProblemBody = {
  title: string;
  status: number;
  detail: string;
  error: ProblemCode;
  issues?: { path: string; message: string }[];
  /** With `second-factor`: what to send with the code. */
  challenge?: string;
};

type ProblemOptions = Pick<ProblemBody, "issues" | "challenge"> & { headers?: Record<string, string>; cause?: unknown };

/** An expected failure: an error code and a message for the user. `http/error-handler.ts` turns it into a response. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly issues: ProblemBody["issues"];
  readonly challenge: ProblemBody["challenge"];
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, message: string, { issues, challenge, headers = {}, cause }: ProblemOptions = {}) {
    super(message, { cause });
    this.code = code;
    this.issues = issues;
    this.challenge = challenge;
    this.headers = headers;
  }
}

/** The failure of one field of the input, whose message stands for the whole. */
export const problemAt = (path: string, message: string, code: ProblemCode = "invalid") =>
  new Problem(code, message, { issues: [{ path, message }] });

/** Catch handler for parsing tasks: returns undefined for a Problem and rethrows other errors. */
export const ifProblem = (error: unknown) => {
  if (!(error instanceof Problem)) throw error;
  return undefined;
};
