import { createStandIn } from "./stand-in.ts";

/** Stand-in for Brevo's contact API, with state. `behavior.refusal` makes it fail. */
export const brevo = ({ key = "test-key" } = {}) => {
  const lists = new Map<string, Set<number>>();
  const behavior: { refusal?: { status: number; body: unknown; headers?: Record<string, string> } } = {};
  const service = createStandIn(({ method, path, headers, body }) => {
    if (behavior.refusal) return behavior.refusal;
    if (headers.get("api-key") !== key)
      return { status: 401, body: { code: "unauthorized", message: "Key not found" } };
    if (method === "DELETE") {
      const wasKnown = lists.delete(decodeURIComponent(path.slice("/contacts/".length)));
      return wasKnown
        ? { status: 204 }
        : { status: 404, body: { code: "document_not_found", message: "Contact does not exist" } };
    }
    if (path === "/contacts") {
      const { email, listIds } = body as { email: string; listIds: number[] };
      if (lists.has(email))
        return { status: 400, body: { code: "duplicate_parameter", message: "Contact already exist" } };
      lists.set(email, new Set(listIds));
      return { status: 201, body: { id: lists.size } };
    }
    const list = Number(path.match(/^\/contacts\/lists\/(\d+)\/contacts\/add$/)?.[1]);
    const [email = ""] = (body as { emails: string[] }).emails;
    const existing = lists.get(email);
    if (!existing || existing.has(list))
      return {
        status: 400,
        body: { code: "invalid_parameter", message: "Contact already in list and/or does not exist" },
      };
    existing.add(list);
    return { status: 201, body: { contacts: { success: [email], failure: [] } } };
  });
  return { ...service, lists, behavior };
};
