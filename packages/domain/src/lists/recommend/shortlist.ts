import { bandOf, HIDDEN_BELOW_PERCENT, shownPercent } from '../../predictor/bands.ts';
import { considerAll } from '../../predictor/consider.ts';
import type { PoolWords } from '../../predictor/exam.ts';
import type { ExamTable } from '../../predictor/exam-table.ts';
import { isFeeWaiver } from '../../predictor/exams/fee-waiver.ts';
import { firstOf } from '../../predictor/result-order.ts';
import type { Standing } from '../../predictor/verdicts.ts';
import { areAlike, nearnessOf, type Wished, type Wishes } from './wishes.ts';

type Table = ExamTable<PoolWords, unknown>;

/** What is asked: the wishes, the options on the list by place (null where a choice has none), and options that must not be named. */
export type ShortlistAsked = { wishes: Wishes; listed: readonly (number | null)[]; refused: readonly number[] };

/** An option that may be recommended. `above`: the place on the list, from 0, of the first choice that it stands above by closing rank; null for none. */
export type Shortlisted = { option: number; nearness: number; above: number | null };

/** Enough to choose from when some turn out to be costly or in doubt. */
const MOST_OF_A_KIND = 50;
/** A programme that stands above another by less is no better: a share of all places in the order of demand. */
const CLEARLY_ABOVE = 0.02;

/**
 * The options nearest to a student's wishes among all that are open to them and within reach: the safest, and those that stand above a choice of the list. It goes
 * through the whole table, so that only these few have to be estimated and simulated.
 */
export function shortlist(
  table: Table,
  standing: Standing,
  { wishes, listed, refused }: ShortlistAsked,
): Shortlisted[] {
  const { options, demand } = table;
  const { rowCount, option: optionOf, programmeChance, firstPool, pool } = considerAll(table, standing, undefined);
  const left = new Set<number>([...refused, ...listed.flatMap((option) => option ?? [])]);
  const papers = papersOf(table, listed);
  const safe: Rated[] = [];
  const better: Rated[] = [];
  for (let row = 0; row < rowCount; row += 1) {
    const option = optionOf[row] ?? 0;
    const chance = programmeChance[row] ?? 0;
    const percent = shownPercent(chance);
    if (left.has(option) || percent < HIDDEN_BELOW_PERCENT || isFeeWaiver(options[option]?.programme ?? '')) continue;
    // Another paper has another order of demand, and nobody who leaves it out has asked for it.
    if (papers.size > 0 && !papers.has(paperOf(table, pool[firstPool[row] ?? 0] ?? 0))) continue;
    const wished = wishedOf(table, option);
    const nearness = nearnessOf(wishes, wished);
    if (nearness === 0) continue;
    const above = firstBelow(table, listed, option, wished);
    const own = { option, nearness, above, demand: demand[option] ?? 0 };
    safe.push({ ...own, value: Math.round(10 * chance * nearness) });
    if (above !== null && isWithinReach(percent))
      better.push({ ...own, value: chance * nearness * ((demand[listed[above] ?? 0] ?? 0) - own.demand) });
  }
  const found = [...firstOf(safe, MOST_OF_A_KIND, byValue), ...firstOf(better, MOST_OF_A_KIND, byValue)];
  return [...new Map(found.map(({ option, nearness, above }) => [option, { option, nearness, above }])).values()];
}

type Rated = Shortlisted & { demand: number; value: number };
const byValue = (one: Rated, other: Rated) =>
  other.value - one.value || one.demand - other.demand || one.option - other.option;

/** Good enough to be worth a place on the list. */
const isWithinReach = (percent: number) => !['Reach', 'Unlikely'].includes(bandOf(percent));

export function wishedOf({ options, colleges }: Pick<Table, 'options' | 'colleges'>, option: number): Wished {
  const { branch = '', college = 0 } = options[option] ?? {};
  const { city = '', type = '', level = null } = colleges[college] ?? {};
  return { branch, city, type, level };
}

const paperOf = ({ kinds, pools }: Table, pool: number) => kinds[pools.kind[pool] ?? 0]?.paper ?? '';

function papersOf(table: Table, listed: readonly (number | null)[]): Set<string> {
  return new Set(listed.flatMap((option) => (option === null ? [] : [paperOf(table, table.firstPool[option] ?? 0)])));
}

/** The first choice of a like branch that the option clearly stands above in the order of demand. */
function firstBelow(
  table: Table,
  listed: readonly (number | null)[],
  option: number,
  { branch }: Wished,
): number | null {
  const least = CLEARLY_ABOVE * table.options.length;
  const own = table.demand[option] ?? 0;
  const at = listed.findIndex(
    (choice) =>
      choice !== null &&
      (table.demand[choice] ?? 0) - own >= least &&
      areAlike(table.options[choice]?.branch ?? '', branch),
  );
  return at === -1 ? null : at;
}
