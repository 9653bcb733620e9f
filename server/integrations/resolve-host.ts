import { lookup, resolve4, resolveNs } from "node:dns/promises";

/**
 * Returns all addresses of a name. Rejects with the code `ENOTFOUND` only if the name certainly doesn't exist, and with
 * another one if the lookup failed.
 */
export const resolveHost = async (host: string) => {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  } catch (cause) {
    if (await isNonexistent(host)) throw cause;
    throw Object.assign(new Error("The name could not be looked up.", { cause }), { code: "EAI_AGAIN" });
  }
};

type Dns = { resolve4: (host: string) => Promise<unknown>; resolveNs: (host: string) => Promise<unknown> };

/**
 * Whether a name certainly doesn't exist. A lookup also reports "not found" for names without addresses, and some
 * resolvers that can't reach the internet report it for every name, even for the top-level domain.
 */
export const isNonexistent = async (host: string, dns: Dns = { resolve4, resolveNs }) => {
  const answer = await dns.resolve4(host).catch(({ code }: { code?: unknown }) => code);
  if (answer !== "ENOTFOUND") return false;
  const topLevelDomain = host.split(".").at(-1) ?? "";
  return dns.resolveNs(topLevelDomain).then(
    () => true,
    () => false,
  );
};
