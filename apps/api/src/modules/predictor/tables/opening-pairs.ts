import { JOSAA_GENDERS, JOSAA_SEAT_TYPES } from '@dakhila/domain/colleges/josaa-codes';
import type { JosaaCategory } from '@dakhila/domain/predictor/candidate';
import type { OpeningPair } from '@dakhila/domain/predictor/exams/jee-category-share';
import { paperOf } from '@dakhila/domain/predictor/exams/josaa-lists';
import { RANK_FLAG } from '../../../catalogue/josaa-cutoffs.ts';
import type { JosaaFacts } from './facts.ts';

/** Where open seats closed and category seats opened in round 1 of JoSAA, programme by programme, by JEE Main. */
export function openingPairs({ records, programmes, cutoffs: { pools, cells } }: JosaaFacts): OpeningPair[] {
  const engineering = new Set(programmes.filter((one) => paperOf(one) === 'engineering').map(({ id }) => id));
  const groups = new Map<string, RoundOne[]>();
  for (let pool = 0; pool < pools.institute.length; pool += 1) {
    const [institute, programme] = [pools.institute[pool] ?? 0, pools.programme[pool] ?? 0];
    const seat = JOSAA_SEAT_TYPES[pools.seatType[pool] ?? 0];
    if (records[institute]?.rankBasis !== 'JEE Main' || !engineering.has(programme)) continue;
    if (seat === undefined || seat.isPwd) continue;
    for (let cell = pools.firstCell[pool] ?? 0; cell < (pools.firstCell[pool + 1] ?? 0); cell += 1) {
      const [opening, closing] = [cells.opening[cell] ?? 0, cells.closing[cell] ?? 0];
      const isPreparatory = (cells.flags[cell] ?? 0) & (RANK_FLAG.openingPreparatory | RANK_FLAG.closingPreparatory);
      if (cells.round[cell] !== 1 || isPreparatory || opening < 1 || closing < 1) continue;
      const year = cells.year[cell] ?? 0;
      const key = `${year} ${institute} ${programme} ${pools.quota[pool]}`;
      const isForWomen = JOSAA_GENDERS[pools.gender[pool] ?? 0]?.code === 'F';
      const rows = groups.get(key) ?? [];
      groups.set(key, rows);
      rows.push({ year, category: seat.category, isForWomen, opening, closing });
    }
  }
  return [...groups.values()].flatMap(pairsOf);
}

type RoundOne = {
  year: number;
  category: JosaaCategory;
  isForWomen: boolean;
  opening: number;
  closing: number;
};

/** A woman is considered for both kinds of open seats before the category's seats for women: she stands behind both closings. */
function pairsOf(rows: readonly RoundOne[]): OpeningPair[] {
  return rows.flatMap(({ year, category, isForWomen, opening }) => {
    if (category === 'OPEN') return [];
    const before = rows.filter((row) => row.category === 'OPEN' && (isForWomen || !row.isForWomen));
    if (before.length === 0) return [];
    return [{ year, category, rank: opening, crl: Math.max(...before.map(({ closing }) => closing)) }];
  });
}
