// What the processes on one Postgres tell each other, by LISTEN and NOTIFY.
import type { Sql } from "postgres";

export type Listener = {
  /** A word that some process told, this one included. */
  heard: (word: string) => void;
  /** Words may have been missed; also called now and then when none were, as a lifetime for what hangs on the news. */
  missed: () => void;
};

export type News = {
  tell: (word: string) => Promise<void>;
  /** Listens until what it answers is called. Never fails: while the database is away it goes on trying. */
  hear: (listener: Listener) => () => Promise<void>;
};

/** For a process that is alone on its database. */
export const noNews: News = { tell: async () => {}, hear: () => async () => {} };

const channel = "linkstead";
const beat = "";
const lifetimeMs = 15 * 60_000;

type NewsOptions = { client: Sql; connectAlone: () => Sql; beatMs?: number };

/**
 * A connection that died without a word looks like one on which nobody speaks, so every process tells a beat, and one
 * that hears none for a while listens anew.
 */
export const createNews = ({ client, connectAlone, beatMs = 10_000 }: NewsOptions): News => {
  const tell = async (word: string) => void (await client.notify(channel, word));

  const hear = ({ heard, missed }: Listener) => {
    let ear: Sql | undefined;
    let lastHeard = 0;
    let lastMissed = Date.now();
    let isListening = false;
    let isStopped = false;

    const miss = () => {
      lastMissed = Date.now();
      missed();
    };
    const take = (word: string) => {
      lastHeard = Date.now();
      if (word !== beat) heard(word);
      else if (lastHeard - lastMissed > lifetimeMs) miss();
    };
    const listenAnew = async () => {
      await ear?.end({ timeout: 0 });
      if (isStopped) return;
      ear = connectAlone();
      await ear.listen(channel, take, miss);
      lastHeard = Date.now();
    };
    // One that fails is tried again with the next beat, and the pages kept meanwhile go on being served.
    const look = async () => {
      tell(beat).catch(() => {});
      if (isListening || Date.now() - lastHeard < 3 * beatMs) return;
      isListening = true;
      await listenAnew().catch(() => {});
      isListening = false;
    };
    void look();
    const timer = setInterval(look, beatMs);
    timer.unref();

    return async () => {
      isStopped = true;
      clearInterval(timer);
      await ear?.end({ timeout: 0 });
    };
  };

  return { tell, hear };
};
