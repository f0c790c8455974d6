import type { SeasonPlan } from '@dakhila/contract/season-plan';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { aDecidedPlan, aPlan, aStep } from '../../../../test/season-plan.ts';
import { anExamProfile } from '../../../../test/students.ts';
import { PlanLinkOfBoth } from './link/plan-link.tsx';
import { SeasonPlanScreen } from './season-plan-screen.tsx';

const server = useFakeServer();
beforeEach(() => server.on('GET /lists', { body: { data: [] } }));

function open(plan: SeasonPlan, address = '/season-plan') {
  server.on('GET /season-plan', { body: { data: plan } });
  return renderRoutes([{ path: '/season-plan', Component: SeasonPlanScreen }], address);
}

test('before the order is known, the page says what both admissions give and asks one thing', async () => {
  server.on('GET /season-plan', ({ query }) => ({ body: { data: query.has('capAbove') ? aDecidedPlan() : aPlan() } }));
  renderRoutes([{ path: '/season-plan', Component: SeasonPlanScreen }], '/season-plan');
  expect(await screen.findByText(/^JoSAA and CAP both have a seat for you in 50 of 100 seasons\./)).toBeTruthy();
  expect(screen.queryByText(/^Hold the JoSAA seat/)).toBeNull();
  const question = screen.getByLabelText('Where would a JoSAA seat rank among your CAP choices?');
  await userEvent.selectOptions(question, 'Below 1. Computer Engineering, COEP');
  expect(
    await screen.findByText(
      'Hold the JoSAA seat until CAP round 2. A CAP seat you’d rather have comes in 18 of 100 seasons.',
    ),
  ).toBeTruthy();
  expect(screen.getByText(/^Only if that round comes before the last day to withdraw from JoSAA\./)).toBeTruthy();
  expect(screen.getByText(/^We haven’t found a rule that forbids or allows a seat in both/)).toBeTruthy();
  expect(screen.getByText('You’d most likely end up with a CAP seat, in 50 of 100 seasons.')).toBeTruthy();
  expect(server.calls('GET /season-plan').at(-1)?.query.get('capAbove')).toBe('1');
});

test('the bar is named part by part with figures that make 100', async () => {
  open(aDecidedPlan());
  const parts = within(await screen.findByRole('list', { name: 'How 100 simulated seasons end' })).getAllByRole(
    'listitem',
  );
  expect(parts.map(({ textContent }) => textContent)).toEqual(['JoSAA seat42%', 'CAP seat50%', 'No seat8%']);
});

