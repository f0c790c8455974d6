import { MARK } from '../../../apps/api/src/catalogue/format/cutoff-file.ts';
import type { JosaaCell } from '../data-set.ts';
import type { Problems } from '../problems.ts';
import { knownOddity } from './known-oddities.ts';
import { checkDuplicates, checkRounds } from './rounds.ts';

/** More candidates than ever sat the exam. */
const LARGEST_RANK = 2_000_000;
/** Closing ranks should grow with the rounds; 0.15 % of them did not in 2016–2025. Far more means mixed-up rounds. */
const LARGEST_SHARE_SHRINKING = 0.02;

const poolOf = (cell: JosaaCell) => `${cell.institute} ${cell.programme} ${cell.quota} ${cell.seatType} ${cell.gender}`;

/** Everything that can be wrong with JoSAA or CSAB cells. */
export function checkJosaa(
  exam: 'JoSAA' | 'CSAB',
  cells: readonly JosaaCell[],
  before: readonly JosaaCell[],
  problems: Problems,
): void {
  for (const cell of cells) checkRanks(exam, cell, problems);
  checkDuplicates(exam, cells, poolOf, problems);
  checkRounds(exam, cells, before, problems);
  checkDirection(exam, cells, problems);
}

function checkRanks(exam: string, cell: JosaaCell, problems: Problems): void {
  const { opening, closing, marks } = cell;
  const where = () => `${exam} ${cell.year} round ${cell.round}, ${poolOf(cell)}: ${opening} … ${closing}`;
  for (const rank of [opening, closing]) {
    if (rank === null) continue;
    if (rank > LARGEST_RANK || rank <= 0) problems.error('impossible-rank', where());
    else if (rank < 1) reportBelowOne(exam, cell, where(), problems);
  }
  if (opening === null) problems.error('no-opening-rank', where());
  if (closing === null) problems.warning('no-closing-rank', where());
  if (opening === null || closing === null || closing >= opening) return;
  // A preparatory rank is of another list than the ordinary rank beside it.
  if (marks & MARK.secondPreparatory) problems.warning('preparatory-closing-below-opening', where());
  else problems.error('closing-better-than-opening', where());
}

function reportBelowOne(exam: string, cell: JosaaCell, where: string, problems: Problems): void {
  const why = knownOddity('rank-below-one', exam, cell.year, cell.round);
  if (why === undefined) problems.error('rank-below-one', where);
  else problems.warning('rank-below-one', `${where}: ${why}`);
}

function checkDirection(exam: string, cells: readonly JosaaCell[], problems: Problems): void {
  const ordinary = cells.filter((cell) => cell.closing !== null && (cell.marks & MARK.secondPreparatory) === 0);
  for (const [year, ofYear] of Map.groupBy(ordinary, (cell) => cell.year)) {
    const last = new Map<string, number>();
    let shrinking = 0;
    let pairs = 0;
    for (const cell of ofYear.sort((one, other) => one.round - other.round)) {
      const before = last.get(poolOf(cell));
      const closing = cell.closing ?? 0;
      if (before !== undefined) pairs += 1;
      if (before !== undefined && closing < before) shrinking += 1;
      last.set(poolOf(cell), closing);
    }
    const message = `${exam} ${year}: ${shrinking} of ${pairs} closing ranks are better than in the round before`;
    // Vacancies of special rounds are refilled from another list each time, so CSAB has no direction.
    if (exam === 'JoSAA' && shrinking > pairs * LARGEST_SHARE_SHRINKING) problems.error('shrinking-ranks', message);
    else if (shrinking > 0) problems.warning('shrinking-ranks', message);
  }
}
