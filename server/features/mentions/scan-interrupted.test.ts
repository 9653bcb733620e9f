// A tenth of the size of `bun run scan-interrupted`.
import { describe, expect, test } from "vitest";
import { onPostgres, testPostgres } from "#db/testing/postgres.ts";
import { runInterruptedScan } from "../../testing/interrupted-scan.ts";

describe.skipIf(!testPostgres)(onPostgres("a scan by several processes"), () => {
  test("finds everything once although one process was killed and two continued concurrently", async () => {
    const { questions, expected, half, killedBy, exits, found, requests, withoutLead, mentionsOfLeads } =
      await runInterruptedScan(100);
    expect(killedBy).toBe("SIGKILL");
    expect(half).toBeGreaterThan(expected.length / 4);
    expect(half).toBeLessThan(expected.length * 0.75);
    expect(exits).toEqual([0, 0]);
    expect(found).toEqual(expected);
    expect(withoutLead).toBe(0);
    expect(mentionsOfLeads).toBe(found.length);
    // Only the query that was sent but not recorded when the process died is repeated.
    expect(requests).toBeLessThanOrEqual(questions + 1);
  });
});
