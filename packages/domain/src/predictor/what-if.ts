import type { Exam } from '../lists/exam-name.ts';
import { type Band, bandOf } from './bands.ts';
import { JEE_PERCENTILE_FIELDS, JOSAA_RANK_FIELDS, WORST_MERIT_NUMBER, WORST_RANK } from './input-rules.ts';
import type { Prediction } from './verdicts.ts';

/**
 * How many times as many candidates are ahead, from worst to best: double to half, in even ratios. The forecasts are scored for candidates between half
 * and double a closing rank, and beyond that another prediction is the honest way.
 */
export const WHAT_IF_FACTORS: readonly number[] = Array.from({ length: 9 }, (_, at) => 2 ** (1 - at / 4));
/** The step that is the student's own. */
export const OWN_STEP = 4;
/** Each asks for one prediction a step. More than anybody has runs to look at in a day. */
export const WHAT_IFS_PER_DAY = 40;

/** The number that the slider shows. */
export type OwnNumber = { field: string; value: number };

type Input = Readonly<Record<string, unknown>>;

const STATE_FIELDS = ['meritNumber', 'percentile'] as const;
const ALL_INDIA_FIELDS = ['allIndiaMeritNumber', 'jeeMainRank', 'jeeMainPercentile'] as const;

/** The numbers that move, the one to show first. In CAP the state's, and JEE Main's only for a student without one; in JEE all of them together. */
function movedFields(exam: Exam, input: Input): string[] {
  const given = (fields: readonly string[]) => fields.filter((field) => typeof input[field] === 'number');
  if (exam === 'josaa') return given(['mainCrl', ...JEE_PERCENTILE_FIELDS, ...JOSAA_RANK_FIELDS.slice(1)]);
  const state = input.candidature === 'outside' ? [] : given(STATE_FIELDS);
  return state.length > 0 ? state : given(ALL_INDIA_FIELDS);
}

const isPercentile = (field: string) => /percentile$/i.test(field);

/** The number of an input that the slider moves; null where there is none. Of two percentiles the better one counts. */
export function ownNumber(exam: Exam, input: Input): OwnNumber | null {
  const [field] = movedFields(exam, input);
  if (field === undefined) return null;
  const same = exam === 'josaa' && isPercentile(field) ? JEE_PERCENTILE_FIELDS : [field];
  return { field, value: Math.max(...same.map((one) => Number(input[one] ?? 0))) };
}

/** The input of a student whose number of candidates ahead is multiplied by a factor. */
export function inputAt(exam: Exam, input: Input, factor: number): Record<string, unknown> {
  const moved = movedFields(exam, input).map((field) => [field, movedNumber(field, Number(input[field]), factor)]);
  return { ...input, ...Object.fromEntries(moved) };
}

function movedNumber(field: string, value: number, factor: number): number {
  if (factor === 1) return value;
  if (isPercentile(field)) return Math.max(0, Math.round((100 - (100 - value) * factor) * 10_000) / 10_000);
  const worst = /meritNumber$/i.test(field) ? WORST_MERIT_NUMBER : WORST_RANK;
  return Math.min(worst, Math.max(1, Math.round(value * factor)));
}

/** A letter for each band; a dash where there are no odds. */
const LETTERS: Readonly<Record<Band, string>> = { Safe: 'S', Likely: 'L', Possible: 'P', Reach: 'R', Unlikely: 'U' };
const NO_ODDS = '-';

/** The bands of some options in a prediction, one letter each. What is not among its rows is below all of them. */
export function bandLetters(
  { option, byRound, rounds }: Pick<Prediction, 'option' | 'byRound' | 'rounds'>,
  wanted: Uint16Array,
): string {
  const letterOf = new Map<number, string>();
  for (let row = 0; row < option.length; row += 1) {
    const percent = byRound[(row + 1) * rounds - 1] ?? 0;
    letterOf.set(option[row] ?? 0, percent === 0 ? NO_ODDS : LETTERS[bandOf(percent)]);
  }
  return Array.from(wanted, (one) => letterOf.get(one) ?? LETTERS.Unlikely).join('');
}

/** The band of a letter; null where there are no odds. */
export function bandOfLetter(letter: string | undefined): Band | null {
  return (Object.keys(LETTERS) as Band[]).find((band) => LETTERS[band] === letter) ?? null;
}
