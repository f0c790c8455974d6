import { commonListOf } from '@dakhila/domain/colleges/csab-history';
import { JOSAA_QUOTAS } from '@dakhila/domain/colleges/josaa-codes';
import { josaaKind } from '@dakhila/domain/predictor/exams/josaa-kind';
import { paperOf } from '@dakhila/domain/predictor/exams/josaa-lists';
import { CLOSED } from '@dakhila/domain/predictor/verdicts';
import type { JeeCatalogue } from '../../../catalogue/jee.ts';
import { NO_RANK, RANK_FLAG } from '../../../catalogue/josaa-cutoffs.ts';
import type { Estimator } from '../estimator.ts';
import type { EvaluatedChoice } from '../evaluate-list.ts';

/** How the special rounds of past years would have served a JoSAA list: for how many of its choices. */
export type CsabPast = { choices: number; rank: number | null; years: { year: number; opened: number }[] };

/** Special rounds fill seats that are given by JEE Main: no seats at IITs. */
const BASIS = 'JEE Main';
/** The common rank list of most programmes. Architecture and planning have lists of their own. */
const COMMON_LIST = 'mainCrl';

/** Compares the choices of a list with the closing ranks of past special rounds. It forecasts nothing. */
export function csabPast(jee: JeeCatalogue, estimator: Estimator, evaluated: readonly EvaluatedChoice[]): CsabPast {
  const takesPart = new Set(jee.records.filter(({ rankBasis }) => rankBasis === BASIS).map(({ id }) => id));
  const choices = evaluated.filter(({ line }) => line !== null && takesPart.has(line.collegeId));
  const yearsOf = openYears(jee, estimator);
  const opened = choices.map(yearsOf);
  const { first, last } = jee.csabYears;
  return {
    choices: choices.length,
    rank: estimator.student?.standing.lists.find(({ id }) => id === COMMON_LIST)?.rank ?? null,
    years: Array.from({ length: last - first + 1 }, (_, at) => ({
      year: first + at,
      opened: opened.filter((years) => years.has(first + at)).length,
    })),
  };
}

/**
 * Returns the years in which a choice had a seat for the student. Special rounds print common ranks for every kind of seat, so the student's common rank
 * counts in each pool that is open to the student.
 */
function openYears({ csab, programmes }: JeeCatalogue, { table, student }: Estimator) {
  const { pools, cells, byInstitute } = csab;
  const kinds = new Map(table.kinds.map(({ code, list }, at) => [`${code} ${list}`, at]));
  const ranks = new Map(student?.standing.lists.map(({ id, rank }) => [id, rank]));
  return ({ line, option }: EvaluatedChoice): Set<number> => {
    const years = new Set<number>();
    const programme = programmes.get(line?.programmeNumber ?? 0);
    if (line === null || option === null || programme === undefined) return years;
    for (const pool of byInstitute.of(csab.institutes.indexOf(line.collegeId))) {
      if (pools.programme[pool] !== line.programmeNumber) continue;
      const [quota, seatType, gender] = [pools.quota[pool] ?? 0, pools.seatType[pool] ?? 0, pools.gender[pool] ?? 0];
      const kind = josaaKind(inJosaaSpelling(quota), seatType, gender, BASIS, paperOf(programme));
      const rank = kind && ranks.get(commonListOf(kind.list));
      if (!rank || !isOpen(kinds.get(`${kind.code} ${kind.list}`), option)) continue;
      for (let cell = pools.firstCell[pool] ?? 0; cell < (pools.firstCell[pool + 1] ?? 0); cell += 1) {
        const isPreparatory = ((cells.flags[cell] ?? 0) & RANK_FLAG.closingPreparatory) !== 0;
        if (!isPreparatory && (cells.closing[cell] ?? NO_RANK) >= rank) years.add(cells.year[cell] ?? 0);
      }
    }
    return years;
  };

  function isOpen(kind: number | undefined, option: number): boolean {
    if (kind === undefined || student === null) return false;
    const { tie, tieCount, place } = student.standing;
    return (place[kind * tieCount + (tie[table.options[option]?.college ?? 0] ?? 0)] ?? CLOSED) !== CLOSED;
  }
}

/** The index of a quota as JoSAA spells it: CSAB 2025 printed long names. */
const inJosaaSpelling = (quota: number): number => {
  const { sameAs } = JOSAA_QUOTAS[quota] ?? {};
  return sameAs === undefined ? quota : JOSAA_QUOTAS.findIndex(({ code }) => code === sameAs);
};
