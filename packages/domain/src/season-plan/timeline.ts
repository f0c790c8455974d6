import type { ScheduledStep } from '../lists/schedule.ts';

export const ADMISSIONS = ['josaa', 'csab', 'cap'] as const;
export type AdmissionName = (typeof ADMISSIONS)[number];

/** Where the days of a step come from: announced, those of the year before as a guide, or not known. */
export const DAY_BASES = ['announced', 'year-before', 'unknown'] as const;
export type DayBasis = (typeof DAY_BASES)[number];

type Days = { firstDay: string; lastDay: string };
/** A step of one schedule, with the days of the year before while its own are not announced. */
export type GuidedStep = ScheduledStep & { yearBefore: Days | null };

/** A step of both admissions together. */
export type TimelineStep = Omit<ScheduledStep, 'firstDay' | 'lastDay'> & {
  admission: AdmissionName;
  basis: DayBasis;
  /** As published: days of the year before are as they were then. */
  days: Days | null;
  /** The same days in the year of the season, to put the steps in order. */
  planned: Days | null;
  /** Steps of another admission that want something from the student on the same days. */
  sameDaysAs: { admission: AdmissionName; id: string }[];
};

const CSAB = 'csab';
/** The last day on which a JoSAA seat can be given back. */
const WITHDRAWAL = 'withdrawal';
/** Steps in which the student has to do something. */
const ACTIVE: readonly ScheduledStep['kind'][] = ['registration', 'choices', 'reporting'];

/**
 * The steps of both admissions by day. A step whose days are not known follows the step before it in its own admission; those before the first known day
 * come first.
 */
export function mergeTimeline(josaa: readonly GuidedStep[], cap: readonly GuidedStep[]): TimelineStep[] {
  const steps = [
    ...josaa.map((step) => asTimelineStep(step, step.id === CSAB ? CSAB : 'josaa')),
    ...cap.map((step) => asTimelineStep(step, 'cap')),
  ];
  return inOrderOfDay(steps).map((step) => ({ ...step, sameDaysAs: sameDays(step, steps) }));
}

function asTimelineStep(guided: GuidedStep, admission: AdmissionName): TimelineStep {
  const { firstDay, lastDay, yearBefore, ...step } = guided;
  const own = firstDay === null ? null : { firstDay, lastDay: lastDay ?? firstDay };
  return {
    ...step,
    admission,
    basis: own ? 'announced' : yearBefore ? 'year-before' : 'unknown',
    days: own ?? yearBefore,
    planned: own ?? (yearBefore && aYearLater(yearBefore)),
    sameDaysAs: [],
  };
}

/** The same dates a year later. 29 February stays a text that sorts between its neighbours. */
const aYearLater = ({ firstDay, lastDay }: Days): Days => ({ firstDay: later(firstDay), lastDay: later(lastDay) });
const later = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

function inOrderOfDay(steps: readonly TimelineStep[]): TimelineStep[] {
  const before = new Map<string, string>();
  return steps
    .map((step, at) => {
      // CSAB follows JoSAA in the same schedule.
      const schedule = step.admission === 'cap' ? 'cap' : 'josaa';
      const day = step.planned?.firstDay ?? before.get(schedule) ?? '';
      before.set(schedule, day);
      return { step, day, at };
    })
    .sort((one, other) => compare(one.day, other.day) || one.at - other.at)
    .map(({ step }) => step);
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function sameDays({ admission, kind, planned }: TimelineStep, all: readonly TimelineStep[]) {
  if (planned === null || !ACTIVE.includes(kind)) return [];
  return all
    .filter(
      (other) =>
        other.admission !== admission &&
        ACTIVE.includes(other.kind) &&
        other.planned !== null &&
        other.planned.firstDay <= planned.lastDay &&
        planned.firstDay <= other.planned.lastDay,
    )
    .map((other) => ({ admission: other.admission, id: other.id }));
}

/** Whether a CAP round is published by the last day to give a JoSAA seat back. A guide uses days of the year before. */
export type Timing = { state: 'in-time' | 'late' | 'unknown'; isGuide: boolean };

/** The timing of each CAP round, round 1 first. A round after a late one is late too, although its own day is not known. */
export function roundTimings(steps: readonly TimelineStep[], rounds: number): Timing[] {
  const timings: Timing[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const own = timingOf(steps, round);
    const before = timings.at(-1);
    timings.push(own.state === 'unknown' && before?.state === 'late' ? before : own);
  }
  return timings;
}

function timingOf(steps: readonly TimelineStep[], capRound: number): Timing {
  const withdrawal = steps.find(({ admission, id }) => admission === 'josaa' && id === WITHDRAWAL);
  const allotment = steps.find(
    ({ admission, kind, round }) => admission === 'cap' && kind === 'allotment' && round === capRound,
  );
  if (!withdrawal?.planned || !allotment?.planned) return { state: 'unknown', isGuide: false };
  const isInTime = allotment.planned.firstDay <= withdrawal.planned.lastDay;
  const isGuide = withdrawal.basis === 'year-before' || allotment.basis === 'year-before';
  return { state: isInTime ? 'in-time' : 'late', isGuide };
}
