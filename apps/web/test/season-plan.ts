import type { SeasonPlan, TimelineStep } from '@dakhila/contract/season-plan';

/** A step of the timeline whose days are not known. */
export const aStep = (id: string, over: Partial<TimelineStep> = {}): TimelineStep => ({
  ...{ id, admission: 'josaa', title: `Step ${id}`, detail: `About ${id}`, kind: 'other', round: null },
  ...{ basis: 'unknown', days: null, planned: null, hold: null, sameDaysAs: [], source: null, asOf: null },
  ...over,
});

const timing = { state: 'unknown', isGuide: false } as const;

/** A plan of two lists, before the student has said the order. */
export function aPlan(over: Partial<SeasonPlan> = {}): SeasonPlan {
  return {
    josaa: {
      ...{ exam: 'josaa', title: 'JoSAA 2027', state: 'simulated', message: null },
      list: { id: '5e1c7a52-7a5b-4a3c-9d7e-6f2b1a0c9d11', name: 'My NITs', version: 3, choices: 12 },
    },
    cap: {
      ...{ exam: 'mht-cet', title: 'CAP 2027', state: 'simulated', message: null },
      list: { id: '5e1c7a52-7a5b-4a3c-9d7e-6f2b1a0c9d12', name: 'My CAP list', version: 1, choices: 2 },
    },
    capChoices: [
      { choice: '1', name: 'Computer Engineering, COEP' },
      { choice: '2', name: 'Civil Engineering, VJTI' },
    ],
    capAbove: null,
    outcome: {
      draws: 10_000,
      seats: { both: 0.5, josaaOnly: 0.1, capOnly: 0.32, none: 0.08 },
      decided: null,
      csab: {
        ...{ choices: 9, rank: 25_000, source: 'CSAB', noChance: 'A chance would be off by too much.' },
        years: [2022, 2023, 2024, 2025].map((year, at) => ({ year, opened: at })),
      },
    },
    ...{ message: null, hasEnteredRounds: false },
    timeline: [aStep('withdrawal'), aStep('options', { admission: 'cap' })],
    facts: [{ text: 'A fee is paid.', source: 'JoSAA business rules', isUnconfirmed: true }],
    ...over,
  };
}

/** The same after the answer: one CAP choice stands above a JoSAA seat. */
export function aDecidedPlan(over: Partial<SeasonPlan> = {}): SeasonPlan {
  const { outcome, ...plan } = aPlan();
  return {
    ...plan,
    capAbove: 1,
    outcome: outcome && {
      ...outcome,
      decided: {
        ends: { josaa: 0.42, cap: 0.5, none: 0.08 },
        hold: {
          rounds: [0.1, 0.18, 0.18, 0.18].map((gains, at) => ({ round: at + 1, gains, timing })),
          ...{ until: 2, worseWithout: 0.32, noneWithout: 0.1 },
        },
        csabIsOpen: 0.4,
      },
    },
    ...over,
  };
}
