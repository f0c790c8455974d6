import type { ListChoice, ListHead, Outcome, PreferenceList } from '@dakhila/contract/list-views';
import type { Recommendations } from '@dakhila/contract/recommendations';

/** A choice as a list would show it. */
export function aChoice(choice: string, over: Partial<ListChoice> = {}): ListChoice {
  return {
    choice,
    collegeId: '03012',
    collegeName: 'Veermata Jijabai Technological Institute',
    city: 'Mumbai',
    programme: `Programme ${choice}`,
    official: { code: choice, institute: 'Veermata Jijabai Technological Institute', programme: `Programme ${choice}` },
    note: null,
    standing: {
      ...{ state: 'estimated', why: null, field: null, chance: 0.64, band: 'Likely' },
      offer: { chance: 0.97, years: 4, of: 4 },
      ...{ forecast: { q10: 900, q50: 1200, q90: 1500 }, lastYear: 1184, lastYearRound: 6 },
      byRound: [
        { round: 1, chance: 0.4 },
        { round: 2, chance: 0.64 },
      ],
      pool: { code: 'GOPENS', label: 'Open, state level', list: 'state' },
    },
    ...over,
  };
}

/** A CAP list with these choices, in order. */
export function aList(keys: readonly string[], over: Partial<PreferenceList> = {}): PreferenceList {
  return {
    ...{ id: '5e1c7a52-7a5b-4a3c-9d7e-6f2b1a0c9d11', exam: 'mht-cet', name: 'My CAP list', version: 1 },
    updatedAt: '2026-11-15T06:00:00Z',
    choices: keys.map((key) => aChoice(key)),
    ...{ year: 2026, rounds: 4, dataYears: { first: 2020, last: 2025 } },
    estimation: { state: 'estimated', message: null },
    lists: [{ id: 'state', label: 'State merit number', rank: 1100 }],
    changes: null,
    compulsory: [
      { round: 1, places: 1 },
      { round: 2, places: 3 },
      { round: 3, places: 6 },
      { round: 4, places: null },
    ],
    mockYears: [2025, 2024],
    ...over,
  };
}

/** The same list as an edit answers it. */
export const headOf = ({ id, exam, name, version, updatedAt, choices }: PreferenceList): ListHead => ({
  ...{ id, exam, name, version, updatedAt },
  choices: choices.map(({ choice }) => choice),
});

/** An outcome without any warnings. */
export function anOutcome(over: Partial<Outcome> = {}): Outcome {
  return {
    ...{ state: 'simulated', message: null, version: 1, year: 2026, rounds: 4, draws: 10_000 },
    choices: [],
    ...{ none: 0.1, noneByRound: [0.4, 0.3, 0.2, 0.1], withoutOdds: 0, likely: null, endsEarly: 0, checks: [] },
    ...over,
  };
}

/** A list that needs nothing, and no study. */
export const noRecommendations = (version: number): Recommendations => ({
  ...{ state: 'ready', message: null, version, items: [], together: null, isWellSpread: false },
  study: { isOpen: false, isIn: false },
});
