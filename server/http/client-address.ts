import type { Context } from "hono";
import ipaddr from "ipaddr.js";
import type { Env } from "../env.ts";
import type { AppEnv, Bindings } from "./app-env.ts";

const addresses = new WeakMap<Context<AppEnv>, string>();

/**
 * The client's network: behind our proxy, from the last X-Forwarded-For entry, else from the socket.
 * Call it before the body is read: Hono's body limit replaces the request with one whose socket Bun doesn't know.
 */
export const clientAddress = (c: Context<AppEnv>) => {
  const address = addresses.get(c) ?? readAddress(c);
  addresses.set(c, address);
  return address;
};

const readAddress = (c: Context<AppEnv>) =>
  c.env.inProcess ? c.env.inProcess.address : addressOfRequest(c.req.raw, c.env.server, c.get("env"));

/** The same for a request that no context exists for yet. */
export const addressOfRequest = (
  request: Request,
  server: Bindings["server"],
  { TRUST_PROXY }: Pick<Env, "TRUST_PROXY">,
) => {
  const forwarded =
    TRUST_PROXY === "true" ? request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return networkOf(forwarded || server?.requestIP(request)?.address || "unknown");
};

/**
 * The network that rate limits count: an IPv4 address, or the /64 of an IPv6 address (one household or server).
 * IPv4-mapped addresses become IPv4, ports are dropped, any other text is returned unchanged.
 */
export const networkOf = (text: string) => {
  const address = parseAddress(text);
  return address ? prefixOf(address, 32, 64) : text;
};

/** The wider network of an address or of a `networkOf` result: /24 for IPv4, /56 for IPv6. */
export const wideNetworkOf = (text: string) => {
  const address = parseAddress(text.replace(/\/\d+$/, ""));
  return address ? prefixOf(address, 24, 56) : text;
};

/** Accepts `1.2.3.4`, `1.2.3.4:5678`, `::1`, `[::1]` and `[::1]:5678`. Returns undefined for anything else. */
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
