import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useFakeServer } from '../../../test/fake-server.ts';
import { refusal } from '../../../test/refusals.ts';
import { renderRoutes } from '../../../test/render-route.tsx';
import { aStudent } from '../../../test/students.ts';
import '../../ui/testing/modal-dialog.ts';
import { PredictorScreen } from './predictor-screen.tsx';

const server = useFakeServer();
const RUN = {
  id: '00000000-0000-4000-8000-000000000001',
  exam: 'josaa',
  year: 2026,
  createdAt: '2026-11-15T05:39:07.842Z',
  title: 'JEE Main 25000, OPEN, Maharashtra',
  input: {},
  counts: { Safe: 1548, Likely: 13, Possible: 11, Reach: 16, tiny: 0 },
  isOutdated: true,
};

beforeEach(() => {
  server.on('GET /auth/check', { body: { authenticated: true } });
  server.on('GET /student-profile/me', { body: aStudent() });
  server.on('GET /predictor/runs', { body: { data: [RUN], next: null } });
});
const open = () => renderRoutes([{ path: '/predictor', Component: PredictorScreen }], '/predictor');

test('it leads to both exams, to more attempts, to the accuracy page and to earlier runs', async () => {
  open();
  const run = await screen.findByRole('article', { name: RUN.title });
  expect(
    within(run)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['1,548 Safe', '13 Likely', '11 Possible', '16 Reach']);
  expect(within(run).getByText('Our forecasts have changed')).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/predictor/mht-cet',
    '/predictor/josaa',
    '/top-up',
    '/predictor/accuracy',
    `/predictor/josaa?run=${RUN.id}`,
  ]);
  await waitFor(() => expect(screen.getByText('attempts left')).toBeTruthy());
});

test('a run says how many programmes have a range only: with them the bands are all that its results hold', async () => {
  const counts = { ...RUN.counts, tiny: 1 };
  server.on('GET /predictor/runs', { body: { data: [{ ...RUN, counts }], next: null } });
  open();
  expect(await screen.findByText('1 more programme shows only a range, not a chance.')).toBeTruthy();
});

test('a run is deleted only after a second word', async () => {
  const user = userEvent.setup();
  server.on(`DELETE /predictor/runs/${RUN.id}`, {});
  open();
  await user.click(await screen.findByRole('button', { name: `Delete: ${RUN.title}` }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep it' }));
  expect(server.calls(`DELETE /predictor/runs/${RUN.id}`)).toEqual([]);
  await user.click(screen.getByRole('button', { name: `Delete: ${RUN.title}` }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No predictions yet')).toBeTruthy();
  expect(screen.getByText('Prediction deleted')).toBeTruthy();
});

test('a run that is gone already counts as deleted', async () => {
  const user = userEvent.setup();
  server.on(`DELETE /predictor/runs/${RUN.id}`, refusal('not-found'));
  open();
  await user.click(await screen.findByRole('button', { name: `Delete: ${RUN.title}` }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Prediction deleted')).toBeTruthy();
  expect(await screen.findByText('No predictions yet')).toBeTruthy();
});

test('a run that could not be deleted stays', async () => {
  const user = userEvent.setup();
  server.on(`DELETE /predictor/runs/${RUN.id}`, new TypeError('offline'));
  open();
  await user.click(await screen.findByRole('button', { name: `Delete: ${RUN.title}` }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Couldn’t delete the prediction')).toBeTruthy();
  expect(screen.getByRole('article', { name: RUN.title })).toBeTruthy();
});

test('a list that fails can be tried again', async () => {
  const user = userEvent.setup();
  server.on('GET /predictor/runs', new TypeError('offline'));
  open();
  const again = await screen.findByRole('button', { name: 'Try Again' });
  server.on('GET /predictor/runs', { body: { data: [], next: null } });
  await user.click(again);
  expect(await screen.findByText('No predictions yet')).toBeTruthy();
});

test('older runs come when they are asked for, and a failure says so and can be tried again', async () => {
  const user = userEvent.setup();
  const older = { ...RUN, id: '00000000-0000-4000-8000-000000000002', title: 'JEE Main 31000, OPEN, Maharashtra' };
  let isOffline = true;
  server.on('GET /predictor/runs', ({ query }) => {
    if (!query.has('after')) return { body: { data: [RUN], next: 'a-key' } };
    return isOffline ? new TypeError('offline') : { body: { data: [older], next: null } };
  });
  open();
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('Couldn’t load older ones. Please try again.')).toBeTruthy();
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  expect(await screen.findByRole('article', { name: older.title })).toBeTruthy();
  expect(screen.getByRole('article', { name: RUN.title })).toBeTruthy();
  expect(server.calls('GET /predictor/runs').at(-1)?.query.get('after')).toBe('a-key');
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});
