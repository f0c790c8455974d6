import { askHelper } from './helper.ts';

/** Changes rows behind the server's back, for what a journey cannot wait for: `await sql('update … where id = $1', id)`. */
export async function sql(statement: string, ...values: string[]): Promise<void> {
  await askHelper({ kind: 'statement', words: [statement, ...values] });
}
