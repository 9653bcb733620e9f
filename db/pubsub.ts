// Messages between the processes on one Postgres, with LISTEN and NOTIFY.
import type { Client, Pool } from "pg";

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

type PubSubOptions = { pool: Pick<Pool, "query">; createClient: () => Client; beatMs?: number };

/**
 * A dead connection looks like an idle channel, so every process publishes a heartbeat each `beatMs` and reconnects
 * after missing three of them.
 */
export const createPubSub = ({ pool, createClient, beatMs = 10_000 }: PubSubOptions): PubSub => {
  const publish = async (message: string) => void (await pool.query("select pg_notify($1, $2)", [channel, message]));

  const subscribe = ({ onMessage, onGap }: Listener) => {
    let current: Client | undefined;
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
      const client = current;
      current = undefined;
      void client?.end();
      // An unresponsive database would not close the connection.
      client?.connection.stream.destroy();
    };
    const connect = async () => {
      disconnect();
      const client = createClient();
      current = client;
      lastSignAt = Date.now();
      const retry = () => {
        if (current !== client) return;
        clearTimeout(retryTimer);
        retryTimer = setTimeout(connect, Math.min(beatMs, maxRetryMs)).unref();
      };
      client.on("notification", ({ payload = "" }) => current === client && receive(payload)).on("end", retry);
      try {
        await client.connect();
        await client.query(`listen ${channel}`);
        if (current === client) reportGap();
      } catch {
        // Cached pages are still served meanwhile.
        retry();
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
