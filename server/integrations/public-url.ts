// Which addresses may be read because a customer names them: public web servers, and nothing else.
import ipaddr from "ipaddr.js";

const ports: Record<string, string> = { "http:": "80", "https:": "443" };
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** A public address at which every virtual machine on Azure finds its host's metadata and health services. */
const azureHost = "168.63.129.16";

/**
 * Whether an IP address is anybody's on the internet. Every other range is refused: private, loopback, link-local,
 * metadata, shared, documentation, multicast, reserved, and the IPv6 forms that have an IPv4 address inside.
 */
export const isPublicIp = (text: string) => {
  if (!ipaddr.isValid(text)) return false;
  const ip = ipaddr.parse(text);
  if (ip.range() !== "unicast" || ip.toString() === azureHost) return false;
  return ip.kind() === "ipv4" || (ip as ipaddr.IPv6).match(globalUnicast);
};

/** The address as one that may be asked, or undefined: http or https, their own ports, no user, a name or a public IP. */
export const parsePublicUrl = (address: string | URL) => {
  const url = URL.parse(String(address));
  const own = url && ports[url.protocol];
  if (!own || (url.port && url.port !== own) || url.username || url.password) return undefined;
  const host = hostOf(url);
  if (ipaddr.isValid(host)) return isPublicIp(host) ? url : undefined;
  // A single label or a local suffix means a machine of ours.
  if (!host.includes(".") || /\.(localhost|local|internal|intranet|lan|home|corp|arpa|onion)$/.test(host))
    return undefined;
  return url;
};

/** The host without the brackets of IPv6 and without the dot that ends a whole name. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
