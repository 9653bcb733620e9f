// The reference for signed-in reads: Bun.serve, one prepared statement, its row as JSON. Prints its URL.
import { createPool } from "#db/pool.ts";

const limits = { waitMs: 4_500, connectMs: 3_000, reconnectMs: 1_000, max: 15, maxExclusive: 10 };
const pool = createPool({ url: process.env.DATABASE_URL ?? "", ...limits });
const text = "select id, email, name, website, is_admin, created_at from users where id = $1";
const [user] = await pool.query("select id from users limit 1");
const server = Bun.serve({
  port: 0,
  development: false,
  fetch: async () => {
    const [row] = await pool.query(text, [user?.id], { prepare: true });
    return Response.json(row);
  },
});
console.log(server.url.href);
