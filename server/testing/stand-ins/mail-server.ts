// A mail server that accepts everything and remembers it, unless it closes a connection.
/** `text`: the message as sent, with headers. */
type Accepted = { to: string; messageId: string; text: string };
type Connection = { received: string; to: string; isInMessage: boolean; cut: Cut | undefined };
/** When a connection is closed. `answer`: after the message was accepted, before its sender learns that. */
export type Cut = "greeting" | "recipient" | "data" | "answer" | "end";

/** `onAccept` runs before the sender learns that the message was accepted. `cuts` are those of the next connections. */
export const mailServer = (onAccept: (accepted: readonly Accepted[]) => void, cuts: Cut[] = []) => {
  const accepted: Accepted[] = [];
  const replyTo = (connection: Connection, command: string) => {
    const verb = command.slice(0, 4).toUpperCase();
    if (verb === "RCPT") connection.to = command.match(/<(.+?)>/)?.[1] ?? "";
    if (verb === "DATA") connection.isInMessage = true;
    return verb === "DATA" ? "354 Go on" : verb === "QUIT" ? "221 Bye" : "250 OK";
  };
  const listener = Bun.listen<Connection>({
    hostname: "127.0.0.1",
    port: 0,
    socket: {
      open: (socket) => {
        socket.data = { received: "", to: "", isInMessage: false, cut: cuts.shift() };
        if (socket.data.cut === "greeting") return void socket.end();
        socket.write("220 Stand-in\r\n");
      },
      data: (socket, bytes) => {
        const connection = socket.data;
        connection.received += bytes.toString("utf8");
        for (;;) {
          const end = connection.isInMessage ? "\r\n.\r\n" : "\r\n";
          const at = connection.received.indexOf(end);
          if (at < 0) return;
          const text = connection.received.slice(0, at);
          connection.received = connection.received.slice(at + end.length);
          if (connection.isInMessage) {
            connection.isInMessage = false;
            const messageId = text.match(/^Message-ID: (.+)$/im)?.[1]?.trim() ?? "";
            accepted.push({ to: connection.to, messageId, text });
            onAccept(accepted);
            if (connection.cut === "answer") return void socket.end();
            socket.write("250 Accepted\r\n");
            if (connection.cut === "end") return void socket.end();
          } else {
            const reply = replyTo(connection, text);
            if (connection.cut === (connection.isInMessage ? "data" : connection.to && "recipient"))
              return void socket.end();
            socket.write(`${reply}\r\n`);
          }
        }
      },
    },
  });
  return { url: `smtp://127.0.0.1:${listener.port}`, accepted, stop: () => listener.stop(true) };
};
