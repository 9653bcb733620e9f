// bun run rotate-secrets: encrypts all stored credentials with the current SECRETS_KEY again. Set SECRETS_KEY_PREVIOUS to
// the former key first; all processes can run meanwhile. Afterwards, SECRETS_KEY_PREVIOUS can be removed.
import { createDependencies } from "#server/create-dependencies.ts";
import { readEnv } from "#server/env.ts";
import { rotateSecrets } from "#server/security/rotate-secrets.ts";

const { dependencies, close } = await createDependencies({ ...readEnv(), JOBS: "off" });
const { rotated, current, failed } = await rotateSecrets(dependencies.db, dependencies.secrets);
console.log(`${rotated} rotated, ${current} already current, ${failed} can't be decrypted.`);
await close();
process.exit(failed ? 1 : 0);
