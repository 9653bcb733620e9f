/** What can go wrong in a call, by its short code, and the HTTP status that says so. The one place where the two meet. */
export const problemStatus = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
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

/** The body of every error answer: RFC 9457 problem details with our short code. */
export type ProblemBody = {
  title: string;
  status: number;
  detail: string;
  error: ProblemCode;
  issues?: { path: string; message: string }[];
};
