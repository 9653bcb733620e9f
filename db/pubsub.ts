// Messages between the processes on one Postgres, with LISTEN and NOTIFY.
import type { Connection, ConnectionEvents } from "./pool.ts";
import type { Query } from "./postgres.ts";

export type Listener = {
  /** Called with each message that any process published, including this one. */
  onMessage: (message: string) => void;
  /**
   * Messages may have been lost. Called when the subscription starts, too, and every 15 minutes without a loss, which limits
   * the age of cached data.
   */
  onGap: () => void;
};

export type PubSub = {
  publish: (message: string) => Promise<void>;
  /** Subscribes until the returned function is called. Never fails: it reconnects while the database is unavailable. */
  subscribe: (listener: Listener) => () => Promise<void>;
};

/** For a database with a single process: its own jobs and requests notify each other. */
export const createLocalPubSub = (): PubSub => {
  const listeners = new Set<Listener>();
  return {
    publish: async (message) => {
      for (const { onMessage } of listeners) onMessage(message);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      listener.onGap();
      return async () => void listeners.delete(listener);
    },
  };
};

const channel = "linkstead";
const heartbeat = "";
const lifetimeMs = 15 * 60_000;

const maxRetryMs = 1_000;

type PubSubOptions = { query: Query; open: (events: ConnectionEvents) => Connection; beatMs?: number };

/**
 * A dead connection looks like an idle channel, so every process publishes a heartbeat each `beatMs` and reconnects
 * after missing three of them.
 */
export const createPubSub = ({ query, open, beatMs = 10_000 }: PubSubOptions): PubSub => {
  const publish = async (message: string) => void (await query("select pg_notify($1, $2)", [channel, message]));

  const subscribe = ({ onMessage, onGap }: Listener) => {
    let current: Connection | undefined;
    let retryTimer: Timer | undefined;
    /** When this subscription last received a message or started to connect. */
    let lastSignAt = 0;
    let lastGapAt = Date.now();

    const reportGap = () => {
      lastGapAt = Date.now();
      onGap();
    };
    const receive = (message: string) => {
      lastSignAt = Date.now();
      if (message !== heartbeat) onMessage(message);
      else if (lastSignAt - lastGapAt > lifetimeMs) reportGap();
    };
    const disconnect = () => {
      clearTimeout(retryTimer);
      const connection = current;
      current = undefined;
      connection?.close();
    };
    const connect = async () => {
      disconnect();
      const connection = open({
        onNotification: (message) => current === connection && receive(message),
        // Cached pages are still served meanwhile.
        onLost: () => {
          if (current === connection) retryTimer = setTimeout(connect, Math.min(beatMs, maxRetryMs)).unref();
        },
      });
      current = connection;
      lastSignAt = Date.now();
      try {
        await connection.query(`listen ${channel}`);
        if (current === connection) reportGap();
      } catch {
        connection.close();
      }
    };
    const checkConnection = () => {
      publish(heartbeat).catch(() => {});
      if (Date.now() - lastSignAt >= 3 * beatMs) void connect();
    };
    checkConnection();
    const timer = setInterval(checkConnection, beatMs);
    timer.unref();

    return async () => {
      clearInterval(timer);
      disconnect();
    };
  };

  return { publish, subscribe };
};
