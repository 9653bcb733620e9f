import { describe, expect, test } from "vitest";
import { onPostgres, testPostgres } from "#db/testing/postgres.ts";
import { runInterruptedScan } from "../../testing/interrupted-scan.ts";

describe.skipIf(!testPostgres)(onPostgres("a scan by several processes"), () => {
  test("finds everything once although one process was killed and two continued concurrently", async () => {
    const { searches, expected, savedAtKill, killedBy, exits, saved, requests, withoutLead, mentionsOfLeads } =
      await runInterruptedScan(100);
    expect(killedBy).toBe("SIGKILL");
    expect(savedAtKill).toBeGreaterThan(expected.length / 4);
    expect(savedAtKill).toBeLessThan(expected.length * 0.75);
    expect(exits).toEqual([0, 0]);
    expect(saved).toEqual(expected);
    expect(withoutLead).toBe(0);
    expect(mentionsOfLeads).toBe(saved.length);
    // Only the query that was sent but not recorded when the process died is repeated.
    expect(requests).toBeLessThanOrEqual(searches + 1);
  });
});
