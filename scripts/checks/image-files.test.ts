import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { $ } from "bun";
import { expect, onTestFinished, test } from "vitest";
import { createClient, read } from "#client/app/api-client.ts";
import { unpackSnapshot } from "#db/testing/snapshot.ts";
import { startBuiltServer } from "#server/testing/built-server.ts";

test("the files of the image are below 195 MB and need no other packages: a visitor signs up and in", async () => {
  // Outside of the project, where no node_modules is found.
  const folder = mkdtempSync(join(tmpdir(), "linkstead-image-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await $`${process.execPath} scripts/image-files.ts ${folder}`;
  // The limit of 200 MB, less 5 MB for the C library and a shell.
  const own = Number((await $`du --summarize --bytes ${folder}`.text()).split("\t")[0]);
  expect(own + Bun.file(process.execPath).size).toBeLessThan(195e6);
  const dataDir = join(folder, "data");
  await unpackSnapshot(dataDir);
  const server = await startBuiltServer({ DATA_DIR: dataDir }, folder);
  onTestFinished(server.kill);
  const api = createClient(`${server.url}/api`, fetch);
  const json = { email: "visitor@people.example", password: "quite a long password" };
  for (const call of [api.auth.signup, api.auth.signIn])
    expect((await read(call.$post({ json }))).accessToken).toEqual(expect.any(String));
  expect(await (await fetch(server.url)).text()).toContain("</html>");
});
