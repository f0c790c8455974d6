import { type Message, messageOf } from '../../messages/message.ts';
import { groupedNumber } from '../../text.ts';
import type { JosaaCandidate } from '../candidate.ts';
import { evaluate } from '../eligibility.ts';
import type { Exam } from '../exam.ts';
import type { JosaaKind } from './josaa-kind.ts';
import { bestPercentile, JOSAA_LISTS, josaaPlaces } from './josaa-lists.ts';
import { JOSAA_ROUNDS, JOSAA_RULES, type JosaaTie } from './josaa-rules.ts';

/** What eligibility needs to know of an institute: quota → the states it is for. */
export type JosaaCollege = { homeStates: Readonly<Record<string, readonly string[]>> };

/** JoSAA: the joint admission to IITs, NITs, IIITs and other centrally funded institutes. */
export const josaa: Exam<JosaaCandidate, JosaaKind, JosaaCollege, JosaaTie> = {
  id: 'josaa',
  rounds: JOSAA_ROUNDS,
  lists: JOSAA_LISTS,
  placesOf: josaaPlaces,
  tieTo: ({ homeState }, { homeStates }) => {
    const homeQuotas = Object.entries(homeStates).flatMap(([quota, states]) =>
      states.includes(homeState) ? [quota] : [],
    );
    return { key: homeQuotas.join(' '), homeQuotas };
  },
  evaluate: (candidate, kind, tie, year) => evaluate(JOSAA_RULES, { candidate, kind, tie, year }),
  notesOn,
  titleOf: (candidate) => {
    const { mainCrl, mainCategoryRank, advancedCrl, advancedCategoryRank, category, homeState } = candidate;
    const percentile = mainCrl === undefined ? bestPercentile(candidate) : undefined;
    return [
      percentile === undefined ? [] : [`JEE Main ${percentile} percentile`],
      ranks('JEE Main', mainCrl, mainCategoryRank, category),
      ranks('JEE Advanced', advancedCrl, advancedCategoryRank, category),
      category,
      homeState,
    ]
      .flat()
      .join(', ');
  },
};

function ranks(paper: string, crl: number | undefined, own: number | undefined, category: string): string[] {
  return [
    ...(crl === undefined ? [] : [`${paper} ${groupedNumber(crl)}`]),
    ...(own === undefined || category === 'OPEN' ? [] : [`${paper} ${category} ${groupedNumber(own)}`]),
  ];
}

function notesOn(candidate: JosaaCandidate): Message[] {
  const { category, pwd } = candidate;
  const pwdRank =
    category === 'OPEN'
      ? (candidate.mainPwdRank ?? candidate.advancedPwdRank)
      : (candidate.mainCategoryPwdRank ?? candidate.advancedCategoryPwdRank);
  const notes = [messageOf('predictor.note.homeState'), messageOf('predictor.note.offered')];
  if (category === 'OBC-NCL' || category === 'EWS') notes.push(messageOf('predictor.note.certificate', { category }));
  if (bestPercentile(candidate) !== undefined && candidate.mainCrl === undefined)
    notes.push(messageOf('predictor.note.estimated'));
  if (pwd && pwdRank === undefined) notes.push(messageOf('predictor.note.pwdRank'));
  return notes;
}
