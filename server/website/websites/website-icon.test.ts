import { afterAll, expect, test } from "vitest";
import { icon } from "#shared/website/website-icon.ts";
import { createSafeFetch } from "../../integrations/safe-fetch.ts";
import { callWith } from "../../testing/api-caller.ts";
import { website } from "../../testing/stand-ins/website.ts";
import { createTestApp } from "../../testing/test-app.ts";

const picture = (side: number) => new Bun.Image("client/public/icon-512.png").resize(side, side);
const png = await picture(512).png().bytes();

/** An .ico file with one PNG in it, the way favicons store large sizes. */
const ico = (inside: Uint8Array) => {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt32LE(inside.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, inside]);
};
/** A tiny PNG that claims to be 30,000 pixels wide and high. */
const bomb = Buffer.from(png);
bomb.writeUInt32BE(30_000, 16);
bomb.writeUInt32BE(30_000, 20);

const response = (body: Uint8Array | string, type: string) => () =>
  new Response(body as BodyInit, { headers: { "content-type": type } });
const site = website({
  "/icon.png": response(png, "image/png"),
  "/small.jpg": response(await picture(16).jpeg().bytes(), "image/jpeg"),
  "/favicon.ico": response(ico(png), "image/x-icon"),
  "/moved": () => Response.redirect("/icon.png", 302),
  "/inside": () => Response.redirect("http://169.254.169.254/icon.png", 302),
  "/vector.svg": response("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", "image/svg+xml"),
  "/page": response("<h1>Not found</h1>", "text/html"),
  "/liar.png": response("<script>alert(1)</script>", "image/png"),
  "/broken.png": response(png.subarray(0, 200), "image/png"),
  "/bomb.png": response(bomb, "image/png"),
  "/huge.png": response(Buffer.concat([png, Buffer.alloc(1_000_000)]), "image/png"),
  "/broken.ico": response(ico(png).subarray(0, 10), "image/x-icon"),
  "/lying.ico": response(ico(Buffer.alloc(0)), "image/x-icon"),
});
afterAll(() => site.stop());
const { dependencies, create, get, tokenOf } = await createTestApp({
  safeFetch: createSafeFetch({ allow: [site.host] }),
});
const call = callWith(get);
const user = await create.user({ trialEndsAt: new Date(dependencies.clock().getTime() + 3600_000) });
const token = await tokenOf(user);
const request = (url: string) => call("GET", `projects/website-icon?url=${encodeURIComponent(url)}`, token);

test.each([
  ["/icon.png", 80],
  ["/small.jpg", 16],
  ["/favicon.ico", 80],
])("%s becomes a small picture of our own making", async (path, side) => {
  const { iconUrl } = icon.parse(await (await request(site.url + path)).json());
  const [head, bytes = ""] = (iconUrl ?? "").split(",");
  expect(head).toBe("data:image/webp;base64");
  expect(await new Bun.Image(Buffer.from(bytes, "base64")).metadata()).toMatchObject({ width: side, format: "webp" });
});

test.each([
  [`${site.url}/nothing`, 502],
  [`${site.url}/vector.svg`, 502],
  [`${site.url}/page`, 502],
  [`${site.url}/liar.png`, 502],
  [`${site.url}/broken.png`, 502],
  [`${site.url}/bomb.png`, 502],
  [`${site.url}/huge.png`, 502],
  [`${site.url}/broken.ico`, 502],
  [`${site.url}/lying.ico`, 502],
  [`${site.url}/inside`, 400],
  ["http://127.0.0.1:1/icon.png", 400],
  ["http://169.254.169.254/icon.png", 400],
  ["http://[::ffff:10.0.0.1]/icon.png", 400],
  ["data:image/png;base64,AAAA", 400],
  ["javascript:alert(1)", 400],
])("%s answers %i", async (address, status) => {
  expect((await request(address)).status).toBe(status);
});

test("stores a project's icon, and deletes it on request", async () => {
  const { id } = await create.project({ ownerId: user.id });
  const put = (body: unknown, by = token) => call("PUT", `projects/${id}/icon`, by, body);
  const shown = async () => (await (await call("GET", `projects/${id}`, token)).json()).iconUrl;
  const { iconUrl } = icon.parse(await (await put({ url: `${site.url}/icon.png` })).json());
  expect(iconUrl).toMatch(/^data:image\/webp;base64,/);
  expect(await shown()).toBe(iconUrl);
  expect((await put({ url: `${site.url}/page` })).status).toBe(502);
  expect(await shown()).toBe(iconUrl);
  expect((await put({ url: null }, await tokenOf(await create.user({ trialEndsAt: user.trialEndsAt })))).status).toBe(
    404,
  );
  expect((await put({ url: 1 })).status).toBe(400);
  expect((await put({ url: null })).status).toBe(200);
  expect(await shown()).toBeNull();
});
