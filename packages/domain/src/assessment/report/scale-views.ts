import { fill } from '../../language/fill.ts';
import type { Language } from '../../language/languages.ts';
import { codeOf, consistency, differentiation, lettersOf, type Profile, strongestOf } from '../holland.ts';
import { againstNorm, NORMED_SCALES, type NormedScale, type Norms, standardErrorT } from '../norms.ts';
import { APTITUDE_SCALES, INTEREST_SCALES, type InterestScale, TRAIT_SCALES, VALUE_SCALES } from '../scales.ts';
import type { Scores } from '../score.ts';
import { mean } from '../statistics.ts';
import { evaluateEvidence } from '../validity.ts';
import { REPORT_TEXTS, type ReportTexts } from './report-texts.ts';

/** 1 to 5 as 0 to 100. */
const percentOf = (mean: number) => Math.round((100 * (mean - 1)) / 4);

export function interestsView({ interests }: Scores, { scales }: Norms, texts: ReportTexts) {
  const strongest = strongestOf(interests);
  const spread = differentiation(interests);
  const level = consistency(codeOf(interests));
  return {
    code: lettersOf(strongest),
    scales: INTEREST_SCALES.map((id) => {
      const normed = againstNorm(interests[id], scales[id]);
      const own = texts.interests[id];
      return {
        ...normed,
        id,
        letter: lettersOf([id]),
        name: own.name,
        percent: percentOf(interests[id]),
        text: own[standing(id, interests)],
      };
    }),
    differentiation: { ...spread, text: texts.differentiation[spread.level] },
    consistency: { level, text: texts.consistency[strongest.length < 2 ? 'single' : level] },
  };
}

/** Between neutral and liked, on the scale of 1 to 5. */
const LIKED = 3.5;

/** How an interest stands among the student's own: it does not depend on the norms, and never contradicts which are called strongest. */
function standing(id: InterestScale, interests: Profile): 'lower' | 'middle' | 'higher' {
  if (!strongestOf(interests).includes(id)) return interests[id] < ownMean(interests) ? 'lower' : 'middle';
  return interests[id] >= LIKED ? 'higher' : 'middle';
}
const ownMean = (interests: Profile) => Math.min(LIKED, mean(INTEREST_SCALES.map((scale) => interests[scale])));

export const traitsView = ({ traits }: Scores, { scales }: Norms, texts: ReportTexts) =>
  TRAIT_SCALES.map((id) => {
    const normed = againstNorm(traits[id], scales[id]);
    const { name, lowEnd, highEnd, ...sides } = texts.traits[id];
    const { described, more } = { more: undefined, ...sides[normed.level] };
    const text = [fill(texts.describes, { described }), more].filter(Boolean).join(' ');
    return { ...normed, id, name, lowEnd, highEnd, percent: percentOf(traits[id]), text };
  });

/** Most wanted first. */
export const valuesView = ({ values }: Scores, texts: ReportTexts) =>
  VALUE_SCALES.toSorted((one, other) => values[other] - values[one]).map((id) => ({
    id,
    name: texts.values[id].name,
    wins: values[id],
    of: VALUE_SCALES.length - 1,
    text: texts.values[id].text,
  }));

/** `isRepeat`: the student had met the questions before, and knew what was coming. */
export const aptitudeView = (
  { aptitude }: Scores,
  { scales }: Norms,
  { texts, isRepeat }: { texts: ReportTexts; isRepeat: boolean },
) => ({
  text: isRepeat ? `${texts.aptitude.note} ${texts.aptitude.repeated}` : texts.aptitude.note,
  scales: APTITUDE_SCALES.map((id) => {
    const normed = againstNorm(aptitude[id].right, scales[id]);
    return { ...normed, id, name: texts.aptitudes[id].name, ...aptitude[id], text: texts.aptitude[normed.level] };
  }),
});

/** How dependable each scale is, where that was measured. */
export function reliabilityView({ scales, isProvisional }: Norms, { interests, traits, aptitudes }: ReportTexts) {
  if (isProvisional) return [];
  const named: Readonly<Record<NormedScale, { name: string }>> = { ...interests, ...traits, ...aptitudes };
  return NORMED_SCALES.map((id) => ({
    scale: named[id].name,
    alpha: rounded(scales[id].alpha, 2),
    omega: scales[id].omega === null ? null : rounded(scales[id].omega, 2),
    standardErrorT: rounded(standardErrorT(scales[id]), 1),
  }));
}

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

const CHECK_IDS = ['missedChecks', 'longestRun', 'fastShare', 'evenOdd'] as const;

/** Whether the answers are valid enough for a report, in kind texts. */
export function validityView({ evidence }: Pick<Scores, 'evidence'>, language: Language) {
  const texts = REPORT_TEXTS[language];
  const { verdict, marks } = evaluateEvidence(evidence);
  const checks = CHECK_IDS.map((id) => {
    const { name, fine, not } = texts.checks[id];
    const isPassed = marks[id] === 'fine';
    return { id, name, isPassed, text: isPassed ? fine : not };
  });
  return { verdict, ...texts.verdicts[verdict], checks };
}
