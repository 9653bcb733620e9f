// What every platform that we publish to can do, and how it fails.
import type {
  ConnectionReport,
  PublishErrorClass,
  PublishedDocument,
  PublishMode,
  PublishTarget,
} from "#shared/content/destinations.ts";
import type { SafeFetch } from "../safe-fetch.ts";

type ErrorOptions = {
  /** How long the platform asks to wait. */
  retryAfterMs?: number | undefined;
  /** The document that exists by now although the attempt failed. */
  remoteId?: string | undefined;
  /** Whether the document to change no longer exists. */
  isMissing?: boolean;
  cause?: unknown;
};

/** A failed attempt. Its message is a sentence for the owner: what happened and what to do. */
export class PublishError extends Error {
  readonly errorClass: PublishErrorClass;
  readonly retryAfterMs: number | undefined;
  readonly remoteId: string | undefined;
  readonly isMissing: boolean;

  constructor(
    errorClass: PublishErrorClass,
    message: string,
    { retryAfterMs, remoteId, isMissing = false, cause }: ErrorOptions = {},
  ) {
    super(message, { cause });
    this.errorClass = errorClass;
    this.retryAfterMs = retryAfterMs;
    this.remoteId = remoteId;
    this.isMissing = isMissing;
  }
}

export type RemoteDocument = { remoteId: string; url: string | null };

/** `warnings`: sentences for the owner about what the platform changed or left out. */
export type SavedDocument = RemoteDocument & { warnings: string[] };

export type SaveOptions = {
  /** The id of the article or page, and its version. */
  id: string;
  version: number;
  /** When it was last published; null the first time. */
  publishedAt: Date | null;
  /** `draft` leaves a document live that already is. */
  mode: PublishMode;
  /** The document to change; without it, one is created. */
  remoteId?: string | undefined;
};

/** All methods throw PublishError. */
export type Publisher = {
  /** Checks the connection and what the account may do. */
  test: () => Promise<Omit<ConnectionReport, "ok" | "reason">>;
  targets: () => Promise<PublishTarget[]>;
  /** Finds a document by its slug, drafts included. Undefined if there is none, or if the platform can't tell. */
  find: (slug: string) => Promise<RemoteDocument | undefined>;
  /** Creates or changes a document, uploads its image, and reads it back. */
  save: (document: PublishedDocument, options: SaveOptions) => Promise<SavedDocument>;
  unpublish: (
    remoteId: string,
    document: PublishedDocument,
    options: Pick<SaveOptions, "id" | "version" | "publishedAt">,
  ) => Promise<void>;
};

export type LoadedImage = { bytes: Uint8Array<ArrayBuffer>; type: string; name: string };

export type PublisherDependencies = {
  safeFetch: SafeFetch;
  clock: () => Date;
  /** Reads a document's image. Throws PublishError. */
  loadImage: (url: string) => Promise<LoadedImage>;
};

/** Runs steps after a create, so that their errors carry the id of what was created. */
export const withRemoteId = async <Result>(remoteId: string, steps: () => Promise<Result>) => {
  try {
    return await steps();
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    const { errorClass, message, retryAfterMs, isMissing, cause } = error;
    throw new PublishError(errorClass, message, { retryAfterMs, remoteId, isMissing, cause });
  }
};

/**
 * Returns the image's upload, or a warning if the image itself is refused: an article is not held back for its image.
 * Throws PublishError if the platform is busy, unreachable or rejects the credentials.
 */
export const tryImage = async <Upload>(
  image: PublishedDocument["image"],
  upload: (image: NonNullable<PublishedDocument["image"]>) => Promise<Upload>,
): Promise<{ uploaded?: Upload; warnings: string[] }> => {
  if (!image) return { warnings: [] };
  try {
    return { uploaded: await upload(image), warnings: [] };
  } catch (error) {
    const isRefused = error instanceof PublishError && /^(refused|mapping)$/.test(error.errorClass);
    if (!isRefused) throw error;
    return { warnings: [`Published without its image. ${error.message}`] };
  }
};
