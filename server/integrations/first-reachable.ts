import { connect } from "node:net";
import { rejectOnAbort } from "./read-limited.ts";

/** An attempt starts this long after the one before (RFC 8305, 5), so that a dead address costs little. */
const staggerMs = 250;
/** Further addresses are not tried. */
const maxAddresses = 4;

/**
 * Returns the first address that accepts a connection. Nothing is sent, so that a request can follow, which is not
 * repeated. Rejects with the first address's error if all fail.
 */
export const firstReachable = async (addresses: readonly string[], port: number, signal: AbortSignal) => {
  const [only, ...others] = addresses;
  if (only !== undefined && !others.length) return only;
  const attempts = new AbortController();
  try {
    const connecting = addresses.slice(0, maxAddresses).map(async (address, at) => {
      if (at) await Bun.sleep(at * staggerMs);
      if (!attempts.signal.aborted) await connectTo(address, port, attempts.signal);
      return address;
    });
    return await rejectOnAbort(Promise.any(connecting), signal);
  } catch (error) {
    throw error instanceof AggregateError ? error.errors[0] : error;
  } finally {
    attempts.abort();
  }
};

const connectTo = (host: string, port: number, signal: AbortSignal) => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = connect({ host, port });
  socket.once("connect", () => resolve());
  socket.on("error", reject);
  signal.addEventListener("abort", () => socket.destroy(), { once: true });
  return promise.finally(() => socket.destroy());
};