test('the hold table says which rounds come too late, and what giving up early costs', async () => {
  const plan = aDecidedPlan();
  const [first, second] = plan.outcome?.decided?.hold.rounds ?? [];
  if (first && second) {
    first.timing = { state: 'in-time', isGuide: false };
    second.timing = { state: 'late', isGuide: true };
  }
  open(plan);
  const rows = within(await screen.findByRole('table', { name: 'Chance to gain, by CAP round' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent).slice(1, 4)).toEqual([
    'Round 110%in time',
    'Round 218%last year: too late',
    'Round 318%not known yet',
  ]);
  expect(screen.getByText(/no seat at all in 10 of 100 seasons, and one you like less in 32 of 100/)).toBeTruthy();
});

test('a round that is known to come in time needs no condition', async () => {
  const plan = aDecidedPlan();
  for (const round of plan.outcome?.decided?.hold.rounds ?? []) round.timing = { state: 'in-time', isGuide: false };
  open(plan);
  expect(await screen.findByText(/^Hold the JoSAA seat until CAP round 2\./)).toBeTruthy();
  expect(screen.queryByText(/^Only if that round comes before/)).toBeNull();
});

test('a late round is named as the reason only if it would have brought a gain', async () => {
  const plan = aDecidedPlan();
  const hold = plan.outcome?.decided?.hold;
  if (hold) {
    hold.until = null;
    for (const round of hold.rounds) {
      round.gains = 0.01;
      round.timing = { state: 'late', isGuide: true };
    }
  }
  open(plan);
  expect(await screen.findByText(/^Waiting for CAP would hardly ever bring you/)).toBeTruthy();
  expect(screen.queryByText(/puts your acceptance fee at risk/)).toBeNull();
});

test('CSAB has the seasons in which it is what is left, and past years, and says why it has no chance', async () => {
  open(aDecidedPlan());
  expect(
    await screen.findByText(/^In 40 of 100 seasons, you get no JoSAA seat, .* Then CSAB is worth a try\.$/),
  ).toBeTruthy();
  expect(screen.getByText(/^In 3 of 4 years \(2022 to 2025\), you could have got a seat from this list/)).toBeTruthy();
  expect(
    screen.getByText(/of the 9 NIT, IIIT and GFTI choices .* common rank 25,000 in a special round:$/),
  ).toBeTruthy();
  expect(screen.getByText(/This is the past, not a forecast/)).toBeTruthy();
  expect(screen.getByText('A chance would be off by too much.')).toBeTruthy();
});

test('the timeline marks today, a guide of last year, and steps that fall on the same days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-07-05T10:00:00+05:30') });
  const on = (firstDay: string, lastDay: string) => ({ days: { firstDay, lastDay }, planned: { firstDay, lastDay } });
  open(
    aPlan({
      timeline: [
        aStep('over', { ...on('2027-07-01', '2027-07-02'), basis: 'announced' }),
        aStep('report', {
          ...on('2027-07-04', '2027-07-06'),
          basis: 'announced',
          hold: 'Hold the seat.',
          sameDaysAs: [{ admission: 'cap', id: 'form' }],
        }),
        aStep('form', {
          ...{ admission: 'cap', basis: 'year-before' },
          days: { firstDay: '2026-07-06', lastDay: '2026-07-08' },
          planned: { firstDay: '2027-07-06', lastDay: '2027-07-08' },
        }),
        aStep('csab', { admission: 'csab' }),
      ],
    }),
  );
  expect(await screen.findByText('Today, 5 Jul 2027')).toBeTruthy();
  const running = screen.getByText('Step report').closest('li');
  expect(running?.getAttribute('aria-current')).toBe('step');
  expect(running?.textContent).toContain('Same days as CAP: Step form');
  expect(running?.textContent).toContain('Hold the seat.');
  expect(screen.getByText(/^Last year: 6 Jul 2026 to 8 Jul 2026\. A guide/)).toBeTruthy();
  const undated = screen.getByRole('heading', { name: 'Dates not known yet' }).closest('section');
  expect(undated?.textContent).toContain('Step csab');
  expect(screen.getByText(/, in date order\.$/)).toBeTruthy();
  vi.useRealTimers();
});

test('a timeline without any known day does not claim to be in date order', async () => {
  open(aPlan({ timeline: [aStep('lock'), aStep('form', { admission: 'cap' })] }));
  expect(await screen.findByText('JoSAA 2027 and CAP 2027, step by step.')).toBeTruthy();
  expect(screen.queryByText(/in date order/)).toBeNull();
});

test('a missing list or profile is named with the button for it; the timeline is there all the same', async () => {
  const { josaa, cap } = aPlan();
  open(
    aPlan({
      josaa: { ...josaa, list: null, state: 'no-list', message: 'Start a list.' },
      cap: { ...cap, state: 'no-profile', message: 'Complete your exam profile.' },
      outcome: null,
    }),
  );
  expect(await screen.findByText('JoSAA 2027 is missing from the plan')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open my lists' }).getAttribute('href')).toBe('/rounds?exam=josaa');
  expect(screen.getByRole('link', { name: 'Complete my exam profile' }).getAttribute('href')).toContain('mht-cet');
  expect(screen.getByRole('heading', { name: 'What happens when' })).toBeTruthy();
  expect(screen.queryByText('What this plan assumes')).toBeNull();
});

test('a hostile address is not sent on, and a failure can be tried again', async () => {
  server.on('GET /season-plan', { status: 500 });
  renderRoutes([{ path: '/season-plan', Component: SeasonPlanScreen }], '/season-plan?josaa=x&cap=%27&above=1e9');
  expect(await screen.findByText('Couldn’t load your plan')).toBeTruthy();
  expect([...(server.calls('GET /season-plan')[0]?.query ?? [])]).toEqual([]);
});

test.each([
  ['both exams', { josaa: { mainCrl: 25_000 }, mhtCet: { percentile: 95 } }, 1],
  ['one exam', { mhtCet: { percentile: 95 } }, 0],
])('the link to the plan is for students of both exams: %s', async (_, profile, count) => {
  server.on('GET /exam-profile', { body: { data: anExamProfile(profile) } });
  renderRoutes([{ path: '/', Component: PlanLinkOfBoth }], '/');
  await waitFor(() => expect(server.calls('GET /exam-profile')).toHaveLength(1));
  await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Open the plan' })).toHaveLength(count));
});
