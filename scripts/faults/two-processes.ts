// Two processes on one Postgres: jobs run once, changes appear on both, and limits and sessions are shared.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase } from "#db/testing/postgres.ts";
import { brevo } from "#server/testing/stand-ins/brevo.ts";
import { atMost, exactly, holds, info, percentile } from "../checks/measurement.ts";
import {
  type Fault,
  joinWaitlist,
  newEmail,
  owner,
  type SendRequest,
  type Server,
  signIn,
  signUp,
  startServer,
  untilTrue,
  warmCache,
} from "./server.ts";

const secret = crypto.randomUUID() + crypto.randomUUID();
/** How often the API lets an address join the waitlist in an hour. */
const maxJoins = 30;

export const twoProcesses: Fault = async ({ quick }) => {
  const database = await createTestDatabase();
  const contacts = brevo();
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), "linkstead-fault-")));
  const env = { JWT_SECRET: secret, BREVO_URL: contacts.url, BREVO_API_KEY: "test-key" };
  // Both migrate the same empty database at the same time.
  const servers = await Promise.all(folders.map((folder) => startServer(database.url, { ...env, DATA_DIR: folder })));
  try {
    const [here, there] = servers as [Server, Server];
    return [
      ...(await jobsOnce([here, there], contacts, quick ? 30 : 200)),
      await invalidationTravels(here.request, there.request, quick),
      await limitsAreShared(here.request, there.request),
      await sessionsAreShared(here.request, there.request),
    ];
  } finally {
    await Promise.all(servers.map((server) => server.end()));
    for (const folder of folders) rmSync(folder, { recursive: true });
    contacts.stop();
    await database.drop();
  }
};

const jobsOnce = async (servers: Server[], contacts: ReturnType<typeof brevo>, count: number) => {
  const emails = Array.from({ length: count }, newEmail);
  await Promise.all(emails.map((email, at) => joinWaitlist((servers[at % 2] as Server).request, email)));
  const emailsOf = ({ dataDir }: Server) => {
    try {
      return readdirSync(join(dataDir, "outbox"));
    } catch {
      return [];
    }
  };
  const sentEmails = () => servers.flatMap(emailsOf);
  // A job that was handed out on a connection that was lost starts again after two minutes.
  await untilTrue("all contacts are synced", 600, () => contacts.lists.size >= count && sentEmails().length >= count);
  const requests = contacts.requests.map(({ body }) => (body as { email?: string }).email);
  return [
    exactly("contacts synced twice", requests.length - new Set(requests).size, 0),
    exactly("contacts not synced", emails.filter((email) => !contacts.lists.has(email)).length, 0),
    exactly("emails sent by both processes", sentEmails().length - new Set(sentEmails()).size, 0),
    exactly("emails sent", new Set(sentEmails()).size, count),
  ];
};

const invalidationTravels = async (here: SendRequest, there: SendRequest, quick: boolean) => {
  const token = await signIn(here, owner);
  const times: number[] = [];
  for (let round = 0; round < (quick ? 3 : 10); round++) {
    // Titles are displayed in title case; capitals stay unchanged.
    const title = `Post ${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
    await warmCache(there, ["/blog"]);
    const json = { title, content: "<p>Text.</p>", status: "published" };
    const saved = await here("/api/blogposts", { method: "POST", token, json });
    if (!saved.ok) throw new Error(`Publishing returned ${saved.status}.`);
    times.push(
      await untilTrue("the other process shows the post", 30, async () =>
        (await (await there("/blog")).text()).includes(title),
      ),
    );
  }
  const [what, slowest] = ["slowest until the other process shows a post", percentile(times, 1)];
  // Not checked in quick mode: the machine may be busy.
  return quick ? info(what, `${slowest.toFixed()} ms`) : atMost(what, slowest, 1_000, "ms");
};

const limitsAreShared = async (here: SendRequest, there: SendRequest) => {
  const address = "192.0.2.7";
  const attempts = Array.from({ length: maxJoins * 2 }, (_, at) => {
    const json = { email: newEmail() };
    return (at % 2 ? here : there)("/api/waitlist", { method: "POST", json, address });
  });
  const statuses = (await Promise.all(attempts)).map(({ status }) => status);
  return exactly(
    "sign-ups for the waitlist accepted by both processes together",
    statuses.filter((status) => status === 201).length,
    maxJoins,
  );
};

const sessionsAreShared = async (here: SendRequest, there: SendRequest) => {
  const { token } = await signUp(here);
  const accepted = await there("/api/users/me", { token });
  await here("/api/auth/signOut", { method: "POST", token, json: {} });
  const ended = await there("/api/users/me", { token });
  return holds("a session started and ended on one process is so on the other", accepted.ok && ended.status === 401);
};
