import type { Exam } from './exam-name.ts';
import type { RoundAction } from './round-actions.ts';

/** The rules of the rounds as a student reads them, each with who publishes it. */
export type RuleInWords = { text: string; source: string; isUnconfirmed?: true };

const JOSAA = 'JoSAA business rules';
const CAP = 'State CET Cell, CAP information brochure';

export const RULES_IN_WORDS: Record<Exam, readonly RuleInWords[]> = {
  josaa: [
    { text: 'The choice list is locked once and used in every round.', source: JOSAA },
    {
      text: 'Seats are given by deferred acceptance: you get the highest choice that your rank reaches. A longer list never hurts, and your true order is the best order.',
      source: JOSAA,
    },
    { text: 'Freeze keeps the seat and leaves the later rounds.', source: JOSAA },
    {
      text: 'Float keeps the seat and takes any higher choice that opens later; it replaces the seat by itself.',
      source: JOSAA,
    },
    { text: 'Slide keeps the seat and takes a higher choice in the same institute only.', source: JOSAA },
    {
      text: 'There is no Float or Slide at the first preference or in the last round. Float may become Slide or Freeze, and Slide may become Freeze.',
      source: JOSAA,
    },
    {
      text: 'CSAB special rounds come afterwards, with new registration and new choices, for seats left at NITs, IIITs and GFTIs.',
      source: 'CSAB',
    },
  ],
  'mht-cet': [
    {
      text: 'There were four rounds in 2025 and 2026. The option form may be filled again before rounds 2, 3 and 4.',
      source: CAP,
    },
    {
      text: 'Acceptance is compulsory when you are allotted your first choice in round 1, one of the first three in round 2, one of the first six in round 3, and any in round 4. Not accepting means leaving CAP.',
      source: CAP,
    },
    {
      text: 'Otherwise you choose: Freeze keeps the seat and ends the process, Betterment keeps it and waits for a higher choice.',
      source: CAP,
    },
    { text: 'About one seat in five of unaided colleges is filled by the college itself, outside CAP.', source: CAP },
  ],
};

/** Each way to go on: its name, what it does, and what it gives up. */
export const ACTION_WORDS: Record<RoundAction, { title: string; meaning: string; loses: string }> = {
  freeze: {
    title: 'Freeze',
    meaning: 'You keep this seat and leave the later rounds.',
    loses: 'Any higher choice that opens later.',
  },
  float: {
    title: 'Float',
    meaning: 'You keep this seat and take any higher choice on your list that opens in a later round.',
    loses: 'Nothing, unless a higher choice comes: it then replaces this seat for good.',
  },
  slide: {
    title: 'Slide',
    meaning: 'You keep this seat and take a higher choice in the same institute only.',
    loses: 'Higher choices at other institutes. A higher choice here replaces this seat for good.',
  },
  betterment: {
    title: 'Betterment',
    meaning: 'You keep this seat and wait for a higher choice in the later rounds.',
    loses: 'Nothing, unless a higher choice comes: it then replaces this seat for good.',
  },
  wait: {
    title: 'Go on to the next round',
    meaning: 'No seat was allotted in this round. You stay in for the rounds that are left.',
    loses: 'Nothing.',
  },
};
