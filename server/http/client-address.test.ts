import { Hono } from "hono";
import { expect, test } from "vitest";
import { readEnv } from "../env.ts";
import type { AppEnv, Bindings } from "./app-env.ts";
import { clientAddress, networkOf, wideNetworkOf } from "./client-address.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["127.0.0.1", "127.0.0.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::A", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002:0000:0000:0000:0001", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8:0:0:1::", "2001:db8:0:0::/64"],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["unknown", "unknown"],
  ["192.0.2.1:5678", "192.0.2.1"],
  ["[2001:db8:1:2::1]", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::1]:443", "2001:db8:1:2::/64"],
  ["[::ffff:192.0.2.1]:443", "192.0.2.1"],
  ["[::1]:80", "0:0:0:0::/64"],
  ["192.0.2.1:port", "192.0.2.1:port"],
  ["[2001:db8::1", "[2001:db8::1"],
])("the network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ["192.0.2.77", "192.0.2.0/24"],
  ["192.0.2.77:5678", "192.0.2.0/24"],
  ["2001:db8:1:2fe::1", "2001:db8:1:200::/56"],
  ["2001:db8:1:2fe::/64", "2001:db8:1:200::/56"],
  ["unknown", "unknown"],
])("the wide network of %s is %s", (address, network) => {
  expect(wideNetworkOf(address)).toBe(network);
});

type ClientRequest = { socket?: string; trust?: "true" | "false"; forwarded?: string | string[]; inProcess?: string };
const addressOf = async ({ socket, trust = "false", forwarded = [], inProcess }: ClientRequest) => {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set("env", readEnv({ TRUST_PROXY: trust }));
    await next();
  });
  app.get("/", (c) => c.text(clientAddress(c)));
  const headers = new Headers();
  for (const value of [forwarded].flat()) headers.append("x-forwarded-for", value);
  const bindings: Bindings = {
    server: { requestIP: () => (socket ? { address: socket } : null), timeout: () => {} },
    ...(inProcess && { inProcess: { address: inProcess, requestId: "r" } }),
  };
  return (await app.fetch(new Request("http://x/", { headers }), bindings)).text();
};

test.each<[string, ClientRequest, string]>([
  ["the socket, without a proxy", { socket: "192.0.2.1" }, "192.0.2.1"],
  [
    "the socket, ignoring X-Forwarded-For without a proxy",
    { socket: "192.0.2.1", forwarded: "198.51.100.7" },
    "192.0.2.1",
  ],
  ["the entry of the proxy", { socket: "10.0.0.1", trust: "true", forwarded: "198.51.100.7" }, "198.51.100.7"],
  [
    "the last entry, which is the proxy's, not those sent by the client",
    { socket: "10.0.0.1", trust: "true", forwarded: "203.0.113.1, 203.0.113.2,198.51.100.7" },
    "198.51.100.7",
  ],
  [
    "the last entry of the last header",
    { socket: "10.0.0.1", trust: "true", forwarded: ["203.0.113.1", "203.0.113.2, 198.51.100.7 "] },
    "198.51.100.7",
  ],
  [
    "an IPv6 client behind the proxy by its network",
    { socket: "10.0.0.1", trust: "true", forwarded: "2001:db8::9" },
    "2001:db8:0:0::/64",
  ],
  [
    "the proxy's entry without its port",
    { socket: "10.0.0.1", trust: "true", forwarded: "203.0.113.1, 198.51.100.7:5678" },
    "198.51.100.7",
  ],
  [
    "an IPv6 entry without brackets and port",
    { socket: "10.0.0.1", trust: "true", forwarded: "[2001:db8::9]:5678" },
    "2001:db8:0:0::/64",
  ],
  ["the socket, when the proxy sets no header", { socket: "10.0.0.1", trust: "true" }, "10.0.0.1"],
  [
    "the socket, when the last entry is empty",
    { socket: "10.0.0.1", trust: "true", forwarded: "198.51.100.7, " },
    "10.0.0.1",
  ],
  ["unknown, when there is no socket", {}, "unknown"],
  ["the visitor's, in an in-process call", { socket: "10.0.0.1", inProcess: "198.51.100.7" }, "198.51.100.7"],
])("the client's address is %s", async (_, request, address) => {
  expect(await addressOf(request)).toBe(address);
});
