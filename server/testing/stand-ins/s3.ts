// Stand-in for the S3 operations that the storage uses, with state, signature checks and XML errors.
import { createHash, createHmac } from "node:crypto";

export const s3Key = { id: "test-key", secret: "test-secret" };

type Stored = { bytes: Uint8Array<ArrayBuffer>; type: string };

/** `behavior.refusal` makes every request fail with that status and code. */
export const s3 = () => {
  const objects = new Map<string, Stored>();
  const requests: { method: string; path: string }[] = [];
  const behavior: { refusal?: { status: number; code: string } } = {};

  const response = async (request: Request) => {
    const { method } = request;
    const { pathname: path, searchParams } = new URL(request.url);
    requests.push({ method, path });
    const bytes = await request.bytes();
    if (behavior.refusal) return failure(behavior.refusal.status, behavior.refusal.code);
    const error = faultOf(request);
    if (error) return failure(403, error);
    if (method === "PUT") {
      objects.set(path, { bytes, type: request.headers.get("content-type") ?? "" });
      return new Response(null, { headers: { ETag: `"${createHash("md5").update(bytes).digest("hex")}"` } });
    }
    if (method === "DELETE") {
      objects.delete(path);
      return new Response(null, { status: 204 });
    }
    if (searchParams.has("list-type")) return listing([...objects.keys()].sort(), path, searchParams);
    const found = objects.get(path);
    if (!found) return failure(404, "NoSuchKey");
    return new Response(found.bytes, { headers: { "Content-Type": found.type } });
  };

  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", idleTimeout: 0, fetch: response });
  return { url: `http://127.0.0.1:${server.port}`, objects, requests, behavior, stop: () => server.stop(true) };
};

/** Two keys per page, so that a client has to read on. */
const listing = (paths: string[], bucket: string, params: URLSearchParams) => {
  const root = bucket.endsWith("/") ? bucket : `${bucket}/`;
  const start = Number(params.get("continuation-token") ?? 0);
  const keys = paths
    .filter((path) => path.startsWith(root + (params.get("prefix") ?? "")))
    .map((path) => decodeURIComponent(path.slice(root.length)));
  const next = start + 2 < keys.length ? `<NextContinuationToken>${start + 2}</NextContinuationToken>` : "";
  const contents = keys.slice(start, start + 2).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${next !== ""}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`,
    { headers: { "Content-Type": "application/xml" } },
  );
};

const failure = (status: number, code: string) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>Refused.</Message></Error>`, {
    status,
    headers: { "Content-Type": "application/xml" },
  });

/**
 * Returns the error of an invalid signature.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
const faultOf = (request: Request) => {
  const [, id, day, region, names = "", signature] =
    request.headers
      .get("authorization")
      ?.match(
        /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/,
      ) ?? [];
  if (!id || !day || !region) return "AccessDenied";
  if (id !== s3Key.id) return "InvalidAccessKeyId";
  const { pathname, search } = new URL(request.url);
  const headers = names.split(";").map((name) => `${name}:${request.headers.get(name)?.trim()}\n`);
  const content = request.headers.get("x-amz-content-sha256");
  const canonical = [request.method, pathname, search.slice(1), headers.join(""), names, content].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const hash = createHash("sha256").update(canonical).digest("hex");
  const text = ["AWS4-HMAC-SHA256", request.headers.get("x-amz-date"), scope, hash].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${s3Key.secret}`);
  return hmac(key, text).toString("hex") === signature ? undefined : "SignatureDoesNotMatch";
};

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
