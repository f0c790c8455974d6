import type { DecidedPlan, SeasonPlan } from '@dakhila/contract/season-plan';
import { SOURCES } from '@dakhila/domain/colleges/sources';
import { roundRules } from '@dakhila/domain/lists/round-rules';
import { labelOf, messageOf, type Text, type Unsaid } from '@dakhila/domain/messages/message';
import { whyNoCsabChance } from '@dakhila/domain/season-plan/csab-no-chance';
import { holdNote, holdUntil } from '@dakhila/domain/season-plan/hold-seat';
import { PLAN_FACTS } from '@dakhila/domain/season-plan/plan-facts';
import type { DecidedSeason } from '@dakhila/domain/season-plan/play-season';
import { SEASON_PLANS_A_MINUTE } from '@dakhila/domain/season-plan/play-season';
import { mergeTimeline, roundTimings, type TimelineStep } from '@dakhila/domain/season-plan/timeline';
import { requireBudget } from '../../../db/budget.ts';
import type { Deps } from '../../../ports.ts';
import type { EvaluatedChoice, ListNeeds } from '../evaluate-list.ts';
import { readSchedule } from '../schedule.ts';
import type { Simulator } from '../simulate-list.ts';
import { listAllotments } from '../store.ts';
import { csabPast } from './csab-past.ts';
import { type OpenedList, openPlannedList } from './planned-list.ts';

type Needs = ListNeeds & Pick<Deps, 'config'> & { simulator: Simulator };
type Query = { josaaList?: string | undefined; capList?: string | undefined; capAbove?: string | undefined };

/** The plan of a student across JoSAA, CSAB and CAP. */
export async function readSeasonPlan(needs: Needs, studentId: string, query: Query): Promise<Unsaid<SeasonPlan>> {
  await requireBudget(needs.db, `season-plan:student:${studentId}`, SEASON_PLANS_A_MINUTE);
  const [ofJosaa, ofCap] = await Promise.all([readSchedule(needs, 'josaa'), readSchedule(needs, 'mht-cet')]);
  const josaa = await openPlannedList(needs, {
    ...{ studentId, exam: 'josaa', title: ofJosaa.title, field: 'josaaList', id: query.josaaList },
  });
  const cap = await openPlannedList(needs, {
    ...{ studentId, exam: 'mht-cet', title: ofCap.title, field: 'capList', id: query.capList },
  });
  const capChoices = cap.evaluated.map((choice) => ({ choice: choice.key, name: nameOf(choice) }));
  const capAbove = query.capAbove === undefined ? null : Math.min(Number(query.capAbove), capChoices.length);
  const timeline = mergeTimeline(ofJosaa.events, ofCap.events);
  const isOneSeason = ofJosaa.year === ofCap.year;
  const entered = await Promise.all(
    [ofJosaa, ofCap].map(({ exam, year }) => listAllotments(needs.db, { studentId, exam, year })),
  );
  return {
    josaa: josaa.shown,
    cap: cap.shown,
    capChoices,
    capAbove,
    outcome: isOneSeason
      ? await simulatePlan(needs, { studentId, year: ofJosaa.year, josaa, cap, capAbove, timeline })
      : null,
    message: isOneSeason ? null : messageOf('season.otherSeason', { josaa: ofJosaa.title, cap: ofCap.title }),
    hasEnteredRounds: entered.flat().length > 0,
    timeline: timeline.map((step) => ({ ...step, hold: holdNote(step, roundRules('mht-cet', ofCap.year)) })),
    facts: PLAN_FACTS,
  };
}

const nameOf = ({ line }: EvaluatedChoice): Text =>
  line === null ? messageOf('lists.noLongerOffered') : `${line.programme}, ${line.collegeName}`;

type Planned = {
  studentId: string;
  year: number;
  josaa: OpenedList;
  cap: OpenedList;
  capAbove: number | null;
  timeline: readonly TimelineStep[];
};

async function simulatePlan(
  { catalogue, simulator }: Needs,
  { studentId, year, josaa, cap, capAbove, timeline }: Planned,
): Promise<Unsaid<SeasonPlan['outcome']>> {
  if (josaa.admission === null || cap.admission === null || josaa.estimator === null) return null;
  const input = { josaa: josaa.admission, cap: cap.admission, capAbove };
  const { draws, seats, decided } = await simulator.plan(input, studentId);
  return {
    ...{ draws, seats },
    decided: decided && shownDecision(decided, timeline),
    csab: {
      ...csabPast(catalogue.jee, josaa.estimator, josaa.evaluated),
      noChance: whyNoCsabChance(year, catalogue.jee.csabYears.last),
      source: labelOf(SOURCES.csab),
    },
  };
}

function shownDecision(
  { ends, gainsByRound, worseWithout, noneWithout, csabIsOpen }: DecidedSeason,
  timeline: readonly TimelineStep[],
): DecidedPlan {
  const timings = roundTimings(timeline, gainsByRound.length);
  const rounds = timings.map((timing, at) => ({ round: at + 1, gains: gainsByRound[at] ?? 0, timing }));
  return {
    ends,
    hold: { rounds, until: holdUntil(rounds)?.round ?? null, worseWithout, noneWithout },
    csabIsOpen,
  };
}
