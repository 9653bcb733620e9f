// Runs shell commands of the guide.
type Result = { code: number; output: string };

/** A shell in a folder, with these variables only. */
export const createShell = (cwd: string, env: Record<string, string | undefined>) => {
  const spawn = async (script: string) => {
    const child = Bun.spawn(["sh", "-euc", script], { cwd, env, stdin: "ignore", stdout: "pipe", stderr: "pipe" });
    const [stdout, stderr] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
    return { code: await child.exited, stdout, stderr };
  };
  return {
    /** Returns the exit code, and both outputs. */
    run: async (script: string): Promise<Result> => {
      const { code, stdout, stderr } = await spawn(script);
      return { code, output: stdout + stderr };
    },
    /** Returns the standard output, trimmed; throws if a command fails. */
    read: async (script: string) => {
      const { code, stdout, stderr } = await spawn(script);
      if (code !== 0) throw new Error(`${script}\nfailed with ${code}:\n${stdout.slice(-500)}${stderr.slice(-2000)}`);
      return stdout.trim();
    },
  };
};

/** Polls until `condition` returns true; false after `seconds`. */
export const becomesTrue = async (seconds: number, condition: () => Promise<boolean>) => {
  for (const startedAt = performance.now(); performance.now() - startedAt < seconds * 1000; await Bun.sleep(250))
    if (await condition()) return true;
  return false;
};
