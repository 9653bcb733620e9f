import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { files, postImages } from "#db/schema/index.ts";
import { imageUrl, imageWidths, maxUploadBytes, type Uploaded } from "#shared/images.ts";
import { storedImage, uploaded } from "#shared/site/files.ts";
import { createFolderStorage } from "../../integrations/storage.ts";
import { gifOf, jpegWithComment, jpegWithExif, pngChunk, pngOf } from "../../testing/image-files.ts";
import { problemOf } from "../../testing/raw-http.ts";
import { createTestApp } from "../../testing/test-app.ts";

const folder = mkdtempSync(join(tmpdir(), "linkstead-pictures-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const disk = createFolderStorage(folder);
/** How many more writes succeed, and whether removes succeed. */
const behavior = { writes: Number.POSITIVE_INFINITY, removes: true };
const storage: typeof disk = {
  ...disk,
  write: async (...args) => {
    if (behavior.writes-- <= 0) throw new Error("The disk is full.");
    await disk.write(...args);
  },
  remove: async (key) => {
    if (!behavior.removes) throw new Error("The disk is away.");
    await disk.remove(key);
  },
};

const { dependencies, visitor, as, create, get, tokenOf } = await createTestApp({ storage });
const adminUser = await create.user({ isAdmin: true });
const admin = await as(adminUser);
const token = await tokenOf(adminUser);

const stored = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
const storedOf = (id: string) => stored().filter((file) => file.includes(id));
const rows = () => dependencies.db.$count(files);
/** Stored files and rows, to check that an upload left nothing behind. */
const left = async () => ({ files: stored().sort(), rows: await rows() });

const png = pngOf(1400, 700);
const encoded = (width = 1400) => new Bun.Image(png).resize(width, width / 2);
const jpeg = await encoded().jpeg().bytes();
const progressive = await encoded().jpeg({ progressive: true }).bytes();
const webp = await encoded().webp().bytes();
const gif = gifOf(700, 350);
const small = pngOf(40, 30);
const text = (words: string) => new TextEncoder().encode(words);

type Sent = { name?: string; type?: string };
const formOf = (bytes: Uint8Array, { name = "picture.png", type = "image/png" }: Sent = {}) => {
  const form = new FormData();
  form.append("file", new File([bytes as Uint8Array<ArrayBuffer>], name, { type }));
  return form;
};
const send = (body: RequestInit["body"], headers: Record<string, string> = {}) =>
  get("/api/file-uploads/image", { method: "POST", body, headers: { authorization: `Bearer ${token}`, ...headers } });
const upload = async (bytes: Uint8Array, sent?: Sent): Promise<Uploaded> => {
  const response = await send(formOf(bytes, sent));
  const body = await response.json();
  expect(body).not.toHaveProperty("detail");
  expect(response.status).toBe(201);
  return uploaded.parse(body);
};
const formBytes = async (id: string, width?: (typeof imageWidths)[number]) => (await get(imageUrl(id, width))).bytes();
const sizeOf = async (bytes: Uint8Array) => {
  const { width, height, format } = await new Bun.Image(bytes).metadata();
  return [width, height, format];
};

test.each([
  ["JPEG", jpeg, [1400, 700]],
  ["progressive JPEG", progressive, [1400, 700]],
  ["PNG", png, [1400, 700]],
  ["WebP", webp, [1400, 700]],
  ["GIF", gif, [700, 350]],
])("a %s is stored as WebP in five widths, never enlarged", async (_, bytes, [width = 0, height = 0]) => {
  const { id, url, ...stored } = await upload(bytes);
  expect(url).toBe(`/api/file-uploads/${id}/image`);
  expect(stored).toMatchObject({ width, height });
  expect(await sizeOf(await formBytes(id))).toEqual([width, height, "webp"]);
  expect((await formBytes(id)).length).toBe(stored.bytes);
  for (const target of imageWidths) {
    const narrower = Math.min(width, target);
    expect(await sizeOf(await formBytes(id, target))).toEqual([narrower, narrower / 2, "webp"]);
  }
  expect(storedOf(id)).toHaveLength(imageWidths.length);
});

test("the widest variant of a large image is 1920 pixels", async () => {
  const { id, width, height } = await upload(pngOf(2400, 1200));
  expect([width, height]).toEqual([1920, 960]);
  expect(await sizeOf(await formBytes(id))).toEqual([1920, 960, "webp"]);
});

test("a small image keeps its size in every width", async () => {
  const { id } = await upload(small);
  for (const width of imageWidths) expect(await sizeOf(await formBytes(id, width))).toEqual([40, 30, "webp"]);
});

test("rotates a sideways photo upright", async () => {
  const { width, height } = await upload(jpegWithExif(jpeg, { orientation: 6 }));
  expect([width, height]).toEqual([700, 1400]);
});

test("strips location, comments, appended data and the file name", async () => {
  const thumbnail = await new Bun.Image(small).jpeg().bytes();
  const telling = jpegWithComment(jpegWithExif(jpeg, { thumbnail }), "SECRET comment");
  expect(telling.includes("GPS") && telling.includes("Exif")).toBe(true);
  const { id } = await upload(Buffer.concat([telling, text("<script>SECRET</script>")]), { name: "SECRET.jpg" });
  for (const width of imageWidths) {
    const bytes = Buffer.from(await formBytes(id, width));
    for (const word of ["GPS", "SECRET", "script", "Exif", "EXIF", "XMP"]) expect(bytes.includes(word)).toBe(false);
  }
});

test.each([
  ["PNG", Buffer.concat([small, text("<script>SECRET</script>")])],
  ["PNG with a text chunk", pngOf(40, 30, { before: [pngChunk("tEXt", text("Comment\0SECRET"))] })],
  ["GIF", Buffer.concat([gifOf(40, 30), text("<script>SECRET</script>")])],
  ["WebP", Buffer.concat([webp, text("<script>SECRET</script>")])],
])("a %s loses what was put into it or behind it", async (_, bytes) => {
  const { id } = await upload(bytes);
  expect(Buffer.from(await formBytes(id)).includes("SECRET")).toBe(false);
});

test("ignores file name and content type, and reads the bytes", async () => {
  const names = [
    "../../../etc/passwd",
    "..\\..\\x.webp",
    "/etc/passwd",
    "a\0b.png",
    "x.php",
    "",
    "a".repeat(5_000),
    "é漢\r\nX: y",
  ];
  for (const name of names) {
    const { id } = await upload(small, { name, type: "text/html" });
    expect(storedOf(id).map((file) => file.slice(folder.length))).toEqual(
      expect.arrayContaining(imageWidths.map((width) => `/images/${id}/${width}.webp`)),
    );
  }
  expect(stored().every((file) => /\/images\/[0-9a-f-]{36}\/\d+\.webp$/.test(file))).toBe(true);
});

const bitmap = Buffer.concat([
  Buffer.from("BM"),
  Buffer.alloc(8),
  Buffer.of(54, 0, 0, 0, 40, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 24),
  Buffer.alloc(29),
]);
const cut = (bytes: Uint8Array, share: number) => bytes.slice(0, Math.floor(bytes.length * share));
const shares = [0.01, 0.3, 0.6, 0.99];
const cutOff = (name: string, bytes: Uint8Array) =>
  shares.map((share): [string, Uint8Array] => [`${name} cut at ${share * 100} %`, cut(new Uint8Array(bytes), share)]);
const zeros = deflateSync(Buffer.alloc(200_000_000));
const riff = (body: Uint8Array) => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([text("RIFF"), length, body]);
};

const refused: [what: string, bytes: Uint8Array][] = [
  ["nothing", new Uint8Array()],
  ["one byte", Buffer.of(0xff)],
  ["text", text("This is no picture.")],
  ["HTML", text("<!doctype html><script>alert(1)</script>")],
  ["SVG", text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ["SVG behind an XML declaration", text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["PDF", text("%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>")],
  ["ZIP", Buffer.concat([text("PK\x03\x04"), Buffer.alloc(100)])],
  ["an executable", Buffer.concat([text("\x7fELF"), Buffer.alloc(100)])],
  ["BMP", bitmap],
  ["TIFF", Buffer.from("49492a0008000000000000000000", "hex")],
  ["AVIF", Buffer.from("0000001c667479706176696600000000617669666d696631", "hex")],
  ["HEIC", Buffer.from("0000001c6674797068656963000000006d69663168656963", "hex")],
  ["an icon", Buffer.from("000001000100101000000100200068040000160000", "hex")],
  ["the head of a PNG alone", small.subarray(0, 8)],
  ["a PNG without pixels", pngOf(10, 10, { pixels: new Uint8Array() })],
  ["a PNG whose pixels are no pixels", pngOf(10, 10, { pixels: text("not deflated at all") })],
  ["a PNG with fewer pixels than it says", pngOf(100, 100, { pixels: deflateSync(Buffer.alloc(300)) })],
  ["a PNG of no height", pngOf(10, 0, { pixels: deflateSync(Buffer.alloc(0)) })],
  ["a PNG of 50,000 by 50,000", pngOf(50_000, 50_000, { pixels: deflateSync(Buffer.alloc(100)) })],
  ["a PNG of 40 million pixels and some", pngOf(8_000, 5_001, { pixels: deflateSync(Buffer.alloc(100)) })],
  [
    "a PNG whose profile unpacks to 200 MB",
    pngOf(10, 10, { before: [pngChunk("iCCP", Buffer.concat([text("a\0\0"), zeros]))] }),
  ],
  [
    "a PNG whose comment unpacks to 200 MB",
    pngOf(10, 10, { before: [pngChunk("zTXt", Buffer.concat([text("a\0\0"), zeros]))] }),
  ],
  ["a JPEG of markers alone", Buffer.of(0xff, 0xd8, 0xff, 0xd9)],
  ["a JPEG whose segment has no length", Buffer.concat([jpeg.subarray(0, 2), Buffer.of(0xff, 0xe0, 0, 0)])],
  ["a JPEG of fill bytes", Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(100_000, 0xff)])],
  ["a GIF without an image", Buffer.concat([text("GIF89a"), Buffer.of(1, 0, 1, 0, 0, 0, 0, 0x3b)])],
  [
    "a GIF of 65,535 by 65,535",
    Buffer.from("4749463839610100010000000000" + "2c00000000ffffffff0002024401003b", "hex"),
  ],
  ["a WebP without a picture", riff(text("WEBPVP8 "))],
  ["a WebP that moves", riff(Buffer.concat([text("WEBPVP8X"), Buffer.of(10, 0, 0, 0, 2, 0, 0, 0, 9, 0, 0, 9, 0, 0)]))],
  ...cutOff("a PNG", png),
  ...cutOff("a JPEG", jpeg),
  ...cutOff("a progressive JPEG", progressive),
  ...cutOff("a JPEG with a thumbnail", jpegWithExif(jpeg, { thumbnail: await new Bun.Image(small).jpeg().bytes() })),
  ...cutOff("a WebP", webp),
  ...cutOff("a GIF", gif),
];

test.each(refused)("refuses %s with an explanation, and stores nothing", async (_, bytes) => {
  const before = await left();
  for (const type of ["image/png", "application/octet-stream"]) {
    const { error, detail } = await problemOf(await send(formOf(bytes, { type })), 415);
    expect(error).toBe("unsupported");
    expect(detail).toMatch(/^(This|Animated) [^\n]{20,150}\.$/);
  }
  expect(await left()).toEqual(before);
});

test("names truncated and oversized images as such", async () => {
  expect((await problemOf(await send(formOf(cut(jpeg, 0.5))), 415)).detail).toContain("incomplete");
  expect((await problemOf(await send(formOf(pngOf(9_000, 9_000, { pixels: small }))), 415)).detail).toContain(
    "40 million",
  );
});

test("refuses an image taller than WebP allows, and stores a very wide one", async () => {
  const black = (width: number, height: number) =>
    pngOf(width, height, { pixels: deflateSync(new Uint8Array((width * 3 + 1) * height)) });
  const { detail } = await problemOf(await send(formOf(black(300, 17_000))), 415);
  expect(detail).toContain("too tall");
  expect((await send(formOf(black(20_000, 10)))).status).toBe(201);
});

test("judges a view into a larger buffer by its own bytes", async () => {
  const whole = Buffer.from(jpeg);
  const { prepareImage: prepared } = await import("./image-variants.ts");
  await expect(prepared(whole.subarray(0, whole.length - 20))).rejects.toMatchObject({ code: "unsupported" });
});

test("stores the first frame of a GIF of 10,000 frames", async () => {
  const { id, width } = await upload(gifOf(16, 16, 10_000));
  expect(width).toBe(16);
  expect((await formBytes(id)).length).toBeLessThan(1_000);
});

test("measures a PNG by its header, not by extra pixel data", async () => {
  const { width } = await upload(pngOf(10, 10, { pixels: zeros }));
  expect(width).toBe(10);
});

test.each<[string, () => RequestInit["body"], string?]>([
  ["no file", () => new FormData()],
  [
    "two files",
    () => {
      const form = formOf(small);
      form.append("file", new File([small], "b.png"));
      return form;
    },
  ],
  [
    "a file and a field",
    () => {
      const form = formOf(small);
      form.append("uploadedBy", "someone");
      return form;
    },
  ],
  [
    "a file under another name",
    () => {
      const form = new FormData();
      form.append("picture", new File([small], "b.png"));
      return form;
    },
  ],
  ["JSON", () => '{"file":"x"}', "application/json"],
  ["the bytes alone", () => small, "image/png"],
  [
    "a form that does not end",
    () => '--b\r\nContent-Disposition: form-data; name="file"',
    "multipart/form-data; boundary=b",
  ],
  ["nothing", () => undefined],
])("%s is an invalid upload", async (_, body, type) => {
  const before = await left();
  const response = await send(body(), type ? { "content-type": type } : {});
  expect(await problemOf(response, 400)).toMatchObject({ error: "invalid" });
  expect(await left()).toEqual(before);
});

test("only admins upload or delete, and an anonymous body is not read", async () => {
  const before = await left();
  const user = await create.user();
  const { id } = await create.image();
  const path = `/api/file-uploads/${id}`;
  for (const [authorization, status] of [
    ["", 401],
    ["Bearer nonsense", 401],
    [`Bearer ${await tokenOf({ id: user.id, isAdmin: true })}`, 403],
  ] as const) {
    const headers = { authorization };
    const form = { method: "POST", body: formOf(text("no picture")), headers };
    await problemOf(await get("/api/file-uploads/image", form), status);
    await problemOf(await get(path, { method: "DELETE", headers }), status);
  }
  expect(await left()).toEqual({ ...before, rows: before.rows + 1 });
});

/** A chunked form body without a Content-Length; `bytes` is the size of the file part. */
const inPieces = (bytes: number) => {
  const start = text('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
  const piece = new Uint8Array(500_000);
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (!sent) controller.enqueue(start);
      sent += piece.length;
      if (sent <= bytes) return controller.enqueue(piece);
      controller.enqueue(text("\r\n--b--\r\n"));
      controller.close();
    },
  });
};

