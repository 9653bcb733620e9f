// What the processes on one Postgres tell each other, by LISTEN and NOTIFY.
import type { Sql } from "postgres";

export type Listener = {
  /** A word that some process told, this one included. */
  onMessage: (message: string) => void;
  /** Words may have been missed; also called now and then when none were, as a lifetime for what hangs on the news. */
  onGap: () => void;
};

export type PubSub = {
  publish: (message: string) => Promise<void>;
  /** Listens until what it answers is called. Never fails: while the database is away it goes on trying. */
  subscribe: (listener: Listener) => () => Promise<void>;
};

/** For a process that is alone on its database. */
export const noPubSub: PubSub = { publish: async () => {}, subscribe: () => async () => {} };

const channel = "linkstead";
const heartbeat = "";
const lifetimeMs = 15 * 60_000;

type PubSubOptions = { client: Sql; connectAlone: () => Sql; beatMs?: number };

/**
 * A connection that died without a word looks like one on which nobody speaks, so every process tells a beat, and one
 * that hears none for a while listens anew.
 */
export const createPubSub = ({ client, connectAlone, beatMs = 10_000 }: PubSubOptions): PubSub => {
  const publish = async (message: string) => void (await client.notify(channel, message));

  const subscribe = ({ onMessage, onGap }: Listener) => {
    let connection: Sql | undefined;
    /** When this ear was last known to hear, or began to listen. */
    let lastSign = 0;
    let lastMissed = Date.now();

    const reportGap = () => {
      lastMissed = Date.now();
      onGap();
    };
    const receive = (message: string) => {
      lastSign = Date.now();
      if (message !== heartbeat) onMessage(message);
      else if (lastSign - lastMissed > lifetimeMs) reportGap();
    };
    const reconnect = async () => {
      connection?.end({ timeout: 0 }).catch(() => {});
      const fresh = connectAlone();
      connection = fresh;
      lastSign = Date.now();
      try {
        await fresh.listen(channel, receive, reportGap);
      } catch {
        // Tried again with the next beat, and the pages kept meanwhile go on being served.
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
