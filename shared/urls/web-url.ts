import { z } from "zod";

export const maxUrlLength = 2_000;

/**
 * Checks the length first and aborts: parsing a very long host takes minutes, and zod otherwise continues after an
 * error.
 */
export const webUrl = (error?: string, protocol = /^https?$/) =>
  z
    .string()
    .max(maxUrlLength, { abort: true })
    .check(z.url({ protocol, ...(error && { error }) }));
