import { connect, createServer, type Socket } from "node:net";

/**
 * A way to the database that can break. `silence` keeps what is connected open and lets nothing through any more, as a
 * lost network does; `close` ends all, and then nobody listens; `turnAway` ends all and everyone who comes, as a load
 * balancer without a database behind it does; `open` mends it.
 */
export const proxyTo = async (databaseUrl: string) => {
  const target = new URL(databaseUrl);
  const pairs = new Set<[Socket, Socket]>();
  let isTurningAway = false;

  const server = createServer((inside) => {
    if (isTurningAway) return void inside.destroy();
    const outside = connect(Number(target.port || 5432), target.hostname);
    pairs.add([inside, outside]);
    inside.pipe(outside).pipe(inside);
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
    pairs.clear();
  };
  return {
    url: url.href,
    silence: () => {
      for (const [inside, outside] of pairs)
        for (const socket of [inside, outside]) {
          socket.unpipe();
          socket.resume();
        }
    },
    close: () => {
      server.close();
      cutAll();
    },
    turnAway: () => {
      isTurningAway = true;
      cutAll();
    },
    open: async () => {
      isTurningAway = false;
      if (!server.listening) await listen(Number(url.port));
    },
    stop: () => {
      server.close();
      cutAll();
    },
  };
};
