// Which customer-supplied URLs we may fetch: public web servers only.
import ipaddr from "ipaddr.js";

const defaultPorts: Record<string, string> = { "http:": "80", "https:": "443" };
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** Azure's public virtual IP, which serves metadata and health checks to every VM. */
const azureHost = "168.63.129.16";

/**
 * Whether an IP address is public. Rejects every other range: private, loopback, link-local, metadata, shared,
 * documentation, multicast, reserved, and IPv6 forms that embed an IPv4 address.
 */
export const isPublicIp = (text: string) => {
  if (!ipaddr.isValid(text)) return false;
  const ip = ipaddr.parse(text);
  if (ip.range() !== "unicast" || ip.toString() === azureHost) return false;
  return ip.kind() === "ipv4" || (ip as ipaddr.IPv6).match(globalUnicast);
};

/**
 * Returns the parsed URL, or undefined unless it is http(s) on the default port, without credentials, with a domain
 * name or public IP as its host.
 */
export const parsePublicUrl = (text: string | URL) => {
  const url = URL.parse(String(text));
  const defaultPort = url && defaultPorts[url.protocol];
  if (!defaultPort || (url.port && url.port !== defaultPort) || url.username || url.password) return undefined;
  const host = hostOf(url);
  if (ipaddr.isValid(host)) return isPublicIp(host) ? url : undefined;
  // Single labels and local suffixes name internal machines.
  if (!host.includes(".") || /\.(localhost|local|internal|intranet|lan|home|corp|arpa|onion)$/.test(host))
    return undefined;
  return url;
};

/** Returns the host without IPv6 brackets and without the trailing dot of a fully qualified name. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
