// Messages between the processes on one Postgres, with LISTEN and NOTIFY.
import type { Sql } from "postgres";

export type Listener = {
  /** Called with each message that any process published, including this one. */
  onMessage: (message: string) => void;
  /** Messages may have been lost. Also called every 15 minutes without a loss, which limits the age of cached data. */
  onGap: () => void;
};

export type PubSub = {
  publish: (message: string) => Promise<void>;
  /** Subscribes until the returned function is called. Never fails: it reconnects while the database is unavailable. */
  subscribe: (listener: Listener) => () => Promise<void>;
};

/** For a database with a single process. */
export const noPubSub: PubSub = { publish: async () => {}, subscribe: () => async () => {} };

const channel = "linkstead";
const heartbeat = "";
const lifetimeMs = 15 * 60_000;

type PubSubOptions = { client: Sql; connectAlone: () => Sql; beatMs?: number };

/**
 * A dead connection looks like an idle channel, so every process publishes a heartbeat each `beatMs` and reconnects
 * after missing three of them.
 */
export const createPubSub = ({ client, connectAlone, beatMs = 10_000 }: PubSubOptions): PubSub => {
  const publish = async (message: string) => void (await client.notify(channel, message));

  const subscribe = ({ onMessage, onGap }: Listener) => {
    let connection: Sql | undefined;
    /** When this subscription last received a message or started to connect. */
    let lastSign = 0;
    let lastGap = Date.now();

    const reportGap = () => {
      lastGap = Date.now();
      onGap();
    };
    const receive = (message: string) => {
      lastSign = Date.now();
      if (message !== heartbeat) onMessage(message);
      else if (lastSign - lastGap > lifetimeMs) reportGap();
    };
    const reconnect = async () => {
      connection?.end({ timeout: 0 }).catch(() => {});
      const fresh = connectAlone();
      connection = fresh;
      lastSign = Date.now();
      try {
        await fresh.listen(channel, receive, reportGap);
      } catch {
        // Retried with the next heartbeat; cached pages are still served until then.
        if (connection === fresh) lastSign = 0;
      }
    };
    const checkConnection = () => {
      publish(heartbeat).catch(() => {});
      if (Date.now() - lastSign >= 3 * beatMs) void reconnect();
    };
    checkConnection();
    const timer = setInterval(checkConnection, beatMs);
    timer.unref();

    return async () => {
      clearInterval(timer);
      await connection?.end({ timeout: 0 });
    };
  };

  return { publish, subscribe };
};
