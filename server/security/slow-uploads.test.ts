import { expect, test } from "vitest";
import { createApp } from "../app.ts";
import { developmentAssets } from "../rendering/assets.ts";
import { createPageCache } from "../rendering/page-cache.ts";
import { createRequestsApp, requestOf } from "../testing/valid-requests.ts";

const { create, dependencies, tokenOf, requests } = await createRequestsApp();
const app = createApp(dependencies, { cache: createPageCache(), assetsOf: developmentAssets() });
const upload = requests.find(({ call }) => call === "POST /file-uploads/image");

test("an upload may pause for two minutes, once its sender is authenticated", async () => {
  const admin = await create.user({ isAdmin: true });
  const input: number[] = [];
  const server = {
    requestIP: () => ({ address: "192.0.2.1" }),
    timeout: (_: Request, seconds: number) => void input.push(seconds),
  };
  const send = async (token?: string) => {
    const [path, init] = requestOf("POST /file-uploads/image", (await upload?.createValues(admin)) ?? {}, token);
    return (await app.fetch(new Request(dependencies.env.SITE_URL + path, init), { server })).status;
  };
  expect([await send(), input]).toEqual([401, []]);
  expect([await send(await tokenOf(admin)), input]).toEqual([201, [120]]);
});
