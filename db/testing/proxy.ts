import { connect, createServer, type Socket } from "node:net";

/**
 * A TCP proxy to the database that can fail. `silence` drops all data of open connections, `swallow` also of new ones;
 * `close` disconnects all and stops listening; `refuse` disconnects all and every new one; `muteAfter(word)` silences
 * a connection that has sent `word`, from the response on; `open` restores service for new connections.
 */
export const proxyTo = async (databaseUrl: string) => {
  const target = new URL(databaseUrl);
  const pairs = new Set<[Socket, Socket]>();
  const swallowed = new Set<Socket>();
  let isRefusing = false;
  let isSwallowing = false;
  let mutedBy: string | undefined;

  const server = createServer((inside) => {
    if (isRefusing) return void inside.destroy();
    if (isSwallowing) {
      swallowed.add(inside.resume().on("error", () => {}));
      return;
    }
    const outside = connect(Number(target.port || 5432), target.hostname);
    pairs.add([inside, outside]);
    inside.pipe(outside).pipe(inside);
    inside.on("data", (text) => {
      if (mutedBy && text.includes(mutedBy)) mute(inside, outside);
    });
    for (const socket of [inside, outside]) socket.on("error", () => {});
    inside.on("close", () => outside.destroy());
    outside.on("close", () => inside.destroy());
  });
  const listen = (port = 0) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen();

  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as { port: number }).port);
  const cutAll = () => {
    for (const [inside, outside] of pairs) for (const socket of [inside, outside]) socket.destroy();
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
    silence,
    swallow: () => {
      isSwallowing = true;
      silence();
    },
    close: () => {
      server.close();
      cutAll();
    },
    refuse: () => {
      isRefusing = true;
      cutAll();
    },
    muteAfter: (word: string) => {
      mutedBy = word;
    },
    open: async () => {
      isRefusing = false;
      isSwallowing = false;
      mutedBy = undefined;
      if (!server.listening) await listen(Number(url.port));
    },
    stop: () => {
      server.close();
      cutAll();
    },
  };
};
