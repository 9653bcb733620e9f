// The content policy forbids eval, which zod tries when the first object schema is created. In the build this module is
// in zod's own chunk (vite.config.ts), so it runs before any schema.
import { config } from "zod/v4/core";

config({ jitless: true });
