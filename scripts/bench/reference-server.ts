// The reference servers, each one Bun.serve: with DATABASE_URL, one prepared statement per request and its row as JSON;
// otherwise a fixed body and headers. Prints its URL.
import { createPool } from "#db/pool.ts";

const { DATABASE_URL: url, BARE_HEADERS = "{}", BARE_BODY = "" } = process.env;

const readUser = async (url: string) => {
  const pool = createPool({ url, waitMs: 4_500, connectMs: 3_000, reconnectMs: 1_000, max: 15, maxExclusive: 10 });
  const text = "select id, email, name, website, is_admin, created_at from users where id = $1";
  const [user] = await pool.query("select id from users limit 1");
  return async () => {
    const [row] = await pool.query(text, [user?.id], { prepare: true });
    return Response.json(row);
  };
};
const fixed = () => {
  const headers = JSON.parse(BARE_HEADERS) as Record<string, string>;
  const body = Buffer.from(BARE_BODY, "base64");
  return () => new Response(body, { headers });
};

const server = Bun.serve({ port: 0, development: false, fetch: url ? await readUser(url) : fixed() });
console.log(server.url.href);
