import type { Context } from "hono";
import ipaddr from "ipaddr.js";
import type { AppEnv } from "../dependencies.ts";

const addresses = new WeakMap<Context<AppEnv>, string>();

/**
 * The client's address: behind our one proxy the last X-Forwarded-For entry, else the socket's. IPv6 counts by its /64.
 * First asked before a body is read: Hono's body limit then puts a request in place whose socket Bun does not know.
 */
export const clientAddress = (c: Context<AppEnv>) => {
  const address = addresses.get(c) ?? readAddress(c);
  addresses.set(c, address);
  return address;
};

const readAddress = (c: Context<AppEnv>) => {
  if (c.env.inProcess) return c.env.inProcess.address;
  const forwarded =
    c.get("env").TRUST_PROXY === "true" ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return networkOf(forwarded || c.env.server?.requestIP(c.req.raw)?.address || "unknown");
};

/**
 * The network that a rate limit counts: the IPv4 address itself, or the /64 of an IPv6 address, which one household or
 * server owns. An IPv4 address mapped to IPv6 is the IPv4 address; a port is ignored; other text is returned as it is.
 */
export const networkOf = (text: string) => {
  const address = parseAddress(text);
  return address ? prefixOf(address, 32, 64) : text;
};

/** The neighbourhood of an address or of what `networkOf` returns: a /24 of IPv4, a /56 of IPv6. */
export const wideNetworkOf = (text: string) => {
  const address = parseAddress(text.replace(/\/\d+$/, ""));
  return address ? prefixOf(address, 24, 56) : text;
};

/** Reads `1.2.3.4`, `1.2.3.4:5678`, `::1`, `[::1]` and `[::1]:5678`; undefined for anything else. */
const parseAddress = (text: string) => {
  const bare = text.match(/^\[(.+)\](?::\d{1,5})?$/)?.[1] ?? text.match(/^([\d.]+):\d{1,5}$/)?.[1] ?? text;
  return ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare) ? ipaddr.process(bare) : undefined;
};

const prefixOf = (address: ipaddr.IPv4 | ipaddr.IPv6, bits4: number, bits6: number) => {
  if (address instanceof ipaddr.IPv4)
    return bits4 === 32 ? address.toString() : `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/${bits4}`)}/${bits4}`;
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(address)}/${bits6}`) as ipaddr.IPv6;
  const groups = network.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(":")}::/${bits6}`;
};

const withoutZone = (address: ipaddr.IPv6) => address.toNormalizedString().replace(/%.*/, "");
