import type { CopiedTable } from './read-copy.ts';

export type AboutCopy = { brand: string; madeAt: Date };

/** The copy for another program, piece by piece: one JSON object, tables and fields by the names they have in the database. */
export async function* writeJson({ brand, madeAt }: AboutCopy, tables: Iterable<CopiedTable>): AsyncGenerator<string> {
  yield `{\n"product": ${JSON.stringify(brand)},\n"madeAt": ${JSON.stringify(madeAt.toISOString())},\n"data": {`;
  const leftOut: { table: string; field: string; why: string }[] = [];
  let isFirst = true;
  for (const { holding, rows } of tables) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(holding.table)}: [`;
    isFirst = false;
    let separator = '\n';
    for await (const row of rows) {
      yield `${separator}${JSON.stringify(row)}`;
      separator = ',\n';
    }
    yield ']';
    for (const [field, why] of Object.entries(holding.hidden ?? {})) leftOut.push({ table: holding.table, field, why });
    for (const [field, { why }] of Object.entries(holding.shortened ?? {}))
      leftOut.push({ table: holding.table, field, why });
  }
  yield `\n},\n"leftOut": ${JSON.stringify(leftOut, null, 1)}\n}\n`;
}
