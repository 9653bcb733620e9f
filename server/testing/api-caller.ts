/** Calls the API by method and path with a JSON body and token, like an external client. */
export const callWith =
  (get: (path: string, init?: RequestInit) => Promise<Response> | Response) =>
  async (method: string, path: string, token?: string, body?: unknown) =>
    get(`/api/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    });
