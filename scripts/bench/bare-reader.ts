// The reference for signed-in reads: Bun.serve, one prepared statement, its row as JSON. Prints its URL.
import { PostgresPool } from "#db/postgres-pool.ts";

const limits = { waitMs: 4_500, connectMs: 3_000, reconnectMs: 1_000 };
const pool = new PostgresPool({ connectionString: process.env.DATABASE_URL ?? "", ...limits });
const text = "select id, email, name, website, is_admin, created_at from users where id = $1";
const { rows } = await pool.query<{ id: string }>("select id from users limit 1");
const server = Bun.serve({
  port: 0,
  development: false,
  fetch: async () => {
    const result = await pool.query({ name: "user", text, values: [rows[0]?.id] });
    return Response.json(result.rows[0]);
  },
});
console.log(server.url.href);
