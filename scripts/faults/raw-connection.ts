// A raw HTTP connection, for what `fetch` hides or repairs: closed connections, slow clients.
import { connect } from "node:net";

export const openConnection = async (url: string) => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = Buffer.alloc(0);
  let isClosed = false;
  let wake = () => {};
  socket.on("close", () => {
    isClosed = true;
    wake();
  });
  socket.on("data", (chunk) => {
    received = Buffer.concat([received, chunk]);
    wake();
  });
  // The close event that follows reports the failure.
  socket.on("error", () => {});
  await new Promise<void>((resolve) => {
    socket.on("connect", resolve);
    socket.on("close", () => resolve());
  });

  const more = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    wake = resolve;
    return promise;
  };

  return {
    socket,
    write: (text: string) => void socket.write(text),
    /** Sends one request and returns its full response; undefined if the connection closed early. */
    request: async (request: string) => {
      received = Buffer.alloc(0);
      socket.write(request);
      while (!isClosed && !isWhole(received)) await more();
      if (!isWhole(received)) return undefined;
      const head = headOf(received);
      return { status: Number(head.split(" ")[1]), isLast: /\r\nconnection: close/i.test(head) };
    },
    end: () => socket.destroy(),
  };
};

const endOfHead = "\r\n\r\n";
const headOf = (received: Buffer) => received.subarray(0, received.indexOf(endOfHead)).toString("latin1");

const isWhole = (received: Buffer) => {
  const end = received.indexOf(endOfHead);
  if (end === -1) return false;
  const head = headOf(received);
  if (/\r\ntransfer-encoding: chunked/i.test(head)) return received.subarray(-5).toString() === "0\r\n\r\n";
  return received.length >= end + endOfHead.length + Number(head.match(/\r\ncontent-length: (\d+)/i)?.[1] ?? 0);
};

export type RawConnection = Awaited<ReturnType<typeof openConnection>>;

export const getOf = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, "Host: localhost", "Accept-Encoding: br", ...headers, "", ""].join("\r\n");
