// Looks up names with c-ares: `dns.lookup` waits for a nameserver in Bun's thread pool, which has a thread per processor
// and also reads files and hashes passwords. One silent nameserver would stop sign-ins.

import { Resolver } from "node:dns/promises";
import { readFileSync } from "node:fs";
import { getDomain } from "tldts";
import { createConcurrencyLimit, createKeyedLimit } from "../limits/concurrency-limit.ts";
import { withTimeout } from "../limits/timeout.ts";

type ResolverOptions = {
  /** Addresses of nameservers, with optional ports. Default: those of the system. */
  nameservers?: readonly string[] | undefined;
  hostsFile?: string;
  /** The first try waits this long for an answer, the second twice as long. */
  queryMs?: number;
  /** How long IPv4 addresses wait for IPv6 ones. RFC 8305 recommends 50 ms. */
  otherFamilyMs?: number;
};

const tries = 2;
const busy = "Too many names are being looked up.";
const limits = {
  all: { maxRunning: 100, maxQueued: 400, message: busy },
  /** For the names of one domain, whose nameservers its owner may have silenced. */
  domain: { maxRunning: 4, maxQueued: 40, message: busy },
};

/**
 * Returns a function that returns all addresses of a name. It rejects with the code `ENOTFOUND` only if the name
 * certainly doesn't exist, and with another one if the lookup failed.
 */
export const createResolver = ({
  nameservers,
  hostsFile = "/etc/hosts",
  queryMs = 1_000,
  otherFamilyMs = 50,
}: ResolverOptions = {}) => {
  const dns = new Resolver({ timeout: queryMs, tries });
  if (nameservers?.length) dns.setServers([...nameservers]);
  const limitAll = createConcurrencyLimit(limits.all);
  const limitDomain = createKeyedLimit(limits.domain);

  const lookUp = async (host: string) => {
    const [ipv4, ipv6] = [settled(dns.resolve4(host)), settled(dns.resolve6(host))];
    const { addresses, error: cause } = await ipv4;
    const others = addresses.length ? await withTimeout(otherFamilyMs, ipv6).catch(() => undefined) : await ipv6;
    const all = [...addresses, ...(others?.addresses ?? [])];
    if (all.length) return all;
    const isMissing = codeOf(cause) === "ENOTFOUND" && (await isNonexistent(host, dns));
    const code = isMissing ? "ENOTFOUND" : "EAI_AGAIN";
    throw Object.assign(new Error(`The name ${host} could not be looked up.`, { cause }), { code });
  };

  return async (host: string): Promise<string[]> => {
    const known = addressesIn(hostsFile, host);
    return known.length ? known : limitDomain(getDomain(host) ?? host, () => limitAll(() => lookUp(host)));
  };
};

const settled = (answer: Promise<string[]>): Promise<{ addresses: string[]; error?: unknown }> =>
  answer.then(
    (addresses) => ({ addresses }),
    (error) => ({ addresses: [], error }),
  );

const codeOf = (error: unknown) => (error as { code?: unknown } | undefined)?.code;

const addressesIn = (hostsFile: string, host: string) => {
  const name = host.toLowerCase().replace(/\.$/, "");
  return readHosts(hostsFile).flatMap((line) => {
    const [address = "", ...names] = line.replace(/#.*/, "").trim().toLowerCase().split(/\s+/);
    return names.includes(name) ? address : [];
  });
};

/** Read each time, like the system does, and without the thread pool. */
const readHosts = (file: string) => {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
};

type Dns = { resolve4: (host: string) => Promise<unknown>; resolveNs: (host: string) => Promise<unknown> };

/**
 * Whether a name certainly doesn't exist. Some resolvers that can't reach the internet report it for every name, even for
 * the top-level domain.
 */
export const isNonexistent = async (host: string, dns: Dns) => {
  const answer = await dns.resolve4(host).catch(({ code }: { code?: unknown }) => code);
  if (answer !== "ENOTFOUND") return false;
  const topLevelDomain = host.split(".").at(-1) ?? "";
  return dns.resolveNs(topLevelDomain).then(
    () => true,
    () => false,
  );
};
