import { z } from "zod";

export const maxUrlLength = 2_000;

/** The length is looked at first: reading an endless host takes minutes, and zod goes on after a fault by itself. */
export const webUrl = (error?: string, protocol = /^https?$/) =>
  z
    .string()
    .max(maxUrlLength, { abort: true })
    .check(z.url({ protocol, ...(error && { error }) }));
