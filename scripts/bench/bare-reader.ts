// The reference for signed-in reads: Bun.serve, one prepared statement, its row as JSON. Prints its URL.
import postgres from "postgres";

const sql = postgres(process.env.DATABASE_URL ?? "", { max: 10, onnotice: () => {} });
const [admin] = await sql<{ id: string }[]>`select id from users limit 1`;
const server = Bun.serve({
  port: 0,
  development: false,
  fetch: async () => {
    const [row] =
      await sql`select id, email, name, website, is_admin, created_at from users where id = ${admin?.id ?? ""}`;
    return Response.json(row);
  },
});
console.log(server.url.href);
