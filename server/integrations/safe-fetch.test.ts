import { createServer } from "node:https";
import { gzipSync, zstdCompressSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { selfSigned } from "../testing/self-signed.ts";
import { htmlPage, website } from "../testing/stand-ins/website.ts";
import { isPublicIp, parsePublicUrl } from "./public-url.ts";
import { createSafeFetch } from "./safe-fetch.ts";

const html = { accept: /^text\/html/ };

test.each([
  // Loopback, in every notation that URL parsers accept.
  "127.0.0.1",
  "127.1",
  "2130706433",
  "0x7f.1",
  "0177.0.0.1",
  "0x7f000001",
  "0",
  "0.0.0.0",
  "①②⑦.0.0.1",
  "127。0。0。1",
  "１２７.0.0.1",
  "127.0.0.1.",
  "127.255.255.254",
  // IPv6, and IPv4 embedded in it.
  "[::1]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[::127.0.0.1]",
  "[64:ff9b::7f00:1]",
  "[64:ff9b:1::1]",
  "[2002:7f00:1::]",
  "[2001::1]",
  "[fc00::1]",
  "[fd00:ec2::254]",
  "[fe80::1]",
  "[fec0::1]",
  "[ff02::1]",
  "[2001:db8::1]",
  "[100::1]",
  "[::ffff:0:127.0.0.1]",
  "[4000::1]",
  "[5f00::1]",
  "[::8.8.8.8]",
  // Private and special ranges.
  "10.0.0.1",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "100.100.100.200",
  "168.63.129.16",
  "[::ffff:168.63.129.16]",
  "192.0.0.1",
  "192.0.2.1",
  "198.18.0.1",
  "198.51.100.1",
  "203.0.113.9",
  "192.175.48.1",
  "192.88.99.1",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  // Names of internal hosts.
  "localhost",
  "localhost.",
  "LOCALHOST",
  "a.localhost",
  "metadata.google.internal",
  "printer.local",
  "router.lan",
  "intranet",
  "db",
  "1.0.0.127.in-addr.arpa",
])("rejects http://%s/ as not public", (host) => {
  expect(parsePublicUrl(`http://${host}/`)).toBeUndefined();
  expect(parsePublicUrl(`https://${host}/`)).toBeUndefined();
});

test.each([
  "http://a.example:22/",
  "http://a.example:25",
  "https://a.example:80/",
  "http://a.example:443/",
  "http://8.8.8.8:6379",
  "ftp://a.example/",
  "file:///etc/passwd",
  "gopher://a.example/",
  "data:text/html,x",
  "javascript:alert(1)",
  "http://user@a.example/",
  "http://user:pass@a.example/",
  "http://a.example@127.0.0.1/",
  "http://127.0.0.1#@a.example/",
  "http:\\\\127.0.0.1\\",
  "//a.example/",
  "a.example",
  "",
  " ",
  "http://",
  "http://[",
  "http://a b.example/",
])("rejects %j as not public", (address) => {
  expect(parsePublicUrl(address)).toBeUndefined();
});

test.each([
  "http://a.example/x?y",
  "https://sub.a.example:443/",
  "http://8.8.8.8/",
  "https://[2606:4700::1111]/",
  "https://münchen.example/",
])("accepts %s as public", (address) => {
  expect(parsePublicUrl(address)).toBeInstanceOf(URL);
});

test("distinguishes public from private IP addresses", () => {
  expect(["8.8.8.8", "1.1.1.1", "2606:4700::1111"].map(isPublicIp)).toEqual([true, true, true]);
  expect(["", "x", "8.8.8.8.8", "::1%eth0"].map(isPublicIp)).toEqual([false, false, false, false]);
});

const compressed = (encoding: string, body: Buffer<ArrayBuffer>) =>
  new Response(body, { headers: { "content-type": "text/html", "content-encoding": encoding } });
const repeated = (bytes: Buffer, times: number) => Buffer.concat(Array.from({ length: times }, () => bytes));

const site = website({
  "/": () => htmlPage("<title>Home</title>"),
  "/moved": () => Response.redirect(`${site.url}/`, 301),
  "/echo": async (request) =>
    new Response(`${request.method} ${request.headers.get("authorization")} ${await request.text()}`, { status: 422 }),
  "/relative": () => new Response(null, { status: 302, headers: { location: "/" } }),
  "/loop": () => Response.redirect(`${site.url}/loop`, 302),
  "/three": () => Response.redirect(`${site.url}/two`, 302),
  "/two": () => Response.redirect(`${site.url}/moved`, 302),
  "/four": () => Response.redirect(`${site.url}/three`, 302),
  "/to-metadata": () => new Response(null, { status: 302, headers: { location: "http://169.254.169.254/latest" } }),
  "/to-loopback": () => new Response(null, { status: 302, headers: { location: "http://localhost:5432/" } }),
  "/to-file": () => new Response(null, { status: 302, headers: { location: "file:///etc/passwd" } }),
  "/to-nowhere": () => new Response(null, { status: 302, headers: { location: "http://[" } }),
  "/refresh": () =>
    new Response("x", { headers: { "content-type": "text/html", refresh: "0; url=http://169.254.169.254/" } }),
  "/missing": () => new Response("no", { status: 404, headers: { "content-type": "text/html" } }),
  "/broken": () => new Response("no", { status: 500, headers: { "content-type": "text/html" } }),
  "/picture": () => new Response("x", { headers: { "content-type": "image/png" } }),
  "/endless": () => {
    const chunk = new Uint8Array(64_000).fill(120);
    return new Response(new ReadableStream({ pull: (controller) => controller.enqueue(chunk) }), {
      headers: { "content-type": "text/html" },
    });
  },
  "/accepted-encoding": ({ headers }) => htmlPage(headers.get("accept-encoding") ?? ""),
  "/host": ({ headers }) => htmlPage(headers.get("host") ?? ""),
  "/bomb": () => compressed("gzip", gzipSync(new Uint8Array(200_000_000))),
  "/many-bombs": () => compressed("gzip", repeated(gzipSync(new Uint8Array(10_000_000)), 100)),
  "/nested-bomb": () => compressed("gzip, gzip", gzipSync(repeated(gzipSync(new Uint8Array(10_000_000)), 100))),
  "/zstd-bomb": () => compressed("zstd", repeated(zstdCompressSync(new Uint8Array(50_000_000)), 40)),
  "/empty-members": () => compressed("gzip", repeated(gzipSync(""), 200_000)),
  "/cut-gzip": () => compressed("gzip", gzipSync("<title>Home</title>".repeat(100)).subarray(0, 40)),
  "/no-gzip": () => compressed("gzip", Buffer.from("<title>Home</title>")),
  "/hangs": () => new Promise<Response>(() => {}),
  "/drips": () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode("<")),
        pull: () => new Promise(() => {}),
      }),
      { headers: { "content-type": "text/html" } },
    ),
});
afterAll(() => site.stop());
const readAllowed = createSafeFetch({ allow: [site.host] });
// Longer than in production, for a busy machine.
const get = (path: string, more = {}) => readAllowed(site.url + path, { ...html, timeoutMs: 60_000, ...more });

