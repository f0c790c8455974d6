import type { DashboardList, DashboardPrediction, DashboardSession } from '@dakhila/contract/dashboard';
import { listHealth } from '@dakhila/domain/dashboard/list-health';
import { bandOf } from '@dakhila/domain/predictor/bands';
import type { Deps } from '../../ports.ts';
import type { ShownBooking } from '../counselling/index.ts';
import type { listLatest } from '../lists/index.ts';
import type { findLatestRun, Predictor } from '../predictor/index.ts';
import { currentSeason, type SeasonNeeds } from '../predictor/index.ts';

type Run = NonNullable<Awaited<ReturnType<typeof findLatestRun>>>;
type List = Awaited<ReturnType<typeof listLatest>>[number];

type Needs = Pick<Deps, 'catalogue'> & SeasonNeeds & { predictor: Pick<Predictor, 'knownEdition'> };

/** The latest run with its headline. With other forecasts, or for another year, predicting again gives something new. */
export function shownPrediction(needs: Needs, run: Run): DashboardPrediction {
  const { dataVersion, editionId, headline, createdAt, runs: _runs, ...shown } = run;
  const season = currentSeason(needs, run.exam).year;
  // Nobody waits for forecasts here: until they are read, the facts alone tell.
  const current = needs.predictor.knownEdition(run.exam) ?? editionId;
  return {
    ...shown,
    createdAt: createdAt.toISOString(),
    dataYears: headline?.dataYears ?? null,
    top: (headline?.first ?? []).map(({ percent, ...one }) => ({
      ...one,
      chance: percent === null ? null : percent / 100,
      band: percent === null ? null : bandOf(percent),
    })),
    inDoubt: headline?.inDoubt ?? null,
    isOutdated: run.year !== season || dataVersion !== needs.catalogue.version || editionId !== current,
    season,
  };
}

export function shownList({ id, exam, name, updatedAt, choices, seen }: List): DashboardList {
  return { id, exam, name, updatedAt: updatedAt.toISOString(), ...listHealth(choices, seen) };
}

const MINUTE_MS = 60_000;
/** From so long before it begins a session is what the student should think of. */
const NOW_FROM_MINUTES = 30;

export function shownSession(booking: ShownBooking, now: Date): DashboardSession {
  const { id, counsellor, topic, startsAt, endsAt, joinUrl } = booking;
  const isNow = Date.parse(startsAt) - now.getTime() <= NOW_FROM_MINUTES * MINUTE_MS;
  return { id, counsellor: counsellor.name, topic, startsAt, endsAt, joinUrl, isNow };
}
