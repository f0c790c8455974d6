import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { aResult, aRun, serveRun } from '../../../../test/predictions.ts';
import { refusal } from '../../../../test/refusals.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { stubScreen } from '../../../../test/stub-screen.ts';
import { anExamProfile } from '../../../../test/students.ts';
import { PredictorExamScreen } from '../exam-screen.tsx';
import '../../../ui/testing/modal-dialog.ts';

const server = useFakeServer();
const CIVIL = aResult();
const FAR = aResult({ programme: 'Chemical Engineering', programmeId: 8, chance: 0.03, band: 'Unlikely' });
const RUN = aRun([CIVIL], { unlikely: [FAR] });
const COUNTS = { Safe: 1, Likely: 2, Possible: 3, Reach: 4, tiny: 0 };
const STEPS = Array.from({ length: 9 }, (_, at) => ({
  value: 50_000 - at * 5_000,
  counts: { ...COUNTS, Safe: at },
  bands: at < 4 ? 'RU' : at === 4 ? 'LU' : 'SR',
}));

beforeEach(() => {
  stubScreen('phone');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  server.on('GET /lists', { body: { data: [] } });
  server.on('GET /exam-profile', { body: { data: anExamProfile() } });
});

function open(answer: object) {
  server.on('GET /auth/check', { body: { authenticated: true } });
  server.on('GET /predictor/runs', { body: { data: [], next: null } });
  serveRun(server, [CIVIL], { unlikely: [FAR] });
  server.on(`GET /predictor/runs/${RUN.id}/what-if`, answer);
  renderRoutes(
    [{ path: '/predictor/josaa', Component: () => <PredictorExamScreen exam="josaa" /> }],
    `/predictor/josaa?run=${RUN.id}`,
  );
}
const toggle = async () => {
  const summary = await screen.findByText('What if my number were different?');
  const details = summary.closest('details');
  if (details === null) throw new Error('no details');
  details.open = !details.open;
  fireEvent(details, new Event('toggle'));
};

test('one request; then the counts and the band of each row follow the slider', async () => {
  open({ body: { data: { field: 'mainCrl', steps: STEPS } } });
  await screen.findAllByRole('article');
  expect(server.calls(`GET /predictor/runs/${RUN.id}/what-if`)).toHaveLength(0);
  await toggle();
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'JEE Main common rank (CRL)' });
  expect(slider.getAttribute('aria-valuetext')).toBe('30,000. Safe 4, Likely 2, Possible 3, Reach 4');
  const [row] = screen.getAllByRole('article');
  if (row === undefined) throw new Error('no row');
  expect(within(row).queryByText(/^With /)).toBeNull();

  fireEvent.change(slider, { target: { value: '8' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('10,000. Safe 8, Likely 2, Possible 3, Reach 4');
  expect(within(row).getByText('With 10,000: Safe')).toBeTruthy();
  fireEvent.change(slider, { target: { value: '0' } });
  expect(within(row).getByText('With 50,000: Reach')).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Back to my number: 30,000' }));
  expect(within(row).queryByText(/^With /)).toBeNull();
  expect(server.calls(`GET /predictor/runs/${RUN.id}/what-if`)).toHaveLength(1);
});

test('closed again, the rows are as they were', async () => {
  open({ body: { data: { field: 'mainCrl', steps: STEPS } } });
  await toggle();
  fireEvent.change(await screen.findByRole('slider'), { target: { value: '8' } });
  expect(screen.getByText('With 10,000: Safe')).toBeTruthy();
  await toggle();
  await waitFor(() => expect(screen.queryByText('With 10,000: Safe')).toBeNull());
});

test('a prediction of forecasts that were replaced says so', async () => {
  open({ body: { data: null } });
  await toggle();
  expect(await screen.findByText(/This prediction doesn’t use our current forecasts/)).toBeTruthy();
});

test('a refusal is told, with a way to try again', async () => {
  open(refusal('too-many-requests', { message: 'Come back tomorrow' }));
  await toggle();
  expect(await screen.findByText('Come back tomorrow')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});
