// The disk fills up during uploads: each picture is stored completely or not at all, and the rest of the site works.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { ownDatabase } from "#db/testing/postgres.ts";
import { pngOf } from "#server/testing/image-files.ts";
import { atLeast, atMost, exactly, holds, noted } from "../checks/measurement.ts";
import type { Fault } from "./fault.ts";
import { type Ask, startServer } from "./server.ts";
import { owner, signIn } from "./users.ts";

const diskBytes = 1_500_000;
const fillerBytes = 400_000;
/** The API's status when file storage fails. */
const refusal = 502;

export const diskFull: Fault = async ({ quick }) => {
  const disk = mountSmallDisk();
  if (!disk) return [noted("not tried: only root may mount a small disk", "skipped")];
  const database = await ownDatabase();
  const sql = postgres(database.url, { max: 1 });
  const server = await startServer(database.url, { DATA_DIR: disk.folder, JOBS: "off" });
  try {
    const { request } = server;
    const token = await signIn(request, owner);
    const filler = join(disk.folder, "filler");
    writeFileSync(filler, new Uint8Array(fillerBytes));
    const picture = pngOf(1920, 1080);
    const stored: string[] = [];
    const refused: number[] = [];
    while (refused.length < (quick ? 3 : 10)) {
      const { id, status } = await upload(request, token, picture);
      if (id) stored.push(id);
      else refused.push(status);
    }
    const [rows] = await sql`select count(*)::int as count from files`;
    const halves = filesIn(disk.folder).filter((file) => file.endsWith(".part"));
    const others = await Promise.all(["/", "/api/plans/all", "/api/users/me"].map((path) => request(path, { token })));
    rmSync(filler);
    const again = await upload(request, token, picture);
    if (again.id) stored.push(again.id);
    const shown = await Promise.all(stored.map((id) => isWhole(request, id)));
    return [
      atLeast("pictures kept before the disk was full", stored.length - 1, 1, "pictures"),
      exactly(`uploads refused otherwise than by ${refusal}`, refused.filter((status) => status !== refusal).length, 0),
      exactly("rows of pictures that were refused", Number(rows?.count) - (stored.length - 1), 0),
      exactly("half-written files", halves.length, 0),
      exactly("other calls that failed meanwhile", others.filter(({ ok }) => !ok).length, 0),
      holds("with room again an upload succeeds", again.status === 201),
      exactly("kept pictures that cannot be shown in every width", shown.filter((whole) => !whole).length, 0),
      atMost("files per kept picture", pictureFiles(disk.folder) / stored.length, 5, "files"),
    ];
  } finally {
    await server.end();
    await sql.end();
    disk.unmount();
    await database.drop();
  }
};

/** Mounts a small in-memory disk; returns undefined without the permission to mount. */
const mountSmallDisk = () => {
  const folder = mkdtempSync(join(tmpdir(), "linkstead-disk-"));
  const mounted = Bun.spawnSync(["mount", "-t", "tmpfs", "-o", `size=${diskBytes}`, "tmpfs", folder]);
  const remove = () => rmSync(folder, { recursive: true });
  if (!mounted.success) return void remove();
  return {
    folder,
    unmount: () => {
      Bun.spawnSync(["umount", folder]);
      remove();
    },
  };
};

const upload = async (request: Ask, token: string, picture: Uint8Array<ArrayBuffer>) => {
  const body = new FormData();
  body.append("file", new File([picture], "picture.png", { type: "image/png" }));
  const answer = await request("/api/file-uploads/image", { method: "POST", token, body });
  const { id } = (await answer.json()) as { id?: string };
  return { id, status: answer.status };
};

const isWhole = async (request: Ask, id: string) => {
  for (const width of [320, 640, 960, 1280, 1920]) {
    const answer = await request(`/api/file-uploads/${id}/image?w=${width}`);
    if (!answer.ok) return false;
    await new Bun.Image(await answer.bytes()).metadata();
  }
  return true;
};

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const pictureFiles = (folder: string) => filesIn(folder).filter((file) => file.endsWith(".webp")).length;
