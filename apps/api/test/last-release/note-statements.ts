import { appendFileSync } from 'node:fs';
import pg from 'pg';
import { textOf } from '../../src/db/wrap-query.ts';

/** Only these can be planned; a transaction's own statements depend on no table. */
const PLANNED = /^\s*(select|insert|update|delete|with)\b/i;
/** A process runs many test files, each of which loads this one. */
const IS_NOTING = Symbol.for('dakhila: statements are noted');

/** The query builder and the queue are the product's. Other texts are those that tests write themselves. */
const isOfProduct = (statement: unknown) => typeof statement === 'object' || textOf(statement).includes('queue.');

/** Appends each new statement that the product sends in this process to a file, one JSON string a line. */
function noteStatements(file: string): void {
  const noted = new Set<string>();
  const send = pg.Client.prototype.query;
  function query(this: pg.Client, ...given: unknown[]): unknown {
    const text = textOf(given[0]);
    if (isOfProduct(given[0]) && PLANNED.test(text) && !noted.has(text)) {
      noted.add(text);
      appendFileSync(file, `${JSON.stringify(text)}\n`);
    }
    return Reflect.apply(send, this, given);
  }
  Object.assign(pg.Client.prototype, { query });
}

const { RELEASE_STATEMENTS } = process.env;
if (RELEASE_STATEMENTS && !(IS_NOTING in globalThis)) {
  Object.assign(globalThis, { [IS_NOTING]: true });
  noteStatements(RELEASE_STATEMENTS);
}
