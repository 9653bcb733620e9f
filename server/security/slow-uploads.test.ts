import { expect, test } from "vitest";
import { createApp } from "../app.ts";
import { developmentAssets } from "../rendering/assets.ts";
import { createPageCache } from "../rendering/page-cache.ts";
import { world } from "../testing/test-app.ts";
import { goodCalls, requestOf } from "../testing/valid-requests.ts";

const { make, parts, tokenOf } = await world();
const app = createApp(parts, { cache: createPageCache(), assetsOf: developmentAssets() });
const upload = goodCalls(parts, make)["POST /file-uploads/image"];

test("an upload is given two minutes of silence, once it is known who sends it", async () => {
  const admin = await make.user({ isAdmin: true });
  const given: number[] = [];
  const server = {
    requestIP: () => ({ address: "192.0.2.1" }),
    timeout: (_: Request, seconds: number) => void given.push(seconds),
  };
  const send = async (token?: string) => {
    const [path, init] = requestOf("POST /file-uploads/image", (await upload?.ask?.(admin)) ?? {}, token);
    return (await app.fetch(new Request(parts.env.SITE_URL + path, init), { server })).status;
  };
  expect([await send(), given]).toEqual([401, []]);
  expect([await send(await tokenOf(admin)), given]).toEqual([201, [120]]);
});
