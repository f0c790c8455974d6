import type pg from 'pg';

/** Calls `around` for each statement of a connection. What it returns sees the result or the error, and may throw another error instead of a result. */
export function wrapQuery(client: pg.PoolClient, around: (statement: unknown) => After): void {
  const send = client.query;
  const query = (...given: unknown[]): unknown => {
    const after = around(given[0]);
    if (!after) return Reflect.apply(send, client, given);
    const callback = given.at(-1);
    if (typeof callback !== 'function')
      return Promise.resolve(Reflect.apply(send, client, given)).then(
        (result) => {
          after();
          return result;
        },
        (error: unknown) => {
          after(error);
          throw error;
        },
      );
    const answered = (error: unknown, ...result: unknown[]) => {
      try {
        after(error ?? undefined);
      } catch (thrown) {
        return callback(error ?? thrown);
      }
      return callback(error, ...result);
    };
    return Reflect.apply(send, client, [...given.slice(0, -1), answered]);
  };
  Object.assign(client, { query });
}
/** What to do once the statement has ended; nothing where it is of no interest. */
type After = ((error?: unknown) => void) | undefined;

/** The text of a statement, in whichever of the driver's forms it was given. */
export const textOf = (statement: unknown): string => {
  const text = typeof statement === 'object' && statement && 'text' in statement ? statement.text : statement;
  return typeof text === 'string' ? text : '';
};
