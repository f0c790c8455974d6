import { readFileSync } from 'node:fs';

type Failure = { type: string; code?: string; message?: string; cause?: Failure };
type Line = { msg: string; err?: Failure };

/** What processes logged as a warning or worse, each kind once with its count: why a request failed is known nowhere else. */
export function readComplaints(path: string): string[] {
  const counts = new Map<string, number>();
  for (const text of readFileSync(path, 'utf8').split('\n')) {
    // Among them are the lines for a person who starts the server by hand.
    if (!text.startsWith('{')) continue;
    const { msg, err }: Line = JSON.parse(text);
    const what = err ? `${msg}: ${nameOf(err)}` : msg;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => `${count} × ${what}`);
}

/** The innermost cause: a database error by its code, any other by its words. */
const nameOf = ({ type, code, message, cause }: Failure): string =>
  cause ? nameOf(cause) : [type, code, message].filter(Boolean).join(' ');
