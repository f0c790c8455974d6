import type { Dashboard } from '@dakhila/contract/dashboard';
import { EXAMS, type Exam } from '@dakhila/contract/exam';
import type { Run } from '@dakhila/contract/predictor-results';
import type { Schedule } from '@dakhila/contract/rounds';
import type { RunSummary } from '@dakhila/contract/saved-runs';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { seasonOn } from '@dakhila/domain/season/season';
import { pastSeasonClaims } from '@dakhila/domain/season/test-season-words';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../test/fake-server.ts';
import { aResult, aRun } from '../../test/predictions.ts';
import { renderRoutes } from '../../test/render-route.tsx';
import { anExamProfile, aStudent } from '../../test/students.ts';
import { RoundsCard } from '../features/home/dashboard/cards.tsx';
import { PredictionCard } from '../features/home/dashboard/prediction-card.tsx';
import { ScheduleCard } from '../features/lists/season/schedule-card.tsx';
import { PredictorExamScreen } from '../features/predictor/exam-screen.tsx';
import { PredictorScreen } from '../features/predictor/predictor-screen.tsx';

const server = useFakeServer();
const SEASON = 2027;
const COUNTS = { Safe: 1, Likely: 0, Possible: 0, Reach: 0, tiny: 0 };

const anotherRun = (year: number): Run =>
  aRun([aResult()], { id: `00000000-0000-4000-8000-00000000${year}`, year, dataYears: { first: 2016, last: 2025 } });
const summaryOf = ({ id, exam, year, createdAt }: Run): RunSummary => ({
  ...{ id, exam, year, createdAt, title: 'JEE Main 11,000, OPEN', input: {}, counts: COUNTS },
  ...{ isOutdated: year !== SEASON, season: SEASON },
});
const [past, current] = [anotherRun(2026), anotherRun(SEASON)];

const LINES = 'h1, h2, h3, p, li, dt, dd, a, button, label, legend';
/** What the screen says, line by line, as the eye takes it. */
const wordsOnScreen = () =>
  [...document.querySelectorAll(LINES)]
    .filter((element) => element.querySelector(LINES) === null || element.matches('h1, h2, h3, p'))
    .map((element) => element.textContent ?? '')
    .join('\n');

describe.each([
  ['in November before the season', '2026-11-16T10:00:00+05:30'],
  ['in February', '2027-02-15T10:00:00+05:30'],
  ['in July, in the middle of the rounds', '2027-07-15T10:00:00+05:30'],
])('%s', (_, moment) => {
  const today = dayOf(new Date(moment));
  /** The days that a run was made on are no claim. */
  const claims = () => pastSeasonClaims(wordsOnScreen(), SEASON, [/15 Nov 2026/]);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    server.on('GET /auth/check', { body: { authenticated: true } });
    server.on('GET /student-profile/me', { body: aStudent() });
    server.on('GET /seasons', { body: { data: EXAMS.map((exam) => seasonOn(exam, today)) } });
    server.on('GET /predictor/runs', { body: { data: [current, past].map(summaryOf), next: null } });
    for (const run of [past, current]) server.on(`GET /predictor/runs/${run.id}`, { body: { data: run } });
    server.on('GET /exam-profile', { body: { data: anExamProfile() } });
    server.on('GET /lists', { body: { data: [] } });
  });
  afterEach(() => vi.useRealTimers());

  test('the predictor names the season, and marks a run of a season that is over', async () => {
    renderRoutes([{ path: '/predictor', Component: PredictorScreen }], '/predictor');
    expect(await screen.findByText('For CAP 2027.')).toBeTruthy();
    expect(screen.getByText('For JoSAA 2027.')).toBeTruthy();
    expect(await screen.findAllByText('Season over')).toHaveLength(1);
    // The card of the past run names its year, beside the badge that was just found.
    expect(claims().filter((claim) => !claim.startsWith('2026 admissions'))).toEqual([]);
  });

  test.each(EXAMS)('the form of %s is for the season', async (exam: Exam) => {
    renderRoutes([{ path: '/form', Component: () => <PredictorExamScreen exam={exam} /> }], '/form');
    expect(await screen.findByText(/^For (JoSAA|CAP) 2027\.$/)).toBeTruthy();
    expect(claims()).toEqual([]);
  });

  const show = (run: Run) =>
    renderRoutes(
      [{ path: '/predictor/josaa', Component: () => <PredictorExamScreen exam="josaa" /> }],
      `/predictor/josaa?run=${run.id}`,
    );

  test('a prediction for the season speaks of no other', async () => {
    show(current);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your JEE chances, 2027' })).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText(/closed [\d,]+ in 2025/).length).toBeGreaterThan(0));
    expect(claims()).toEqual([]);
    expect(screen.queryByRole('link', { name: /^Predict for/ })).toBeNull();
  });

  test('a prediction for a past season says so, and offers one for the season', async () => {
    show(past);
    expect(await screen.findByText('This prediction is for 2026, and that season is over')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Predict for 2027' }).getAttribute('href')).toBe(
      `/predictor/josaa?from=${past.id}`,
    );
  });

  test.each(EXAMS)('the rounds of %s are those of the season, with what is not announced', async (exam: Exam) => {
    const { name, ...season } = seasonOn(exam, today);
    const schedule: Schedule = {
      ...{ ...season, title: name, authority: { name: 'The authority', website: null }, rules: [], asOf: null },
      events: [
        {
          ...{ id: 'registration', title: 'Registration', detail: 'Register.', kind: 'registration', round: null },
          ...{ firstDay: null, lastDay: null, source: null, asOf: null },
          yearBefore: { firstDay: '2026-06-03', lastDay: '2026-06-12' },
        },
      ],
    };
    server.on(`GET /rounds/${exam}/schedule`, { body: { data: schedule } });
    renderRoutes([{ path: '/rounds', Component: () => <ScheduleCard exam={exam} /> }], '/rounds');
    expect(await screen.findByText(`${name}, The authority`)).toBeTruthy();
    expect(screen.getByText('As a guide, last season: 3 Jun 2026 to 12 Jun 2026')).toBeTruthy();
    expect(screen.getByText(/^The number of rounds in 2027 isn’t announced yet/)).toBeTruthy();
    expect(claims()).toEqual([]);
  });

  test('the dashboard marks a prediction of a season that is over, and its dates are of the season', async () => {
    const prediction: NonNullable<Dashboard['prediction']> = {
      ...{ ...summaryOf(past), season: SEASON, dataYears: past.dataYears, top: [], inDoubt: null, isOutdated: true },
    };
    const rounds = EXAMS.map((exam) => ({
      ...{ exam, title: seasonOn(exam, today).name, authority: 'The authority', dates: [] },
    }));
    renderRoutes(
      [
        {
          path: '/',
          Component: () => (
            <>
              <PredictionCard prediction={prediction} runs={1} count={3} />
              <RoundsCard rounds={rounds} />
            </>
          ),
        },
      ],
      '/',
    );
    expect(await screen.findByText('Season over')).toBeTruthy();
    expect(claims()).toEqual([]);
  });
});
