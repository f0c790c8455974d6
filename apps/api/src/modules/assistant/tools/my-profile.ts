import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { figure } from '@dakhila/domain/assistant/plain-text';
import type { MyProfile } from '@dakhila/domain/assistant/tool-types';

/** The better of both sessions counts. */
export function betterPercentile({ josaa }: ExamProfile): number | undefined {
  const told = [josaa?.mainPercentile, josaa?.mainSecondPercentile].filter((one) => one !== undefined);
  return told.length === 0 ? undefined : Math.max(...told);
}

const LABELS: readonly (readonly [string, (profile: ExamProfile) => string | number | undefined])[] = [
  ['MHT-CET percentile', ({ mhtCet }) => mhtCet?.percentile],
  ['State merit number', ({ mhtCet }) => mhtCet?.meritNumber],
  ['CAP category', ({ mhtCet }) => mhtCet?.category],
  ['Home university', ({ mhtCet }) => mhtCet?.homeUniversity],
  ['JEE Main percentile', betterPercentile],
  ['JEE Main common rank', ({ josaa }) => josaa?.mainCrl],
  ['JEE Main category rank', ({ josaa }) => josaa?.mainCategoryRank],
  ['JEE Advanced common rank', ({ josaa }) => josaa?.advancedCrl],
  ['JEE Advanced category rank', ({ josaa }) => josaa?.advancedCategoryRank],
  ['JoSAA category', ({ josaa }) => josaa?.category],
  ['Home state', ({ josaa }) => josaa?.homeState],
  ['Gender', ({ gender }) => gender],
];
const ASKED = ['MHT-CET percentile', 'CAP category', 'JEE Main common rank', 'JoSAA category', 'Home state', 'Gender'];

/**
 * What the exam profile says, ready to read. Name and contact are no business of the assistant. `answers` are what other tools start from: the profile,
 * completed from the latest prediction.
 */
export function myProfile(profile: ExamProfile, answers: ExamProfile = profile): MyProfile['output'] {
  const facts = LABELS.flatMap(([label, read]) => {
    const value = read(profile);
    return value === undefined ? [] : [{ label, value: typeof value === 'number' ? figure(value) : value }];
  });
  const known = new Set(facts.map(({ label }) => label));
  const { percentile, meritNumber, category } = answers.mhtCet ?? {};
  const { mainCrl, mainCategoryRank, advancedCrl, advancedCategoryRank, ...jee } = answers.josaa ?? {};
  return {
    facts,
    missing: ASKED.filter((label) => !known.has(label)),
    known: {
      mhtCet: { percentile, meritNumber, category },
      josaa: {
        mainPercentile: betterPercentile(answers),
        mainCrl,
        mainCategoryRank,
        advancedCrl,
        advancedCategoryRank,
        category: jee.category,
      },
    },
  };
}
