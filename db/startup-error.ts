/** Why the server can't start, in a message for the operator that also says how to fix it. Shown without a stack. */
export class StartupError extends Error {
  override name = "StartupError";
}
