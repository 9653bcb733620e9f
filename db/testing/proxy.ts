import { connect, createServer, type Socket } from "node:net";

/**
 * A TCP proxy to the database that can fail. `silence` drops all data of open connections, `swallow` also of new ones;
 * `close` disconnects all and stops listening; `turnAway` disconnects all and every new one; `hushAfter(word)` silences
 * a connection that has sent `word`, from the response on; `open` restores service for new connections.
 */
export const proxyTo = async (databaseUrl: string) => {
  const target = new URL(databaseUrl);
  const pairs = new Set<[Socket, Socket]>();
  const swallowed = new Set<Socket>();
  let isTurningAway = false;
  let isSwallowing = false;
  let hushingWord: string | undefined;

  const server = createServer((inside) => {
    if (isTurningAway) return void inside.destroy();
    if (isSwallowing) {
      swallowed.add(inside.resume().on("error", () => {}));
      return;
    }
    const outside = connect(Number(target.port || 5432), target.hostname);
    pairs.add([inside, outside]);
    inside.pipe(outside).pipe(inside);
    inside.on("data", (said) => {
      if (hushingWord && said.includes(hushingWord)) hush(inside, outside);
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
  const hush = (...pair: [Socket, Socket]) => {
    for (const socket of pair) socket.unpipe().resume();
  };
  const silence = () => {
    for (const pair of pairs) hush(...pair);
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
    turnAway: () => {
      isTurningAway = true;
      cutAll();
    },
    hushAfter: (word: string) => {
      hushingWord = word;
    },
    open: async () => {
      isTurningAway = false;
      isSwallowing = false;
      hushingWord = undefined;
      if (!server.listening) await listen(Number(url.port));
    },
    stop: () => {
      server.close();
      cutAll();
    },
  };
};
