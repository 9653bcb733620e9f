// Responses of the Stripe API.
export type Reply = { status: number; body: unknown };

export const refusal = (status: number, message: string, code?: string, param?: string): Reply => ({
  status,
  body: { error: { type: "invalid_request_error", message, ...(code && { code }), ...(param && { param }) } },
});
export const ok = (body: unknown): Reply => ({ status: 200, body });
export const missing = (what: string, id: string | undefined, param: string, status = 404) =>
  refusal(status, `No such ${what}: '${id}'`, "resource_missing", param);
