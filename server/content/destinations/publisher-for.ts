import type { Dependencies } from "../../dependencies.ts";
import { createPublisher } from "../../integrations/publishing/create-publisher.ts";
import { PublishError } from "../../integrations/publishing/publisher.ts";
import type { DestinationRow } from "./destinations.ts";
import { createImageLoader } from "./publications.ts";
import { openSecret } from "./secrets.ts";

type Scope = Pick<Dependencies, "clock" | "env" | "safeFetch" | "secrets" | "storage">;

/** Returns the adapter for one attempt at a destination. Throws PublishError `auth` if its secret can't be decrypted. */
export const publisherFor = (scope: Scope, destination: DestinationRow) => {
  const { env, safeFetch, clock, secrets } = scope;
  const secret = openSecret(secrets, destination);
  if (secret === undefined)
    throw new PublishError("auth", "The stored credentials can't be read any more. Enter them again.");
  return createPublisher({ safeFetch, clock, loadImage: createImageLoader(scope) }, env, { ...destination, secret });
};
