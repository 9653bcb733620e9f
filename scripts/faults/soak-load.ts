// A typical mix of requests: read pages, use the dashboard, sign in, upload, abort early.
import { pngOf } from "#server/testing/image-files.ts";
import type { SendRequest } from "./server.ts";
import { joinWaitlist, newEmail, owner, signIn, signUp } from "./users.ts";

const readJson = async <Body>(response: Promise<Response>) => (await (await response).json()) as Body;

/** Returns requests to run in turn; frequent actions are listed several times. */
export const soakLoad = async (request: SendRequest, generated: string[]) => {
  const customer = await signUp(request);
  const { token } = customer;
  const admin = await signIn(request, owner);
  const shop = { name: "Shop", url: "https://shop.example", keywords: ["parcel tracker"] };
  const { id } = await readJson<{ id: string }>(request("/api/projects", { method: "POST", token, json: shop }));
  const image = pngOf(640, 400);
  let next = 0;

  const page = (path: string) => () => request(path);
  const read = (path: string) => () => request(path, { token });
  const oneOf = () => request(generated[next++ % generated.length] ?? "/");
  const appPage = () => request("/dashboard", { token });

  const addAndRemove = async () => {
    const text = `word ${next++}`;
    const path = `/api/projects/${id}/keyword`;
    const added = await request(path, { method: "POST", token, json: { text } });
    if (!added.ok) return added;
    const { id: keywordId } = (await added.json()) as { id: string };
    return request(`${path}/${keywordId}`, { method: "DELETE", token });
  };
  const upload = async () => {
    const body = new FormData();
    body.append("file", new File([image], "image.png", { type: "image/png" }));
    const sent = await request("/api/file-uploads/image", { method: "POST", token: admin, body });
    if (!sent.ok) return sent;
    const { id: fileId } = (await sent.json()) as { id: string };
    await (await request(`/api/file-uploads/${fileId}/image?w=320`)).bytes();
    return request(`/api/file-uploads/${fileId}`, { method: "DELETE", token: admin });
  };
  /** Aborted before the response, which does not count as a failure. */
  const abort = async () => {
    await request(`/c/no-such-page${next++}`, { signal: AbortSignal.timeout(2) }).catch(() => {});
    return new Response();
  };
  const signInAgain = () =>
    request("/api/auth/signIn", { method: "POST", json: { email: customer.email, password: customer.password } });
  const missingPage = () => request(`/${newEmail()}`);

  const often = [page("/"), page("/blog"), oneOf, read("/api/users/me"), read(`/api/posts/${id}/mentions`), oneOf];
  const sometimes = [
    page("/directories"),
    read("/api/projects/my"),
    read(`/api/projects/${id}/leads`),
    missingPage,
    appPage,
    abort,
    () => joinWaitlist(request),
    addAndRemove,
  ];
  const rounds = Array.from({ length: 10 }, (_, round) => [...often, ...sometimes, ...(round ? [] : [signInAgain])]);
  return [...rounds.flat(), upload];
};
