import { appendFileSync } from 'node:fs';

export type Bar = { what: string; seen: string; limit: string; isMet: boolean };

/** Prints a figure beside its limit. A missed one ends the harness with 1. `npm run proof` reads the figures from the file that it names in PROOF_FILE. */
export function bar(what: string, seen: string, limit: string, isMet: boolean): void {
  if (!isMet) process.exitCode = 1;
  console.log(`  ${what.padEnd(54)} ${seen.padStart(12)}   limit ${limit.padEnd(12)} ${isMet ? 'ok' : 'MISSED'}`);
  const file = process.env.PROOF_FILE;
  if (file) appendFileSync(file, `${JSON.stringify({ what, seen, limit, isMet } satisfies Bar)}\n`);
}

// A harness that breaks half-way must not look as if it had shown the rest.
process.once('uncaughtExceptionMonitor', () => bar('came to its end', 'no', 'yes', false));

/** A figure that must not be above its limit. */
export const atMost = (what: string, value: number, limit: number, unit = '', digits = 0): void =>
  bar(what, `${value.toFixed(digits)}${unit}`, `${limit}${unit}`, value <= limit);

/** A figure that must not be below its limit. */
export const atLeast = (what: string, value: number, limit: number, unit = '', digits = 0): void =>
  bar(what, `${value.toFixed(digits)}${unit}`, `≥ ${limit}${unit}`, value >= limit);

/** What must not happen at all. */
export const none = (what: string, count: number): void => atMost(what, count, 0);