test("refuses a file over 10 MB, with or without a content length", async () => {
  const before = await left();
  const file = new Uint8Array(maxUploadBytes + 1);
  const boundary = { "content-type": "multipart/form-data; boundary=b" };
  const lying = { ...boundary, "content-length": String(maxUploadBytes * 2) };
  for (const response of [
    await send(formOf(file)),
    await send(formOf(new Uint8Array(maxUploadBytes + 50_000))),
    await send("--b--", lying),
    await send(inPieces(maxUploadBytes * 2), boundary),
  ]) {
    const { error, detail } = await problemOf(response, 413);
    expect([error, detail]).toEqual(["too-large", "The file must be 10 MB or smaller."]);
  }
  expect(await left()).toEqual(before);
});

test("accepts a file of 10 MB, and a small one sent in chunks", async () => {
  const large = Buffer.concat([small, new Uint8Array(maxUploadBytes - small.length)]);
  expect((await upload(large)).width).toBe(40);
  await problemOf(await send(inPieces(1_000_000), { "content-type": "multipart/form-data; boundary=b" }), 415);
});

test.each([0, 2, 4])(
  "when storage fails after %d writes, nothing stays and the caller gets an error",
  async (writes) => {
    const before = await left();
    behavior.writes = writes;
    const response = await send(formOf(small));
    behavior.writes = Number.POSITIVE_INFINITY;
    expect(await problemOf(response, 500)).toMatchObject({ error: "internal" });
    expect(await left()).toEqual(before);
  },
);