test.each(["/", "/moved", "/relative", "/three", "/refresh"])(
  "reads %s, over at most three redirects",
  async (path) => {
    const page = await get(path);
    expect(page.isTruncated).toBe(false);
    expect(page.url).toBe(path === "/refresh" ? `${site.url}/refresh` : `${site.url}/`);
  },
);

test.each(["/to-metadata", "/to-loopback", "/to-file", "/to-nowhere"])(
  "checks a redirect like the original URL: %s",
  async (path) => {
    await expect(get(path)).rejects.toMatchObject({ code: "invalid" });
  },
);

test.each(["/loop", "/four", "/missing", "/broken", "/picture", "/nowhere"])(
  "%s fails without revealing the reason",
  async (path) => {
    await expect(get(path)).rejects.toMatchObject({
      code: "upstream",
      message: "This website is not responding as expected. Check the URL, or try again later.",
    });
  },
);

test.each(["/endless", "/bomb"])("reads at most two megabytes of %s", async (path) => {
  const { bytes, isTruncated } = await get(path);
  expect([bytes.length, isTruncated]).toEqual([2_000_000, true]);
});

test("accepts only gzip and rejects other compression with the reason", async () => {
  const { bytes } = await get("/accepted-encoding");
  expect(Buffer.from(bytes).toString()).toBe("gzip");
  for (const path of ["/zstd-bomb", "/nested-bomb"])
    await expect(get(path)).rejects.toMatchObject({ code: "upstream", message: expect.stringContaining("use gzip") });
});

test.each(["/cut-gzip", "/no-gzip"])("%s fails like any answer that cannot be read", async (path) => {
  await expect(get(path)).rejects.toMatchObject({ code: "upstream" });
});

// In a separate process, to measure the peak memory of this read only.
test
  .skipIf(process.platform !== "linux")
  .each(["/bomb", "/zstd-bomb", "/many-bombs", "/nested-bomb", "/empty-members"])(
  "reading %s takes less than 150 MB of memory",
  async (path) => {
    const reader = Bun.spawn([process.execPath, "server/testing/read-page.ts", site.host, path], { stdout: "pipe" });
    const { length, peakMb } = await new Response(reader.stdout).json();
    expect(length).toBeLessThanOrEqual(2_000_000);
    expect(peakMb).toBeLessThan(150);
  },
);

test.each(["/hangs", "/drips"])("stops reading %s after the timeout", async (path) => {
  await expect(get(path, { timeoutMs: 150 })).rejects.toMatchObject({ code: "upstream" });
});

