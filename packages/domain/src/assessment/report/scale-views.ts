import { codeOf, consistency, differentiation, lettersOf } from '../holland.ts';
import { againstNorm, NORMED_SCALES, type NormedScale, type Norms, standardErrorT } from '../norms.ts';
import { APTITUDE_SCALES, INTEREST_SCALES, TRAIT_SCALES, VALUE_SCALES } from '../scales.ts';
import type { Scores } from '../score.ts';
import { INTEREST_WORDS } from './interest-words.ts';
import { APTITUDE_NOTE, APTITUDE_WORDS, VALUE_WORDS } from './other-words.ts';
import { TRAIT_WORDS } from './trait-words.ts';

/** 1 to 5 as 0 to 100. */
const percentOf = (mean: number) => Math.round((100 * (mean - 1)) / 4);

const DIFFERENTIATION_WORDS = {
  flat: 'Your interests lie close together: nothing stands far above the rest. Then the order of the branches says little, and trying things out says more.',
  middle: 'Some interests stand above others, as with most students.',
  clear: 'Your interests differ clearly from each other, so the order below has something to go by.',
} as const;
const CONSISTENCY_WORDS = {
  high: 'Your two strongest interests are neighbours on the hexagon: much work offers both.',
  middle: 'Your two strongest interests stand a little apart on the hexagon: some work offers both.',
  low: 'Your two strongest interests lie opposite each other: few kinds of work offer both, and one may live beside the other, in a hobby or a club.',
} as const;

export function interestsView({ interests }: Scores, { scales }: Norms) {
  const code = codeOf(interests);
  const spread = differentiation(interests);
  const level = consistency(code);
  return {
    code: lettersOf(code),
    scales: INTEREST_SCALES.map((id) => {
      const normed = againstNorm(interests[id], scales[id]);
      const words = INTEREST_WORDS[id];
      return {
        ...normed,
        id,
        letter: lettersOf([id]),
        name: words.name,
        percent: percentOf(interests[id]),
        text: words[normed.level],
      };
    }),
    differentiation: { ...spread, text: DIFFERENTIATION_WORDS[spread.level] },
    consistency: { level, text: CONSISTENCY_WORDS[level] },
  };
}

export const traitsView = ({ traits }: Scores, { scales }: Norms) =>
  TRAIT_SCALES.map((id) => {
    const normed = againstNorm(traits[id], scales[id]);
    const { name, lowEnd, highEnd, ...words } = TRAIT_WORDS[id];
    const text = normed.level === 'middle' ? words.middle : words[normed.level].text;
    return { ...normed, id, name, lowEnd, highEnd, percent: percentOf(traits[id]), text };
  });

/** Most wanted first. */
export const valuesView = ({ values }: Scores) =>
  VALUE_SCALES.toSorted((one, other) => values[other] - values[one]).map((id) => ({
    id,
    name: VALUE_WORDS[id].name,
    wins: values[id],
    of: VALUE_SCALES.length - 1,
    text: VALUE_WORDS[id].text,
  }));

const APTITUDE_TEXTS = {
  lower: 'This came less easily that day than to most of the norm group.',
  middle: 'About as easily as to most of the norm group.',
  higher: 'This came more easily that day than to most of the norm group.',
} as const;

export const aptitudeView = ({ aptitude }: Scores, { scales }: Norms) => ({
  text: APTITUDE_NOTE,
  scales: APTITUDE_SCALES.map((id) => {
    const normed = againstNorm(aptitude[id].right, scales[id]);
    return { ...normed, id, name: APTITUDE_WORDS[id].name, ...aptitude[id], text: APTITUDE_TEXTS[normed.level] };
  }),
});

const NAMES: Readonly<Record<NormedScale, string>> = {
  ...mapped(INTEREST_SCALES, (id) => INTEREST_WORDS[id].name),
  ...mapped(TRAIT_SCALES, (id) => TRAIT_WORDS[id].name),
  ...mapped(APTITUDE_SCALES, (id) => APTITUDE_WORDS[id].name),
};

function mapped<Id extends string>(ids: readonly Id[], nameOf: (id: Id) => string): Record<Id, string> {
  // The ids are all there are, so the entries make the record whole.
  return Object.fromEntries(ids.map((id) => [id, nameOf(id)])) as Record<Id, string>;
}

/** How dependable each scale is. */
export const reliabilityView = ({ scales }: Norms) =>
  NORMED_SCALES.map((id) => ({
    scale: NAMES[id],
    alpha: rounded(scales[id].alpha, 2),
    omega: scales[id].omega === null ? null : rounded(scales[id].omega, 2),
    standardErrorT: rounded(standardErrorT(scales[id]), 1),
  }));

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;