test("when neither writing nor cleaning up works, the first error is reported and no row stays", async () => {
  const before = await rows();
  const { saveImage: savePicture } = await import("./files.ts");
  Object.assign(behavior, { writes: 2, removes: false });
  const saving = savePicture(dependencies, small, null).catch((error: Error) => error.message);
  expect(await saving).toBe("The disk is full.");
  Object.assign(behavior, { writes: Number.POSITIVE_INFINITY, removes: true });
  expect(await rows()).toBe(before);
});

test("when the row cannot be written, no bytes stay", async () => {
  const { saveImage: savePicture } = await import("./files.ts");
  const before = await left();
  const unknownId = "0196a000-0000-7000-8000-000000000000";
  await expect(savePicture(dependencies, small, unknownId)).rejects.toThrow();
  expect(await left()).toEqual(before);
});

test("of twelve concurrent uploads some get a 503 to retry, and none of those stays", async () => {
  const before = await left();
  const responses = await Promise.all(Array.from({ length: 12 }, () => send(formOf(jpeg))));
  const taken = responses.filter(({ status }) => status === 201);
  const waiting = responses.filter(({ status }) => status !== 201);
  expect(taken.length).toBeGreaterThanOrEqual(10);
  expect(waiting.length).toBeGreaterThanOrEqual(1);
  for (const response of waiting) {
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await problemOf(response, 503)).toMatchObject({ error: "unavailable" });
  }
  const after = await left();
  expect(after.rows - before.rows).toBe(taken.length);
  expect(after.files.length - before.files.length).toBe(taken.length * imageWidths.length);
  await upload(small);
});

