import pg from 'pg';

/** One statement as it went to the database, and what came back. */
export type Statement = { text: string; values: unknown[]; rows: unknown[][]; count: number };

type Answer = { rows?: unknown[]; rowCount?: number | null };

/**
 * Listens to what this process asks of its database. `begin` starts recording, `end` returns what was recorded since. One request at a time: a transaction that
 * is interrupted by another connection could not be told again.
 */
export function listenToStatements() {
  let noted: Statement[] | null = null;
  let holder: pg.Client | null = null;
  const send = pg.Client.prototype.query;

  function query(this: pg.Client, ...given: unknown[]): unknown {
    if (!noted) return Reflect.apply(send, this, given);
    const { text, values } = readArguments(given);
    if (holder && holder !== this) throw new Error(`two connections at once: ${text}`);
    if (/^begin/i.test(text)) holder = this;
    if (/^(commit|rollback)$/i.test(text)) holder = null;
    const statement: Statement = { text, values, rows: [], count: 0 };
    noted.push(statement);
    const hear = (answer: Answer) => {
      statement.rows = (answer.rows ?? []).map((row) => Object.values(row ?? {}));
      statement.count = answer.rowCount ?? 0;
    };
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      const told = (error: unknown, answer: Answer | undefined) => {
        if (answer) hear(answer);
        callback(error, answer);
      };
      return Reflect.apply(send, this, [...given.slice(0, -1), told]);
    }
    const answered: Promise<Answer> = Reflect.apply(send, this, given);
    return answered.then((answer) => {
      hear(answer);
      return answer;
    });
  }
  Object.assign(pg.Client.prototype, { query });

  return {
    begin: () => {
      noted = [];
    },
    end: (): Statement[] => {
      const heard = noted ?? [];
      noted = null;
      return heard;
    },
  };
}

/** `query(text, values)`, `query({ text, values })` and `query({ text }, values)` are the same to us. */
function readArguments([first, second]: unknown[]): { text: string; values: unknown[] } {
  const given = typeof first === 'object' && first !== null ? Object.entries(first) : [['text', first]];
  const named = new Map<unknown, unknown>(given.map(([name, value]) => [name, value]));
  const values = Array.isArray(second) ? second : named.get('values');
  return { text: String(named.get('text')), values: Array.isArray(values) ? [...values] : [] };
}
