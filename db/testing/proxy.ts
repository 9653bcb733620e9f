import { randomInt } from "node:crypto";
import { connect, createServer, type Socket } from "node:net";

/**
 * A TCP proxy to the database that can fail. `swallow` drops all data of open and new connections; `close` disconnects
 * all and stops listening; `refuse` disconnects all and every new one; `muteAfter(text)` silences a connection that has
 * sent `text`, from the response on; `open` restores service for new connections.
 */
export const startProxy = async (databaseUrl: string) => {
  const target = new URL(databaseUrl);
  const pairs = new Set<[Socket, Socket]>();
  const swallowed = new Set<Socket>();
  let isRefusing = false;
  let isSwallowing = false;
  let mutedBy: string | undefined;

  const server = createServer((client) => {
    if (isRefusing) return void client.destroy();
    if (isSwallowing) {
      swallowed.add(client.resume().on("error", () => {}));
      return;
    }
    const upstream = connect(Number(target.port || 5432), target.hostname);
    pairs.add([client, upstream]);
    client.pipe(upstream).pipe(client);
    client.on("data", (data) => {
      if (mutedBy && data.includes(mutedBy)) mute(client, upstream);
    });
    for (const socket of [client, upstream]) socket.on("error", () => {});
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  // Below those that the system gives to others while it doesn't listen.
  while (!server.listening) await listen(randomInt(10_000, 32_768)).catch(() => {});

  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as { port: number }).port);
  const disconnectAll = () => {
    for (const [client, upstream] of pairs) for (const socket of [client, upstream]) socket.destroy();
    for (const socket of swallowed) socket.destroy();
    pairs.clear();
    swallowed.clear();
  };
  const mute = (...pair: [Socket, Socket]) => {
    for (const socket of pair) socket.unpipe().resume();
  };
  const silence = () => {
    for (const pair of pairs) mute(...pair);
  };
  return {
    url: url.href,
    swallow: () => {
      isSwallowing = true;
      silence();
    },
    close: () => {
      server.close();
      disconnectAll();
    },
    refuse: () => {
      isRefusing = true;
      disconnectAll();
    },
    muteAfter: (text: string) => {
      mutedBy = text;
    },
    open: async () => {
      isRefusing = false;
      isSwallowing = false;
      mutedBy = undefined;
      if (!server.listening) await listen(Number(url.port));
    },
    stop: () => {
      server.close();
      disconnectAll();
    },
  };
};
