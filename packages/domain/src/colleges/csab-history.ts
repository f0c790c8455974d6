import type { JosaaClosing, JosaaPoolHistory } from './cutoff-history.ts';
import { JOSAA_QUOTAS } from './josaa-codes.ts';

/** One year of a kind of seat in CSAB's special rounds: round 1 first, null where no seat was allotted. */
export type CsabYear = {
  year: number;
  closing: (number | null)[];
  /** What the same seats closed at in JoSAA's last round of that year. Null where there is no such rank, or it is of another list. */
  josaaLast: number | null;
};

export type CsabPool = { quota: string; seatType: string; gender: string; years: CsabYear[] };

/** CSAB prints the common rank for every seat. JoSAA does so for open seats only: ranks of other seats are never compared. */
const COMMON_RANK_IN_JOSAA = 'OPEN';

/** The kinds of seats of one programme in CSAB, oldest year first, each beside JoSAA's last round where the ranks are of one list. */
export function csabPools(csab: readonly JosaaPoolHistory[], josaa: readonly JosaaPoolHistory[]): CsabPool[] {
  const josaaLast = lastRanks(josaa);
  const pools = Map.groupBy(csab, kindOf);
  return [...pools].map(([kind, same]) => {
    const { quota, seatType, gender } = same[0] as JosaaPoolHistory;
    const years = same.flatMap((pool) => pool.years).sort((one, other) => one.year - other.year);
    return {
      quota: jointQuota(quota),
      seatType,
      gender,
      years: years.map(({ year, closing }) => ({
        year,
        closing: closing.map(rankOf),
        josaaLast: seatType === COMMON_RANK_IN_JOSAA ? (josaaLast.get(`${kind} ${year}`) ?? null) : null,
      })),
    };
  });
}

/** CSAB 2025 spelled the quotas in another way. */
const jointQuota = (quota: string) => JOSAA_QUOTAS.find(({ code }) => code === quota)?.sameAs ?? quota;
const kindOf = ({ quota, seatType, gender }: JosaaPoolHistory) => `${jointQuota(quota)} ${seatType} ${gender}`;
const rankOf = (closing: JosaaClosing) => (typeof closing === 'object' ? (closing?.rank ?? null) : closing);

/** By kind of seat and year. A pool whose rounds ended early has no rank in the last one. */
function lastRanks(josaa: readonly JosaaPoolHistory[]): Map<string, number | null> {
  const rounds = new Map<number, number>();
  for (const { years } of josaa)
    for (const { year, closing } of years) rounds.set(year, Math.max(rounds.get(year) ?? 0, closing.length));
  return new Map(
    josaa.flatMap((pool) =>
      pool.years.map(({ year, closing }) => [
        `${kindOf(pool)} ${year}`,
        rankOf(closing[(rounds.get(year) ?? 0) - 1] ?? null),
      ]),
    ),
  );
}

/** How much further CSAB went than JoSAA's last round: in how many of the years with both ranks, and by how much at most. Null where no year has both. */
export function furtherThanJosaa(
  years: readonly CsabYear[],
): { years: number; further: number; mostPercent: number } | null {
  const percents = years.flatMap(({ closing, josaaLast }) => {
    const loosest = Math.max(0, ...closing.map((rank) => rank ?? 0));
    return josaaLast === null || loosest === 0 ? [] : [(loosest / josaaLast - 1) * 100];
  });
  if (percents.length === 0) return null;
  return {
    years: percents.length,
    further: percents.filter((percent) => percent > 0).length,
    // A rank that is further by less than half a percent is still further.
    mostPercent: Math.max(1, Math.round(Math.max(...percents))),
  };
}

/** The common rank list of the same exam as a JoSAA list: `mainCategoryRank` → `mainCrl`. */
export const commonListOf = (list: string) => list.replace(/(Category)?(Pwd)?Rank$/, 'Crl');
