import { createClient, read } from "../app/api-client.ts";

export const password = "a long enough password";

type SignedUpUser = { email: string; password: string; accessToken: string };

/** Signs up a user through the API of a running server. */
export const signUpUser = async (url: string, values: { name?: string } = {}): Promise<SignedUpUser> => {
  const email = `${crypto.randomUUID().slice(0, 8)}@people.example`;
  const { accessToken } = await read(
    createClient(`${url}/api`, fetch).auth.signup.$post({ json: { email, password, ...values } }),
  );
  return { email, password, accessToken };
};

/** Returns an API client that sends this user's token. */
export const clientOf = (url: string, { accessToken }: Pick<SignedUpUser, "accessToken">) =>
  createClient(`${url}/api`, (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("authorization", `Bearer ${accessToken}`);
    return fetch(input as string, { ...init, headers });
  });
