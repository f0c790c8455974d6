import { weighedDemand } from '../../predictor/result-order.ts';
import type { Openings } from '../openings.ts';
import { countDraws, type ListedChoice, lastChance, MOST_RECOMMENDED, type Opening, others } from './candidate.ts';

/** A named city is worth a place that is rarely reached, though not one that never is. */
const LEAST_FINAL = 0.005;
/** From this chance on the most sought-after stands for its city; the others only where it has none such. */
const GOOD_CHANCE = 0.6;
const FAIR_CHANCE = 0.3;

/**
 * Takes one of each named city that the list lacks, in the order in which they were named: the most sought-after that the student has a good chance of. It stands above the
 * first choice that is at least as sure: below that one it would hardly ever be reached. It never stands above the student's first choice, which CAP gives for good.
 */
export function pickCities(
  openings: readonly Opening[],
  { choices, highest }: { choices: readonly ListedChoice[]; highest: Uint16Array },
  { rounds, draws }: Openings,
  safeties: readonly Opening[],
): { own: Opening; index: number }[] {
  const picked: { own: Opening; index: number }[] = [];
  const placed = openings.flatMap((own) => {
    const { candidate } = own;
    if (candidate.city === null || !candidate.isProven || lastChance(candidate) < FAIR_CHANCE) return [];
    const at = choices.findIndex((choice) => lastChance(choice) >= lastChance(candidate));
    const index = at === -1 ? choices.length : Math.max(at, 1);
    const final = countDraws(own.column, rounds, (draw) => (highest[draw] ?? 0) >= index) / draws;
    return final < LEAST_FINAL ? [] : [{ own, index, city: candidate.city }];
  });
  placed.sort(({ own: one, city }, { own: other, city: otherCity }) => city - otherCity || bestOfCity(one, other));
  const isNamed = new Set(safeties.map(({ candidate }) => candidate.city));
  for (const { own, index, city } of placed) {
    if (safeties.length + picked.length === MOST_RECOMMENDED) break;
    if (isNamed.has(city) || others([own], [...safeties, ...picked.map((one) => one.own)]).length === 0) continue;
    isNamed.add(city);
    picked.push({ own, index });
  }
  return picked;
}

const bestOfCity = ({ candidate: one }: Opening, { candidate: other }: Opening) =>
  Number(lastChance(one) < GOOD_CHANCE) - Number(lastChance(other) < GOOD_CHANCE) ||
  weighedDemand(one.demand, one) - weighedDemand(other.demand, other) ||
  (one.key < other.key ? -1 : 1);
