import type { AssessmentOverview, Sitting, SittingSummary } from '@dakhila/contract/assessment';
import type { Item, SittingSection } from '@dakhila/contract/assessment-items';

const STEPS = ['Not at all', 'A little', 'Somewhat', 'Much', 'Very much'];

const items = (prefix: string, count: number, options: string[]): Item[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `${prefix}${place + 1}`,
    text: `Question ${prefix}${place + 1}`,
    options: options.map((text) => ({ text })),
  }));

/** A part without a clock: three statements on a scale of five. */
export function aScalePart(wanted: Partial<SittingSection> = {}): SittingSection {
  return {
    id: 'interests',
    title: 'What you like doing',
    instructions: 'Would you like it?',
    kind: 'scale',
    itemCount: 3,
    minutes: 4,
    limitSeconds: null,
    state: 'open',
    startedAt: null,
    deadline: null,
    items: items('i', 3, STEPS),
    answers: [],
    ...wanted,
  };
}

/** A timed part that waits to be begun. */
export function aTimedPart(wanted: Partial<SittingSection> = {}): SittingSection {
  return {
    ...aScalePart(),
    id: 'numerical',
    title: 'Working with numbers',
    instructions: 'Three questions in four minutes.',
    kind: 'choice',
    limitSeconds: 240,
    state: 'waiting',
    items: null,
    ...wanted,
  };
}

/** The same part once its clock runs. */
export const aRunningPart = (deadline: string, wanted: Partial<SittingSection> = {}): SittingSection =>
  aTimedPart({
    state: 'running',
    startedAt: new Date().toISOString(),
    deadline,
    items: items('n', 3, ['400', '420', '440', '450']),
    ...wanted,
  });

export function aSitting(wanted: Partial<Sitting> = {}): Sitting {
  return {
    id: '0198a2b4-0000-7000-8000-000000000001',
    state: 'in-progress',
    instrumentVersion: '2026.1',
    startedAt: '2026-11-14T05:00:00.000Z',
    completedAt: null,
    serverTime: new Date().toISOString(),
    nextSequence: 1,
    sections: [aScalePart(), aTimedPart()],
    next: { section: 'interests', item: 'i1' },
    ...wanted,
  };
}

export const aSummary = (wanted: Partial<SittingSummary> = {}): SittingSummary => ({
  id: '0198a2b4-0000-7000-8000-000000000001',
  state: 'in-progress',
  startedAt: '2026-11-14T05:00:00.000Z',
  completedAt: null,
  answered: 12,
  of: 137,
  verdict: null,
  ...wanted,
});

export function anOverview(wanted: Partial<AssessmentOverview> = {}): AssessmentOverview {
  return {
    instrumentVersion: '2026.1',
    minutes: 25,
    itemCount: 137,
    sections: [aScalePart(), aTimedPart()],
    left: 1,
    isOwned: true,
    isRetakeFree: false,
    blockedBy: null,
    sittings: [],
    ...wanted,
  };
}