test("a closed port is reported like any failure", async () => {
  const read = createSafeFetch({ allow: ["127.0.0.1:9"] });
  await expect(read("http://127.0.0.1:9/", html)).rejects.toMatchObject({ code: "upstream" });
});

test.each([
  ["a private answer", ["10.0.0.1"]],
  ["a public and a private answer", ["8.8.8.8", "127.0.0.1"]],
  ["a private IPv6 and a public IPv4 answer", ["8.8.8.8", "::1"]],
  ["the metadata service", ["169.254.169.254"]],
])("rejects a name with %s before any request", async (_, responses) => {
  const read = createSafeFetch({ resolve: async () => responses });
  await expect(read("http://rebind.example/", html)).rejects.toMatchObject({ code: "invalid" });
});

test("resolves a name once, so that its address cannot change afterwards", async () => {
  const resolved: string[] = [];
  const read = createSafeFetch({
    resolve: async (host) => {
      resolved.push(host);
      // A public IP that doesn't respond here. Documentation ranges would be rejected before connecting.
      return resolved.length === 1 ? ["8.8.8.8"] : ["127.0.0.1"];
    },
  });
  await expect(read("http://rebind.example/", { ...html, timeoutMs: 300 })).rejects.toMatchObject({ code: "upstream" });
  expect(resolved).toEqual(["rebind.example"]);
});

test.each([
  ["refuses connections", ["127.0.0.99"]],
  ["has no route", ["240.0.0.1"]],
  ["and others don't answer", ["127.0.0.98", "::1", "127.0.0.97"]],
])("reads a host whose first address %s from the next one, with its name", async (_, dead) => {
  const host = `two.example:${new URL(site.url).port}`;
  const read = createSafeFetch({ allow: [host], resolve: async () => [...dead, "127.0.0.1"] });
  const { url, bytes } = await read(`http://${host}/host`, html);
  expect([url, new TextDecoder().decode(bytes)]).toEqual([`http://${host}/host`, host]);
});

test("sends a body once, to one of several addresses", async () => {
  const host = `two.example:${new URL(site.url).port}`;
  const read = createSafeFetch({ allow: [host], resolve: async () => ["127.0.0.99", "127.0.0.1", "127.0.0.1"] });
  const before = site.requests.length;
  await read(`http://${host}/echo`, { accept: /^/, isRaw: true, method: "POST", body: "text" });
  expect(site.requests.slice(before).map(({ method }) => method)).toEqual(["POST"]);
});

test("fails in time if no address answers", async () => {
  const read = createSafeFetch({ allow: ["two.example:9"], resolve: async () => ["127.0.0.99", "127.0.0.98"] });
  await expect(read("http://two.example:9/", html)).rejects.toMatchObject({ failure: "connection" });
  const unroutable = createSafeFetch({ resolve: async () => ["8.8.8.8", "9.9.9.9"] });
  await expect(unroutable("http://two.example/", { ...html, timeoutMs: 300 })).rejects.toMatchObject({
    code: "upstream",
  });
});

test("an unknown name and a hanging resolver fail in time", async () => {
  const none = createSafeFetch({ resolve: async () => [] });
  await expect(none("http://nobody.example/", html)).rejects.toMatchObject({ code: "upstream" });
  const hangs = createSafeFetch({ resolve: () => new Promise(() => {}) });
  await expect(hangs("http://nobody.example/", { ...html, timeoutMs: 100 })).rejects.toMatchObject({
    code: "upstream",
  });
});

test.skipIf(!Bun.which("openssl"))("refuses an untrusted certificate", async () => {
  const { key, cert } = selfSigned(["127.0.0.1"]);
  const requests: string[] = [];
  const server = createServer({ key, cert }, (request, response) => {
    requests.push(request.headers.host ?? "");
    response.end("x");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  const read = createSafeFetch({ allow: [`127.0.0.1:${port}`] });
  await expect(read(`https://127.0.0.1:${port}/`, html)).rejects.toMatchObject({ code: "upstream" });
  expect(requests).toEqual([]);
  server.close();
});

test("sends bodies only to the address itself, and answers with whatever it says", async () => {
  const fetched = await createSafeFetch({ allow: [site.host] })(`${site.url}/echo`, {
    accept: /^/,
    isRaw: true,
    method: "PUT",
    body: "text",
    headers: { authorization: "Basic YTpi" },
  });
  expect([fetched.status, new TextDecoder().decode(fetched.bytes)]).toEqual([422, "PUT Basic YTpi text"]);
  const moved = await createSafeFetch({ allow: [site.host] })(`${site.url}/moved`, {
    accept: /^/,
    isRaw: true,
    method: "POST",
  });
  expect(moved.status).toBe(301);
  const unsafe = createSafeFetch({ allow: [site.host] })(`${site.url}/moved`, { ...html, method: "POST" });
  await expect(unsafe).rejects.toThrow("POST needs isRaw.");
});
