import type { FaqSource } from '../../../faq/entry.ts';

/** What belongs to the student, rules, steps and days, in English. */
export const OWN = {
  away: 'I could not look that up just now. Please try again in a moment.',
  plan: (plan: string) => `You are on the ${plan} plan.`,
  predictionsLeft: (left: string) => `Attempts left: ${left}`,
  sessionsLeft: (left: string) => `Counseling sessions left: ${left}`,
  assessment: {
    done: 'Psychometric assessment: you have finished it',
    open: 'Psychometric assessment: yours to take',
    none: 'Psychometric assessment: not part of your plan',
  },
  noSession: 'You have no session ahead of you.',
  sessions: 'Your sessions:',
  session: (at: { when: string; counsellor: string; topic: string | null }) =>
    `${at.when} with ${at.counsellor}${at.topic === null ? '' : `: ${at.topic}`}`,
  noList: 'You have no preference list yet.',
  lists: 'Your preference lists:',
  list: (at: { name: string; count: number; figure: string; first: string | null }) =>
    `${at.name}: ${at.figure} ${at.count === 1 ? 'choice' : 'choices'}${at.first === null ? '' : `, beginning with ${at.first}`}`,
  emptyList: (name: string) => `${name}: there, but still empty`,
  emptyProfile: 'Your exam profile is empty. With it I can judge single programmes, and the predictor starts from it.',
  profile: 'Your exam profile says:',
  missing: (names: string) => `Not there yet: ${names}.`,
  noPrediction: 'You have not made a prediction yet.',
  prediction: (title: string, when: string) => `Your latest prediction: ${title}, ${when}.`,
  inBand: (band: string, count: number, figure: string) =>
    `${band}: ${figure} ${count === 1 ? 'programme' : 'programmes'}`,
  openPrediction: 'Open this prediction',
  seatCode: (code: string, words: string) => `${code}: ${words}.`,
  whichSeatCode: 'Which seat code do you mean?',
  readSeatCode: 'How to read a seat code',
  ruleSource: ({ authority, document, year, isSecondHand }: FaqSource) =>
    `Source: ${authority}, ${document}, ${year}${isSecondHand ? ' (second-hand, check the official page)' : ''}.`,
  noDates: 'I could not look up the dates just now. The page of the rounds shows them.',
  notAnnounced: (title: string, authority: string) =>
    `The days of ${title} are not announced yet, or we have not entered them. ${authority} publishes them; the page of the rounds shows them as soon as they are out.`,
  roundsAsBefore: (title: string, year: number, rounds: number) =>
    `How many rounds ${title} will have is not announced yet. In ${year} there were ${rounds}, so the steps below are those of ${year}.`,
  officialDays: (title: string, authority: string) => `${title}: official days (${authority})`,
  step: 'Step',
  days: 'Days',
  source: 'Source',
  steps: (title: string) => `${title}:`,
};
