// Needs a real socket: the client keeps sending a large body after the server has rejected it.
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createClient, read } from "#client/app/api-client.ts";
import { startBuiltServer } from "../../testing/built-server.ts";
import { problemOf } from "../../testing/raw-http.ts";
import { seededVariables } from "../../testing/test-database.ts";

const admin = { email: "admin@people.example", password: "a long password" };
const server = await startBuiltServer({
  ...(await seededVariables()),
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
});
afterAll(() => server.stop());
const { accessToken } = await read(createClient(`${server.url}/api`, fetch).auth.signIn.$post({ json: admin }));
const headers = { authorization: `Bearer ${accessToken}`, "content-type": "multipart/form-data; boundary=b" };
const address = `${server.url}/api/file-uploads/image`;
const start = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';

const stored = () => {
  try {
    return readdirSync(join(server.dataDir, "files"), { recursive: true }).map(String);
  } catch {
    return [];
  }
};
const lives = async () => {
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
  expect(stored()).toEqual([]);
};

const hundredMegabytes = () => {
  const piece = new Uint8Array(1_000_000);
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (sent++ === 0) return controller.enqueue(new TextEncoder().encode(start));
      return sent > 100 ? controller.close() : controller.enqueue(piece);
    },
  });
};

test("refuses 100 MB with a content length, and stays up", async () => {
  const init = { method: "POST", headers, body: new Uint8Array(100_000_000) };
  expect(await problemOf(await fetch(address, init), 413)).toMatchObject({ error: "too-large" });
  await lives();
});

test("refuses five concurrent uploads of 100 MB within little memory", async () => {
  const before = memoryOf(server.pid);
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => fetch(address, { method: "POST", headers, body: hundredMegabytes() })),
  );
  for (const response of responses) await problemOf(response, 413);
  expect(memoryOf(server.pid) - before).toBeLessThan(400);
  await lives();
});

test("refuses an anonymous upload of 100 MB before reading it", async () => {
  const init = { method: "POST", headers: { ...headers, authorization: "" }, body: hundredMegabytes() };
  expect(await problemOf(await fetch(address, init), 401)).toMatchObject({ error: "unauthenticated" });
  await lives();
});

test("an aborted upload leaves nothing behind", async () => {
  const port = Number(new URL(server.url).port);
  const head = [
    "POST /api/file-uploads/image HTTP/1.1",
    `Host: localhost:${port}`,
    `Authorization: ${headers.authorization}`,
    `Content-Type: ${headers["content-type"]}`,
    "Content-Length: 5000000",
    "",
    start,
  ].join("\r\n");
  await new Promise<void>((resolve, reject) => {
    const socket = connect(port, "localhost", () => {
      socket.write(head);
      socket.write(Buffer.alloc(100_000), () => socket.destroy());
    });
    socket.on("error", reject);
    socket.on("close", () => resolve());
  });
  await lives();
});

/** Resident memory of a process in megabytes. */
const memoryOf = (pid: number) =>
  Number(Bun.spawnSync(["ps", "-o", "rss=", "-p", String(pid)]).stdout.toString()) / 1_000;
