import type { Db } from './client.ts';

/**
 * Builds a statement once for each database instead of once a call: building takes longer than sending. Values are placeholders, and a name lets the database
 * keep the plan.
 */
export function prepareOnce<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>();
  return (db) => {
    const known = built.get(db) ?? build(db);
    built.set(db, known);
    return known;
  };
}
