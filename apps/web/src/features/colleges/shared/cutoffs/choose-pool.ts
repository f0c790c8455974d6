import type { Exam } from '@dakhila/contract/exam';
import type { ExamProfile } from '@dakhila/contract/exam-profile';
import type { Closing, FacetKey, HistoryView, Pool, YearRow } from './history-view.ts';

/** One facet of a pool, with the options that remain after the facets before it. */
export type Facet = { key: FacetKey; value: string; options: readonly string[] };
type ChosenPool = { facets: readonly Facet[]; pool: Pool | undefined };
export type Wanted = Partial<Record<FacetKey, string>>;

/** Options that most students look for come first; the rest keeps the order of the data. */
const FIRST: Partial<Record<FacetKey, readonly RegExp[]>> = {
  category: [/^GOPEN[SHO]$/, /^LOPEN/, /^EWS$/, /^G/, /^L/, /^TFWS$/, /^MI$/, /^AI$/],
  section: [/^STATE$/, /^HU$/, /^OHU$/, /_TO_/],
  stage: [/^I$/],
  exam: [/^MHT-CET$/],
  seatType: [/^OPEN$/, /^EWS$/, /^OBC-NCL$/, /^SC$/, /^ST$/],
  quota: [/^AI$/, /^HS$/, /^OS$/],
  gender: [/^N$/, /^F$/],
};

/** Within one step: state level, then home university, then the others. */
const SEAT_LEVELS = 'SHO';

/**
 * The options to start with for a student, the best first: the seat that the page names as theirs, EWS seats, their category, and seats for women where
 * there are some.
 */
export function ownSeats(
  exam: Exam,
  student: SeatsFor,
  named?: NamedSeat | undefined,
): Partial<Record<FacetKey, readonly RegExp[]>> {
  const { category, gender } = student;
  const letters = gender === 'female' ? ['L', 'G'] : ['G'];
  const ofCap = [
    ...(named ? [exactly(named.category)] : []),
    ...(reservedFor(student) === 'EWS' ? [EWS] : []),
    ...(category ? letters.map((letter) => new RegExp(`^${letter}${category}[SHO]$`)) : []),
  ];
  return {
    ...(exam === 'josaa' ? category && { seatType: [exactly(category)] } : ofCap.length > 0 && { category: ofCap }),
    ...(named && { section: [exactly(named.section)] }),
    ...(gender === 'female' && { gender: [/^F$/] }),
  };
}

const exactly = (code: string) => new RegExp(`^${code}$`);
const EWS = exactly('EWS');

/** A seat of CAP by the codes that its lists print. */
type NamedSeat = { category: string; section: string };

/** Whose seats are shown first. CAP has no category EWS: its candidates are of the open category. */
export type SeatsFor = { category?: string | undefined; gender?: string | undefined; ews?: boolean | undefined };

/** The category whose seats are the student's own. */
export const reservedFor = ({ category, ews }: SeatsFor): string | undefined =>
  ews && (category ?? 'OPEN') === 'OPEN' ? 'EWS' : category;

/** From the student's profile, and where it has nothing from the saved prediction. */
export function seatsFor(exam: Exam, { gender, mhtCet, josaa }: ExamProfile, predicted: SeatsFor = {}): SeatsFor {
  const { category } = (exam === 'josaa' ? josaa : mhtCet) ?? {};
  const ews = exam === 'mht-cet' ? (mhtCet?.ews ?? predicted.ews) : undefined;
  return { category: category ?? predicted.category, gender: gender ?? predicted.gender, ...(ews && { ews }) };
}

/** The student's category if these pools hold none of its seats, so that open ones are shown instead. */
export function categoryWithoutSeats(
  { facetKeys, pools }: HistoryView,
  own: ReturnType<typeof ownSeats>,
  category: string | undefined,
): string | undefined {
  const [key = 'category'] = facetKeys;
  const patterns = category === 'EWS' ? [EWS] : own[key];
  const isOpen = pools.some(({ facets }) => /open/i.test(facets[key] ?? ''));
  if (category === undefined || category === 'OPEN' || patterns === undefined || !isOpen) return undefined;
  return pools.some(({ facets }) => patterns.some((pattern) => pattern.test(facets[key] ?? '')))
    ? undefined
    : (CATEGORY_NAMES[category] ?? category);
}

/** As the categories of CAP are printed; all others are called by their codes. */
const CATEGORY_NAMES: Readonly<Record<string, string>> = { VJ: 'VJ/DT', NT1: 'NT-B', NT2: 'NT-C', NT3: 'NT-D' };

/** Chooses facet by facet: the wanted option where it exists, else the first of the student's own, else the first. */
export function choosePool(
  { facetKeys, pools }: HistoryView,
  wanted: Wanted,
  own: ReturnType<typeof ownSeats> = {},
): ChosenPool {
  let left = pools;
  const facets: Facet[] = [];
  for (const key of facetKeys) {
    const options = sortOptions(key, new Set(left.map((pool) => pool.facets[key] ?? '')));
    const [ownOption] = (own[key] ?? []).flatMap((pattern) => options.find((option) => pattern.test(option)) ?? []);
    const value = options.find((option) => option === wanted[key]) ?? ownOption ?? options[0];
    if (value === undefined) break;
    facets.push({ key, value, options });
    left = left.filter((pool) => pool.facets[key] === value);
  }
  return { facets, pool: left[0] };
}

function sortOptions(key: FacetKey, values: Iterable<string>): string[] {
  const order = FIRST[key] ?? [];
  const stepOf = (value: string) => {
    const step = order.findIndex((pattern) => pattern.test(value));
    return step < 0 ? order.length : step;
  };
  const levelOf = (value: string) => (key === 'category' ? SEAT_LEVELS.indexOf(value.at(-1) ?? '') : 0);
  return [...values].sort((one, other) => stepOf(one) - stepOf(other) || levelOf(one) - levelOf(other));
}

/** Which round counts: a number from 1, the last one with a seat, or the one that closed at the largest rank. */
export type RoundChoice = number | 'last' | 'any';

/** The closing of a year in the chosen round, with the round it is of. Preparatory ranks never count. */
export function closingOf({ rounds }: YearRow, choice: RoundChoice): { closing: Closing; round: number } | null {
  const place =
    choice === 'any'
      ? roundWithLargestRank(rounds)
      : choice === 'last'
        ? rounds.findLastIndex(isComparable)
        : choice - 1;
  const closing = rounds[place];
  return isComparable(closing) ? { closing, round: place + 1 } : null;
}

/** In CAP a later round can close at a better rank than an earlier one: the last rank that got a seat may be of any round. */
function roundWithLargestRank(rounds: YearRow['rounds']): number {
  const ranks = rounds.map((closing) => (isComparable(closing) ? closing.rank : 0));
  return ranks.indexOf(Math.max(...ranks));
}

export function isComparable(closing: Closing | null | undefined): closing is Closing {
  return closing !== null && closing !== undefined && !closing.isPreparatory;
}

export function mostRounds(pool: Pool): number {
  return Math.max(1, ...pool.years.map(({ rounds }) => rounds.length));
}
