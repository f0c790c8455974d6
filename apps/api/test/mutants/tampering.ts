import type pg from 'pg';
import type { Tamper } from '../crash/power.ts';

/** The words of a statement, however the driver was given them. */
function textOf([first]: unknown[]): string {
  if (typeof first === 'string') return first;
  return typeof first === 'object' && first !== null && 'text' in first ? String(first.text) : '';
}

function withText(given: unknown[], text: string): unknown[] {
  const [first, ...rest] = given;
  if (typeof first === 'string') return [text, ...rest];
  // Under its old name the database would take the old words.
  return [{ ...(typeof first === 'object' ? first : {}), name: undefined, text }, ...rest];
}

/** Answers in the place of the database. */
function answer(given: unknown[], rows: unknown[]): unknown {
  const result = { rows, fields: [], rowCount: rows.length, command: '' };
  const callback = given.at(-1);
  if (typeof callback !== 'function') return Promise.resolve(result);
  process.nextTick(() => callback(undefined, result));
  return undefined;
}

const LATER_MS = 15;

/** Sends every statement with some of its words changed. */
export const rewriting = (words: RegExp, instead: string) => (): Tamper => (given, send) => {
  const text = textOf(given);
  return words.test(text) ? send(withText(given, text.replace(words, instead))) : send(given);
};

/** Says that a statement is done, and does it when the transaction is long committed: what a queue beside the database would do. */
export const afterTheCommit =
  (statement: RegExp, rows: unknown[] = []) =>
  (): Tamper => {
    const held = new WeakMap<pg.Client, unknown[][]>();
    return (given, send, client) => {
      const text = textOf(given);
      const waiting = held.get(client) ?? [];
      if (statement.test(text)) {
        const kept = typeof given.at(-1) === 'function' ? given.slice(0, -1) : given;
        held.set(client, [...waiting, kept]);
        return answer(given, rows);
      }
      if (/^(commit|rollback)/i.test(text)) {
        held.delete(client);
        const isKept = /^commit/i.test(text);
        for (const late of isKept ? waiting : [])
          setTimeout(() => Promise.resolve(send(late)).catch(() => undefined), LATER_MS).unref();
      }
      return send(given);
    };
  };

/** Never asks the database: it knows the answer. */
export const answering = (statement: RegExp, rows: unknown[]) => (): Tamper => (given, send) =>
  statement.test(textOf(given)) ? answer(given, rows) : send(given);
