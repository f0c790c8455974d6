import { codeOf, consistency, differentiation, lettersOf } from '../holland.ts';
import { againstNorm, NORMED_SCALES, type NormedScale, type Norms, standardErrorT } from '../norms.ts';
import { APTITUDE_SCALES, INTEREST_SCALES, TRAIT_SCALES, VALUE_SCALES } from '../scales.ts';
import type { Scores } from '../score.ts';
import type { ReportWords } from './words/report-words.ts';

/** 1 to 5 as 0 to 100. */
const percentOf = (mean: number) => Math.round((100 * (mean - 1)) / 4);

export function interestsView({ interests }: Scores, { scales }: Norms, words: ReportWords) {
  const code = codeOf(interests);
  const spread = differentiation(interests);
  const level = consistency(code);
  return {
    code: lettersOf(code),
    scales: INTEREST_SCALES.map((id) => {
      const normed = againstNorm(interests[id], scales[id]);
      const own = words.interests[id];
      return {
        ...normed,
        id,
        letter: lettersOf([id]),
        name: own.name,
        percent: percentOf(interests[id]),
        text: own[normed.level],
      };
    }),
    differentiation: { ...spread, text: words.differentiation[spread.level] },
    consistency: { level, text: words.consistency[level] },
  };
}

export const traitsView = ({ traits }: Scores, { scales }: Norms, words: ReportWords) =>
  TRAIT_SCALES.map((id) => {
    const normed = againstNorm(traits[id], scales[id]);
    const { name, lowEnd, highEnd, ...sides } = words.traits[id];
    const { described, more } = { more: undefined, ...sides[normed.level] };
    const text = [words.describes([described]), more].filter(Boolean).join(' ');
    return { ...normed, id, name, lowEnd, highEnd, percent: percentOf(traits[id]), text };
  });

/** Most wanted first. */
export const valuesView = ({ values }: Scores, words: ReportWords) =>
  VALUE_SCALES.toSorted((one, other) => values[other] - values[one]).map((id) => ({
    id,
    name: words.values[id].name,
    wins: values[id],
    of: VALUE_SCALES.length - 1,
    text: words.values[id].text,
  }));

/** `isRepeat`: the student had met the questions before, and knew what was coming. */
export const aptitudeView = (
  { aptitude }: Scores,
  { scales }: Norms,
  { words, isRepeat }: { words: ReportWords; isRepeat: boolean },
) => ({
  text: isRepeat ? `${words.aptitudeNote} ${words.aptitude.repeated}` : words.aptitudeNote,
  scales: APTITUDE_SCALES.map((id) => {
    const normed = againstNorm(aptitude[id].right, scales[id]);
    return { ...normed, id, name: words.aptitudes[id].name, ...aptitude[id], text: words.aptitude[normed.level] };
  }),
});

/** How dependable each scale is. */
export function reliabilityView({ scales }: Norms, { interests, traits, aptitudes }: ReportWords) {
  const named: Readonly<Record<NormedScale, { name: string }>> = { ...interests, ...traits, ...aptitudes };
  return NORMED_SCALES.map((id) => ({
    scale: named[id].name,
    alpha: rounded(scales[id].alpha, 2),
    omega: scales[id].omega === null ? null : rounded(scales[id].omega, 2),
    standardErrorT: rounded(standardErrorT(scales[id]), 1),
  }));
}

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;
