import type { Dashboard } from '@dakhila/contract/dashboard';
import { LEGAL_VERSION } from '@dakhila/domain/privacy/policy';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import '../../../ui/testing/modal-dialog.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

const server = useFakeServer();
const open = () => renderRoutes([{ path: '/', Component: DashboardScreen }], '/');

const NEW_HERE: Dashboard = {
  firstName: 'Asha',
  tier: 'Basic',
  allowance: {
    recommendationPulls: 3,
    psychometricAssessment: false,
    psychometricTestStatus: false,
    availableCounsellingSessions: 0,
    totalCounsellingSessions: 0,
  },
  face: 'first-use',
  steps: [{ step: 'tell-exam', exam: null, target: null }],
  examsTold: [],
  profile: { filled: 0, of: 10 },
  age: { isKnown: true, isUnderage: false, isSatisfied: true, asked: null },
  prediction: null,
  runs: 0,
  lists: [],
  listCount: 0,
  session: null,
  assessment: { state: 'none', id: null, answered: 0, of: 120 },
  rounds: [{ exam: 'mht-cet', title: 'CAP 2027', authority: 'State CET Cell', dates: [] }],
  isAgreementCurrent: true,
  payment: null,
};
const PREDICTION: NonNullable<Dashboard['prediction']> = {
  ...{ id: 'run', exam: 'mht-cet', title: '96 percentile, OBC', year: 2027, createdAt: '2026-11-14T00:00:00Z' },
  counts: { Safe: 1200, Likely: 3, Possible: 1, Reach: 0, tiny: 0 },
  dataYears: { first: 2020, last: 2026 },
  top: [
    {
      collegeId: 'a',
      collegeName: 'COEP',
      programme: 'Civil',
      chance: 0.95,
      band: 'Safe',
      offered: 0.97,
      record: { years: 4, of: 4 },
    },
    {
      collegeId: 'b',
      collegeName: 'VJTI',
      programme: 'Textile',
      chance: 0.7,
      band: 'Likely',
      offered: 0.5,
      record: { years: 2, of: 4 },
    },
  ],
  inDoubt: 12,
  isOutdated: false,
  season: 2027,
};
const LIST: Dashboard['lists'][number] = {
  ...{ id: 'list', exam: 'mht-cet', name: 'The real one', updatedAt: '2026-11-14T00:00:00Z', choices: 4, closed: 0 },
  verdict: 'sound',
  bands: { Safe: 2, Likely: 1, Possible: 0, Reach: 1, Unlikely: 0 },
};
const answer = (changed: Partial<Dashboard>) =>
  server.on('GET /dashboard', { body: { data: { ...NEW_HERE, ...changed } } });

beforeEach(() => {
  server.on('GET /auth/check', { body: { authenticated: true } });
  server.on('GET /student-profile/me', { body: { data: { name: 'Asha Patil', subscriptionTier: 'Basic' } } });
});

test('a new student chooses the exam, and sees the way, the dates and no empty boxes', async () => {
  answer({});
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Namaste, Asha' })).toBeTruthy();
  const step = await screen.findByRole('region', { name: 'Which exam did you take?' });
  expect(within(step).getByRole('link', { name: 'MHT-CET' }).getAttribute('href')).toBe('/predictor/mht-cet');
  expect(within(step).getByRole('link', { name: 'JEE' }).getAttribute('href')).toBe('/predictor/josaa');
  expect(screen.getByText(/Not announced yet.*State CET Cell/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Your latest prediction' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Your preference lists' })).toBeNull();
  for (const name of ['Rounds and preference lists', 'AI assistant', 'Psychometric assessment'])
    expect(screen.getByRole('link', { name: new RegExp(name) })).toBeTruthy();
});

test('whoever has predicted sees the headline and begins a list from it', async () => {
  answer({
    face: 'midway',
    prediction: PREDICTION,
    runs: 2,
    steps: [
      { step: 'start-list', exam: 'mht-cet', target: 'run' },
      { step: 'complete-profile', exam: null, target: null },
    ],
  });
  open();
  expect((await screen.findByRole('link', { name: 'Choose from my results' })).getAttribute('href')).toBe(
    '/predictor/mht-cet?run=run',
  );
  const card = screen.getByRole('region', { name: 'Your latest prediction' });
  expect(within(card).getByText('1,200')).toBeTruthy();
  expect(within(card).getByText('VJTI')).toBeTruthy();
  // Only the one that may not be offered has the tag.
  expect(within(card).getAllByText('May not be offered')).toHaveLength(1);
  expect(within(card).getByText('50% likely to be offered · Offered in 2 of the last 4 years')).toBeTruthy();
  expect(within(card).getByText(/^12 of these programmes may not be offered/)).toBeTruthy();
  expect(
    within(card).getByText('Your chance of a seat by the last round, based on 2020–2026 closing ranks.'),
  ).toBeTruthy();
  expect(within(card).getByRole('link', { name: 'All 2 predictions' })).toBeTruthy();
  const after = screen.getByRole('region', { name: 'After that' });
  expect(within(after).getByRole('link', { name: 'Complete your profile' }).getAttribute('href')).toBe('/profile');
});

test('a student with a list sees how it stands and opens it', async () => {
  answer({
    face: 'power',
    prediction: PREDICTION,
    lists: [LIST],
    listCount: 1,
    steps: [{ step: 'explore', exam: null, target: null }],
  });
  open();
  const card = await screen.findByRole('region', { name: 'Your preference lists' });
  expect(within(card).getByText('As of your last visit: 2 Safe, 1 Likely, 1 Reach.')).toBeTruthy();
  expect(within(card).getByText('Includes choices you’re likely to get')).toBeTruthy();
  expect(within(card).getByRole('link', { name: 'The real one' }).getAttribute('href')).toBe(
    '/rounds?exam=mht-cet&list=list',
  );
});

test('the age is asked in a card that can be put off, and is not asked again then', async () => {
  answer({ age: { isKnown: false, isUnderage: null, isSatisfied: false, asked: null } });
  const { unmount } = open();
  expect(await screen.findByRole('region', { name: 'When were you born?' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('region', { name: 'When were you born?' })).toBeNull();
  unmount();
  open();
  expect(await screen.findByRole('region', { name: 'Which exam did you take?' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'When were you born?' })).toBeNull();
});

test('a dashboard that fails says so, still leads everywhere, and is fetched again', async () => {
  server.on('GET /dashboard', { status: 503, body: { message: 'The server is busy' } });
  open();
  expect(await screen.findByText('The server is busy', {}, { timeout: 5000 })).toBeTruthy();
  expect(screen.getByRole('link', { name: /College Search/ })).toBeTruthy();
  answer({});
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('region', { name: 'Which exam did you take?' })).toBeTruthy();
});

test('whoever agreed to an older version is asked calmly: it can be read, put off for this visit, and agreed to', async () => {
  server.on('POST /agreements', { body: {} });
  answer({ isAgreementCurrent: false });
  open();
  const user = userEvent.setup();
  const asked = await screen.findByRole('dialog', { name: 'Our terms have changed' });
  await user.click(within(asked).getByRole('button', { name: 'Read the terms' }));
  expect(await screen.findByRole('dialog', { name: 'Terms of Service' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(within(asked).getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  open();
  await screen.findByRole('region', { name: 'Which exam did you take?' });
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();

  sessionStorage.clear();
  open();
  answer({});
  await user.click(await screen.findByRole('button', { name: 'I agree' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls('POST /agreements')).toMatchObject([{ body: { version: LEGAL_VERSION } }]);
});