test("reads an image's metadata by its id", async () => {
  const sent = await upload(jpeg);
  const found = storedImage.parse(await read(visitor["file-uploads"][":id"].$get({ param: { id: sent.id } })));
  const { placeholder, ...rest } = found;
  expect(rest).toEqual(sent);
  expect(placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(placeholder.length).toBeLessThan(500);
});

test("an image is cached forever and cannot run anything", async () => {
  const { id } = await upload(small);
  const response = await get(imageUrl(id, 640));
  const bytes = await response.bytes();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "cross-origin-resource-policy": "same-origin",
    etag: expect.stringMatching(/^"[\w-]+"$/),
  });
  expect(response.headers.get("set-cookie")).toBeNull();
  const head = await get(imageUrl(id, 640), { method: "HEAD" });
  expect([head.status, head.headers.get("content-type"), (await head.bytes()).length]).toEqual([200, "image/webp", 0]);
  expect(head.headers.get("etag")).toBe(response.headers.get("etag"));
  expect(await sizeOf(bytes)).toEqual([40, 30, "webp"]);
});

test("a cached image is not sent again; each width is its own resource", async () => {
  const { id } = await upload(small);
  const etagOf = async (width?: (typeof imageWidths)[number]) =>
    (await get(imageUrl(id, width))).headers.get("etag") ?? "";
  const etags = [await etagOf(), ...(await Promise.all(imageWidths.map(etagOf)))];
  expect(new Set(etags).size).toBe(6);
  const request = (etag: string) => get(imageUrl(id, 320), { headers: { "if-none-match": etag } });
  for (const sent of [etags[1], `W/${etags[1]}`, `"other", ${etags[1]}`]) {
    const response = await request(sent ?? "");
    expect([response.status, await response.text()]).toEqual([304, ""]);
    expect(response.headers.get("etag")).toBe(etags[1]);
    expect(response.headers.get("cache-control")).toContain("immutable");
  }
  for (const sent of [etags[0], etags[2], '"other"', ""]) expect((await request(sent ?? "")).status).toBe(200);
});

