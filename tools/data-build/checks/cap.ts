import { decodeSeatCode } from '@dakhila/domain/colleges/seat-code';
import type { CapCell } from '../data-set.ts';
import type { Problems } from '../problems.ts';
import { checkDuplicates, checkRounds } from './rounds.ts';

/** More candidates than any merit list of CAP had. */
const LARGEST_MERIT_NUMBER = 500_000;

/** Everything that can be wrong with CAP cells. */
export function checkCap(cells: readonly CapCell[], before: readonly CapCell[], problems: Problems): void {
  for (const cell of cells) checkCell(cell, problems);
  checkDuplicates('CAP', cells, poolOf, problems);
  checkRounds('CAP', cells, before, problems);
}

const poolOf = (cell: CapCell) => `${cell.choiceCode} ${cell.category} ${cell.section} ${cell.stage} ${cell.exam}`;

function checkCell(cell: CapCell, problems: Problems): void {
  const where = () => `CAP ${cell.year} round ${cell.round}, ${poolOf(cell)}: ${cell.meritNumber} (${cell.percentile})`;
  const { meritNumber, percentile } = cell;
  if (!Number.isInteger(meritNumber) || meritNumber < 1 || meritNumber > LARGEST_MERIT_NUMBER)
    problems.error('impossible-rank', where());
  if (percentile === null) problems.warning('no-percentile', where());
  else if (!(percentile >= 0 && percentile <= 100)) problems.error('impossible-percentile', where());
  const seat = decodeSeatCode(cell.category);
  if (seat === null) problems.error('unknown-category', where());
  else if (seat.category === null && (seat.kind === 'pwd' || seat.kind === 'defence'))
    problems.warning('seat-code-without-category', where());
}
