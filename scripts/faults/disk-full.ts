// The disk fills up during uploads: each image is stored completely or not at all, and the rest of the site works.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runStatements } from "#db/testing/postgres.ts";
import { pngOf } from "#server/testing/image-files.ts";
import { atLeast, atMost, exactly, holds, info } from "../checks/measurement.ts";
import { type Fault, owner, type SendRequest, signIn, uploadImage, withServer } from "./server.ts";

const diskBytes = 1_500_000;
const fillerBytes = 400_000;
/** The API's status when file storage fails. */
const expectedStatus = 502;

export const diskFull: Fault = async ({ quick }) => {
  const disk = mountSmallDisk();
  if (!disk) return [info("skipped: only root can mount a small disk", "skipped")];
  return withServer({ DATA_DIR: disk.folder, JOBS: "off" }, async (server, database) => {
    const { request } = server;
    const token = await signIn(request, owner);
    const filler = join(disk.folder, "filler");
    writeFileSync(filler, new Uint8Array(fillerBytes));
    const image = pngOf(1920, 1080);
    const stored: string[] = [];
    const refused: number[] = [];
    while (refused.length < (quick ? 3 : 10)) {
      const { id, status } = await upload(request, token, image);
      if (id) stored.push(id);
      else refused.push(status);
    }
    const [rows] = await runStatements<{ count: number }>(database.url, "select count(*)::int as count from files");
    const partialFiles = filesIn(disk.folder).filter((file) => file.endsWith(".part"));
    const others = await Promise.all(["/", "/api/plans/all", "/api/users/me"].map((path) => request(path, { token })));
    rmSync(filler);
    const again = await upload(request, token, image);
    if (again.id) stored.push(again.id);
    const complete = await Promise.all(stored.map((id) => isComplete(request, id)));
    return [
      atLeast("images stored before the disk was full", stored.length - 1, 1, "images"),
      exactly(
        `uploads rejected with a status other than ${expectedStatus}`,
        refused.filter((status) => status !== expectedStatus).length,
        0,
      ),
      exactly("rows of rejected images", Number(rows?.count) - (stored.length - 1), 0),
      exactly("partial files", partialFiles.length, 0),
      exactly("other requests that failed", others.filter(({ ok }) => !ok).length, 0),
      holds("an upload succeeds once there is space again", again.status === 201),
      exactly("stored images not available in every width", complete.filter((isAvailable) => !isAvailable).length, 0),
      atMost("files per stored image", imageFiles(disk.folder) / stored.length, 5, "files"),
    ];
  }).finally(disk.unmount);
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

const upload = async (...image: Parameters<typeof uploadImage>) => {
  const response = await uploadImage(...image);
  const { id } = (await response.json()) as { id?: string };
  return { id, status: response.status };
};

const isComplete = async (request: SendRequest, id: string) => {
  for (const width of [320, 640, 960, 1280, 1920]) {
    const response = await request(`/api/file-uploads/${id}/image?w=${width}`);
    if (!response.ok) return false;
    await new Bun.Image(await response.bytes()).metadata();
  }
  return true;
};

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const imageFiles = (folder: string) => filesIn(folder).filter((file) => file.endsWith(".webp")).length;
