import { createSocket } from "node:dgram";
import ipaddr from "ipaddr.js";

type Names = Record<string, string[] | "NXDOMAIN">;

const types = { 1: "ipv4", 28: "ipv6" } as const;

/** A nameserver on loopback that answers these names, and never answers others. */
export const nameserver = async (names: Names, port = 0) => {
  const socket = createSocket("udp4");
  const asked: string[] = [];
  socket.on("message", (query, { port, address }) => {
    const { name, end, type } = questionOf(query);
    asked.push(name);
    const answer = names[name];
    if (!answer) return;
    const records = (answer === "NXDOMAIN" ? [] : answer)
      .map((text) => ipaddr.parse(text))
      .filter((ip) => ip.kind() === types[type as keyof typeof types])
      .map((ip) => record(type, ip.toByteArray()));
    // A name server of the name itself, so that `NS` has an answer.
    if (type === 2 && answer !== "NXDOMAIN") records.push(record(type, [0xc0, 12]));
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(answer === "NXDOMAIN" ? 0x8183 : 0x8180, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    socket.send(Buffer.concat([header, query.subarray(12, end), ...records]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(port, "127.0.0.1", resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked: () => asked,
    stop: () => void socket.close(),
  };
};

const questionOf = (query: Buffer) => {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
};

/** A record of the question's name that is valid for no time. */
const record = (type: number, data: number[]) => {
  const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, data.length]);
  return Buffer.concat([head, Buffer.from(data)]);
};
