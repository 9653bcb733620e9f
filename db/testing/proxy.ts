import { connect, createServer, type Socket } from "node:net";

/**
 * A way to the database that can break. `silence` keeps what is connected open and lets nothing through any more, as a
 * lost network does; `swallow` does so to everyone who comes, too; `close` ends all, and then nobody listens; `turnAway`
 * ends all and everyone who comes, as a load balancer without a database behind it does; `hushAfter` silences whoever
 * says that word, from its answer on; `open` mends it, for newcomers.
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
