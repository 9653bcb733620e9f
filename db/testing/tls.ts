import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer as createTlsServer } from "node:tls";

/** Creates the certificates; tests that need one are skipped without it. */
export const openssl = Bun.which("openssl");

/** A self-signed certificate for `localhost`. */
const createCertificate = () => {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const args = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-days", "2"];
  try {
    const { exitCode, stderr } = Bun.spawnSync([openssl ?? "openssl", ...args, "-keyout", key, "-out", cert]);
    if (exitCode !== 0) throw new Error(`No certificate: ${stderr}`);
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const portOf = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as { port: number }).port;
};
const connectSockets = (one: Socket, other: Socket) => {
  one.pipe(other).pipe(one);
  for (const [socket, peer] of [
    [one, other],
    [other, one],
  ] as const)
    socket.on("error", () => {}).on("close", () => peer.destroy());
};

/** A proxy to the database that accepts TLS only, like a managed Postgres. */
export const startTlsProxy = async (databaseUrl: string) => {
  const target = new URL(databaseUrl);
  const encrypted = createTlsServer(createCertificate(), (client) =>
    connectSockets(client, connect(Number(target.port || 5432), target.hostname)),
  );
  const encryptedPort = await portOf(encrypted);
  const plain = createServer((client) =>
    client.once("data", () => {
      client.write("S");
      connectSockets(client, connect(encryptedPort, "127.0.0.1"));
    }),
  );
  const url = new URL(databaseUrl);
  url.hostname = "localhost";
  url.port = String(await portOf(plain));
  return {
    url: url.href,
    stop: () => {
      plain.close();
      encrypted.close();
    },
  };
};
