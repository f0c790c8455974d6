/** One row and the line of the file it begins in. */
export type CsvRow = { line: number; fields: string[] };

/** What no honest file has: an endless row, a quote in the wrong place, a null. */
export class CsvProblem extends Error {
  readonly line: number;
  constructor(line: number, problem: string) {
    super(problem);
    this.line = line;
  }
}

const LONGEST_ROW = 10_000;
const MOST_FIELDS = 200;

/**
 * Reads CSV (RFC 4180) piece by piece, so a file is never in memory as a whole. Empty rows are skipped. Throws
 * a `CsvProblem`.
 */
export async function* streamCsv(pieces: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  let line = 1;
  let row: CsvRow = { line, fields: [] };
  let field = '';
  let length = 0;
  let state: 'start' | 'plain' | 'quoted' | 'closed' = 'start';
  let isFirst = true;
  const refuse = (problem: string) => new CsvProblem(line, problem);
  const endField = () => {
    if (row.fields.length === MOST_FIELDS) throw refuse(`a row has at most ${MOST_FIELDS} fields`);
    row.fields.push(field);
    field = '';
    state = 'start';
  };
  const endRow = (): CsvRow | null => {
    endField();
    const ended = row;
    row = { line: line + 1, fields: [] };
    length = 0;
    return ended.fields.length === 1 && ended.fields[0] === '' ? null : ended;
  };
  for await (const piece of pieces) {
    for (const char of piece) {
      // A spreadsheet may begin its file with a byte order mark.
      if (isFirst && char === '\uFEFF') {
        isFirst = false;
        continue;
      }
      isFirst = false;
      length += 1;
      if (length > LONGEST_ROW) throw refuse(`a row has at most ${LONGEST_ROW} characters`);
      if (char === '\0') throw refuse('this is not a text');
      if (state === 'quoted') {
        if (char === '"') state = 'closed';
        else field += char;
        if (char === '\n') line += 1;
      } else if (char === '"' && state === 'closed') {
        field += '"';
        state = 'quoted';
      } else if (char === '"') {
        if (state === 'plain') throw refuse('a quote stands inside a field');
        state = 'quoted';
      } else if (char === ',') endField();
      else if (char === '\n') {
        const ended = endRow();
        line += 1;
        if (ended) yield ended;
      } else if (char !== '\r') {
        if (state === 'closed') throw refuse('text stands behind a quoted field');
        field += char;
        state = 'plain';
      }
    }
  }
  if (state === 'quoted') throw refuse('a quote is never closed');
  const last = row.fields.length > 0 || field !== '' || state === 'closed' ? endRow() : null;
  if (last) yield last;
}
