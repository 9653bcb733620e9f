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
    /** When this ear was last known to hear, or began to listen. */
    let lastSign = 0;
    let lastMissed = Date.now();

    const miss = () => {
      lastMissed = Date.now();
      missed();
    };
    const take = (word: string) => {
      lastSign = Date.now();
      if (word !== beat) heard(word);
      else if (lastSign - lastMissed > lifetimeMs) miss();
    };
    const listenAnew = async () => {
      ear?.end({ timeout: 0 }).catch(() => {});
      const fresh = connectAlone();
      ear = fresh;
      lastSign = Date.now();
      try {
        await fresh.listen(channel, take, miss);
      } catch {
        // Tried again with the next beat, and the pages kept meanwhile go on being served.
        if (ear === fresh) lastSign = 0;
      }
    };
    const look = () => {
      tell(beat).catch(() => {});
      if (Date.now() - lastSign >= 3 * beatMs) void listenAnew();
    };
    look();
    const timer = setInterval(look, beatMs);
    timer.unref();

    return async () => {
      clearInterval(timer);
      await ear?.end({ timeout: 0 });
    };
  };

  return { tell, hear };
};
