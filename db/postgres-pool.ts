import { Client, type ClientConfig, Pool, type PoolClient } from "pg";

/** Single queries share some connections; each transaction has one of the others to itself. */
const connections = { max: 15, shared: 5 };
const closeMs = 5_000;

type Limits = {
  /** How long to wait for a free connection and for the result of a query. */
  waitMs: number;
  /** How long connecting may take, usually and after a failure: the shorter, the sooner the pool recovers. */
  connectMs: number;
  reconnectMs: number;
};

type Options = Limits & { connectionString: string; [sessionTimeout: `${string}_timeout`]: number };
type Shared = { client: Promise<PoolClient>; running: number };

/**
 * A pool of `pg` connections that drizzle can use. Single queries share connections in pipeline mode; checking one out
 * for each query takes the server half as much time again. A connection that does not respond in time is closed.
 */
export class PostgresPool extends Pool {
  readonly #limits: Limits;
  readonly #connecting: { connectionTimeoutMillis: number };
  #shared: Shared[] = [];
  #closing: Promise<void> | undefined;

  constructor({ waitMs, connectMs, reconnectMs, ...options }: Options) {
    const connecting = { connectionTimeoutMillis: connectMs };
    super({
      ...options,
      max: connections.max,
      application_name: "linkstead",
      connectionTimeoutMillis: waitMs,
      query_timeout: waitMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 60_000,
      // In this mode `pg` also closes a connection whose query times out.
      pipeline: true,
      Client: class extends Client {
        constructor(config?: ClientConfig) {
          super({ ...config, ...connecting });
        }
      },
    });
    this.#limits = { waitMs, connectMs, reconnectMs };
    this.#connecting = connecting;
    this.query = this.#queryShared.bind(this) as Pool["query"];
    // Without listeners, an error of an idle or checked-out connection would end the process.
    this.on("error", () => {});
    this.on("connect", (client) => client.on("error", () => {}));
  }

  /** A connection for a transaction. drizzle does not release one whose BEGIN fails, so a lost one releases itself. */
  override async connect(): Promise<PoolClient> {
    const client = await this.#checkOut();
    const { release } = client;
    let isReleased = false;
    const onEnd = () => client.release(true);
    client.release = (error) => {
      if (isReleased) return;
      isReleased = true;
      client.off("end", onEnd);
      release(error);
    };
    return client.once("end", onEnd);
  }

  /** Waits for running queries and transactions, for at most 5 s. */
  override end(): Promise<void> {
    for (const { client } of this.#shared) client.then(({ release }) => release()).catch(() => {});
    this.#closing ??= Promise.race([super.end(), Bun.sleep(closeMs)]);
    return this.#closing;
  }

  async #checkOut(): Promise<PoolClient> {
    const { connectMs, reconnectMs } = this.#limits;
    try {
      const client = await super.connect();
      this.#connecting.connectionTimeoutMillis = connectMs;
      return client;
    } catch (error) {
      this.#connecting.connectionTimeoutMillis = reconnectMs;
      throw error;
    }
  }

  async #queryShared(...args: Parameters<PoolClient["query"]>) {
    const shared = this.#leastBusy();
    shared.running++;
    try {
      return await (await shared.client).query(...args);
    } finally {
      shared.running--;
    }
  }

  #leastBusy(): Shared {
    let least: Shared | undefined;
    for (const one of this.#shared) if (!least || one.running < least.running) least = one;
    return least && (least.running === 0 || this.#shared.length === connections.shared) ? least : this.#share();
  }

  #share(): Shared {
    const shared = { client: this.connect(), running: 0 };
    const remove = () => {
      this.#shared = this.#shared.filter((one) => one !== shared);
    };
    shared.client.then((client) => client.once("error", remove).once("end", remove)).catch(remove);
    this.#shared.push(shared);
    return shared;
  }
}
