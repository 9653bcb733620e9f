import { addStarterCovers, type SaveImage } from "#db/starter-posts/starter-posts.ts";
import type { Dependencies } from "../../dependencies.ts";
import { saveImage } from "../files/files.ts";

type Needed = Pick<Dependencies, "db" | "storage" | "pubsub" | "lifecycle" | "log">;

/** Draws the missing covers of the starter posts. Never throws: after a failure, the next start tries again. */
export const drawStarterCovers = async ({ db, storage, pubsub, lifecycle, log }: Needed) => {
  const save: SaveImage = async (tx, bytes) => (await saveImage({ db: tx, storage }, bytes, null)).id;
  try {
    const added = await addStarterCovers(db, save, lifecycle);
    if (added) await pubsub.publish("blogposts");
  } catch (err) {
    log.error({ err }, "The covers of the starter posts could not be saved; the next start tries again.");
  }
};