const noSuch = "0196a000-0000-7000-8000-000000000000";
test.each([`/${noSuch}`, `/${noSuch}/image`, `/${noSuch}/image?w=320`])("%s is not found", async (path) => {
  const response = await get(`/api/file-uploads${path}`);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await problemOf(response, 404)).toMatchObject({ error: "not-found" });
});

test.each([
  ...["0", "1", "319", "321", "3840", "-320", "320.0", "3.2e2", "", "320px", "0x140", "%00", "320&w=640"].map(
    (width) => `/${noSuch}/image?w=${width}`,
  ),
  `/${noSuch}/image?width=320`,
  `/${noSuch}/image?w[]=320`,
  "/1",
  "/1/image",
  "/x/image",
  "/..%2f..%2fetc/image",
])("%s is an invalid question", async (path) => {
  expect(await problemOf(await get(`/api/file-uploads${path}`), 400)).toMatchObject({ error: "invalid" });
});

test("a deleted image is gone with its bytes, and cannot be deleted twice", async () => {
  const { id } = await upload(small);
  const remove = () => admin["file-uploads"][":id"].$delete({ param: { id } });
  const response = await remove();
  expect([response.status, await response.text()]).toEqual([204, ""]);
  expect(storedOf(id)).toEqual([]);
  for (const path of [imageUrl(id), imageUrl(id, 320), `/api/file-uploads/${id}`])
    expect((await get(path)).status).toBe(404);
  await expect(read(remove())).rejects.toMatchObject({ status: 404, code: "not-found" });
});

test("an image used by a post, as cover or in the text, cannot be deleted until the post drops it", async () => {
  const { id } = await upload(small);
  const remove = () => read(admin["file-uploads"][":id"].$delete({ param: { id } }));
  const asCover = await create.post({ coverImageId: id, status: "draft" });
  await expect(remove()).rejects.toMatchObject({ status: 409, code: "conflict" });
  await read(admin.blogposts[":id"].$delete({ param: { id: asCover.id } }));
  const inText = await read(
    admin.blogposts.$post({
      json: { title: "With a picture", content: `<img src="${imageUrl(id, 640)}">`, status: "published" },
    }),
  );
  await expect(remove()).rejects.toMatchObject({ status: 409, code: "conflict" });
  expect(storedOf(id)).toHaveLength(imageWidths.length);
  await read(admin.blogposts[":id"].$delete({ param: { id: inText.id } }));
  expect(await dependencies.db.select().from(postImages).where(eq(postImages.fileId, id))).toEqual([]);
  await remove();
  expect(storedOf(id)).toEqual([]);
});
