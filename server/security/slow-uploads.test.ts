import { expect, test } from "vitest";
import { createApp } from "../app.ts";
import { developmentAssets } from "../rendering/assets.ts";
import { createPageCache } from "../rendering/page-cache.ts";
import { createTestApp } from "../testing/test-app.ts";
import { requestOf, validRequests } from "../testing/valid-requests.ts";

const { create, dependencies, tokenOf } = await createTestApp();
const app = createApp(dependencies, { cache: createPageCache(), assetsOf: developmentAssets() });
const upload = validRequests(dependencies, create)["POST /file-uploads/image"];

test("an upload may pause for two minutes, once its sender is authenticated", async () => {
  const admin = await create.user({ isAdmin: true });
  const given: number[] = [];
  const server = {
    requestIP: () => ({ address: "192.0.2.1" }),
    timeout: (_: Request, seconds: number) => void given.push(seconds),
  };
  const send = async (token?: string) => {
    const [path, init] = requestOf("POST /file-uploads/image", (await upload?.requestValues?.(admin)) ?? {}, token);
    return (await app.fetch(new Request(dependencies.env.SITE_URL + path, init), { server })).status;
  };
  expect([await send(), given]).toEqual([401, []]);
  expect([await send(await tokenOf(admin)), given]).toEqual([201, [120]]);
});
