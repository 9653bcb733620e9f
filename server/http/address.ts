import type { Context } from "hono";
import type { App } from "../parts.ts";

const addresses = new WeakMap<Context<App>, string>();

/**
 * The client's address: behind our one proxy the last X-Forwarded-For entry, else the socket's. IPv6 counts by its /64.
 * First asked before a body is read: Hono's body limit then puts a request in place whose socket Bun does not know.
 */
export const clientAddress = (c: Context<App>) => {
  const address = addresses.get(c) ?? readAddress(c);
  addresses.set(c, address);
  return address;
};

const readAddress = (c: Context<App>) => {
  if (c.env.inProcess) return c.env.inProcess.address;
  const forwarded =
    c.get("env").TRUST_PROXY === "true" ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return networkOf(forwarded || c.env.server?.requestIP(c.req.raw)?.address || "unknown");
};

/** One household or server owns a whole IPv6 /64; an IPv4 address in IPv6 clothes is the IPv4 address. */
export const networkOf = (address: string) => {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped) return mapped;
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const groups = [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
};
