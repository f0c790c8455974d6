import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';
import { textOf, wrapQuery } from '../db/wrap-query.ts';
import { currentTracer } from './span.ts';

/** Measures each statement that a request or a job sends, by its verb and its table. Its text and its values are never recorded. */
export function traceStatements(pool: pg.Pool): void {
  const tracer = currentTracer();
  if (!tracer) return;
  pool.on('connect', (client) =>
    wrapQuery(client, (statement) => {
      // What a process asks for itself, such as the queue every two seconds, would be most of all spans.
      if (!tracer.isInside()) return undefined;
      const { verb, table } = describeStatement(textOf(statement));
      const opened = tracer.open(table ? `${verb} ${table}` : verb, {
        kind: 'client',
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': verb,
          ...(table && { 'db.collection.name': table }),
        },
      });
      return (error) => opened.end(error);
    }),
  );
  keepContext(pool);
}

/** A request that waits for a connection gets it in the context of the one that returned it, unless its own is restored. */
function keepContext(pool: pg.Pool) {
  const { connect } = pool;
  const restored = (given: unknown) =>
    typeof given === 'function'
      ? AsyncResource.bind((...values: unknown[]): unknown => Reflect.apply(given, undefined, values))
      : given;
  Object.assign(pool, { connect: (...given: unknown[]) => Reflect.apply(connect, pool, given.map(restored)) });
}

const VERB = /^\W*([a-z]+)/i;
/** The first name after one of these words that is no function. */
const TABLE = /\b(?:from|into|update)\s+"?([a-z_]+(?:"?\."?[a-z_]+)?)\b(?!\s*\()/i;

/** `select "id" from "students" where …` → `select`, `students`. */
export function describeStatement(text: string): { verb: string; table: string | undefined } {
  return {
    verb: VERB.exec(text)?.[1]?.toLowerCase() ?? 'statement',
    table: TABLE.exec(text)?.[1]?.replaceAll('"', '').toLowerCase(),
  };
}
