/** Calls by method and path as an outside client would make them: JSON in, and the token of whoever calls. */
export const callWith =
  (get: (path: string, init?: RequestInit) => Promise<Response> | Response) =>
  async (method: string, path: string, token?: string, body?: unknown) =>
    get(`/api/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    });
