import { readFileSync } from 'node:fs';

type Line = { msg: string; err?: { message: string } };
/** The end of a message names the cause; before it stands the query. */
const CAUSE = 90;

/** What processes logged as a warning or worse, each kind once with its count: why a request failed is known nowhere else. */
export function readComplaints(path: string): string[] {
  const counts = new Map<string, number>();
  for (const text of readFileSync(path, 'utf8').split('\n')) {
    // Among them stand the lines for whoever starts the server by hand.
    if (!text.startsWith('{')) continue;
    const line: Line = JSON.parse(text);
    const cause = line.err ? `: ${line.err.message.replaceAll('\n', ' ').slice(-CAUSE)}` : '';
    const what = line.msg + cause;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => `${count} × ${what}`);
}
