/**
 * One year's cut-offs as a text file that git can diff. First the pools, then for each round one line a pool in the same order:
 *
 *   # a comment
 *   pools
 *   =iit-bombay 41          the programme the next pools belong to
 *   AI OPEN N               one pool
 *   round 1
 *   1 66                    two numbers (JoSAA: opening and closing rank; CAP: merit number and percentile)
 *                           an empty line: no seat allotted in this pool in this round
 *
 * `-` is a blank number, a trailing P marks a preparatory rank, a decimal a tie. Pools are in the order of the round that first has them, so
 * a new round is appended and changes nothing above it except that its new pools are added.
 */
export const MARK = { secondPreparatory: 1, secondDecimal: 2, firstPreparatory: 4, firstDecimal: 8 } as const;

/**
 * The pools of a file, and its cells as parallel columns in file order. Lines repeat a lot, so each distinct line is stored once in a dictionary and
 * a pool is two indexes: `groups[group[n]]` and `kinds[kind[n]]`. A blank number is NaN.
 */
export type CutoffFile = {
  groups: string[];
  kinds: string[];
  pools: { group: Uint32Array; kind: Uint16Array };
  cells: { pool: Uint32Array; round: Uint8Array; first: Float64Array; second: Float64Array; marks: Uint8Array };
};

/** One pool's line in a round; null where no seat was allotted. */
export type CellText = { first: number | null; second: number | null; marks: number } | null;
export type WritableCutoffs = {
  comment: string;
  pools: { group: string; pool: string }[];
  rounds: { round: number; cells: CellText[] }[];
};

/** The text of a cut-off file. Trailing empty lines of a round are left out. */
export function writeCutoffFile(file: WritableCutoffs): string {
  const lines = [`# ${file.comment}`, 'pools'];
  let group = '';
  for (const pool of file.pools) {
    if (pool.group !== group) lines.push(`=${pool.group}`);
    group = pool.group;
    lines.push(pool.pool);
  }
  for (const { round, cells } of file.rounds) {
    lines.push(`round ${round}`);
    const last = cells.findLastIndex((cell) => cell !== null);
    for (const cell of cells.slice(0, last + 1)) lines.push(cell === null ? '' : cellLine(cell));
  }
  return `${lines.join('\n')}\n`;
}

function cellLine({ first, second, marks }: NonNullable<CellText>): string {
  const firstMark = marks & MARK.firstPreparatory ? 'P' : '';
  const secondMark = marks & MARK.secondPreparatory ? 'P' : '';
  return `${numberText(first)}${firstMark} ${numberText(second)}${secondMark}`;
}

/** Digits and a point, never an exponent. */
function numberText(value: number | null): string {
  if (value === null) return '-';
  const text = String(value);
  return text.includes('e') ? value.toFixed(7).replace(/\.?0+$/, '') : text;
}
