import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { aResult, aRun } from '../../../../test/predictions.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { PredictorExamScreen } from '../exam-screen.tsx';
import '../../../ui/testing/modal-dialog.ts';

const server = useFakeServer();

const CIVIL = aResult();
const CHEMICAL = aResult({
  programme: 'Chemical Engineering (4 Years, Bachelor of Technology)',
  branch: 'Chemical Engineering',
  programmeId: 8,
});
const MINING = aResult({
  programme: 'Mining Engineering (4 Years, Bachelor of Technology)',
  branch: 'Mining Engineering',
  programmeId: 9,
  chance: 0.1,
  band: 'Reach',
});
const FAR = aResult({ programmeId: 10, chance: 0.03, band: 'Unlikely' });
const RUN = aRun([CIVIL, CHEMICAL, MINING], { pools: 'best', unlikely: [FAR] });
const FIRST = { ...RUN, results: [CIVIL, CHEMICAL], unlikely: [], whole: { results: 3, unlikely: 1 } };
const reopen = `GET /predictor/runs/${RUN.id}`;
const isFirst = (query: URLSearchParams) => query.get('rows') === 'first';
const asked = () => server.calls(reopen).map(({ query }) => (isFirst(query) ? 'first' : 'whole'));
const cards = () => screen.findAllByRole('article');

const show = (search = '') =>
  renderRoutes(
    [{ path: '/predictor/josaa', Component: () => <PredictorExamScreen exam="josaa" /> }],
    `/predictor/josaa?run=${RUN.id}${search}`,
  );

/** Answers with the first rows at once, and with the whole when it is let go. */
function openInParts(search = '') {
  const { promise: whole, resolve } = Promise.withResolvers<{ body: object }>();
  server.on(reopen, ({ query }) => (isFirst(query) ? { body: { data: FIRST } } : whole));
  return { ...show(search), letGo: () => resolve({ body: { data: RUN } }) };
}

/** Answers with the first rows, and the rest fails. */
async function openBroken(search = '') {
  server.on(reopen, ({ query }) => (isFirst(query) ? { body: { data: FIRST } } : new TypeError('offline')));
  show(search);
  const again = await screen.findByRole('button', { name: 'Try Again' });
  const { promise: whole, resolve } = Promise.withResolvers<{ body: object }>();
  server.on(reopen, () => whole);
  return { again, letGo: () => resolve({ body: { data: RUN } }) };
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  server.on('GET /auth/check', { body: { authenticated: true } });
  server.on(`GET /predictor/runs/${RUN.id}/left-out`, { body: { data: [] } });
  server.on('GET /lists', { body: { data: [] } });
  server.on('GET /predictor/runs', { body: { data: [] } });
  server.on('GET /josaa-colleges/nit-tiruchirappalli/cutoffs', { status: 404 });
});

test('who tries again keeps the button while it is tried, and goes on at the first row that has come', async () => {
  const user = userEvent.setup();
  const { again, letGo } = await openBroken();
  await user.click(again);
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'));
  expect(document.activeElement).toBe(again);
  letGo();
  await waitFor(async () => expect(await cards()).toHaveLength(3));
  expect(document.activeElement?.textContent).toBe('Mining Engineering');
});

test('who tries again where nothing came keeps the button, and lands on the heading', async () => {
  const user = userEvent.setup();
  server.on(reopen, new TypeError('offline'));
  show();
  const again = await screen.findByRole('button', { name: 'Try Again' });
  const { promise, resolve } = Promise.withResolvers<{ body: object }>();
  server.on(reopen, () => promise);
  await user.click(again);
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'));
  expect(document.activeElement).toBe(again);
  resolve({ body: { data: RUN } });
  await cards();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('an answer that makes no sense is no refusal: the whole run is asked for', async () => {
  server.on(reopen, ({ query }) => ({ body: isFirst(query) ? { status: 'fail', success: false } : { data: RUN } }));
  show();
  expect(await cards()).toHaveLength(3);
  expect(asked()).toContain('whole');
});

test('a definite no is asked for once, and trying again asks for the first rows', async () => {
  const user = userEvent.setup();
  server.on(reopen, { status: 429, body: { code: 'too-many' } });
  show();
  const again = await screen.findByRole('button', { name: 'Try Again' });
  expect(asked()).toEqual(['first']);
  server.on(reopen, ({ query }) => ({ body: { data: isFirst(query) ? FIRST : RUN } }));
  await user.click(again);
  await waitFor(async () => expect(await cards()).toHaveLength(3));
  expect(asked()).toEqual(['first', 'first', 'whole']);
});

const print = (event: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(event)));

test('printed before the rest is there, the first rows stand on paper with how many there are, and the list stays', async () => {
  openInParts();
  const [card] = await cards();
  print('beforeprint');
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3);
  expect(screen.getByText(/^The first 2 of 3\./)).toBeTruthy();
  print('afterprint');
  expect((await cards())[0]).toBe(card);
  expect(screen.queryByRole('table')).toBeNull();
});

test('printed before a view can be judged, the paper says so', async () => {
  openInParts('&band=Safe');
  expect(
    await screen.findByText('The programmes were still loading. Please print again when they are there.'),
  ).toBeTruthy();
});

test('the filters say that they are coming, without a second announcement, and the drawer counts nothing', async () => {
  const user = userEvent.setup();
  const { letGo } = openInParts('&band=Safe');
  expect(await screen.findByText('The filters come as soon as all programmes are loaded.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  expect(within(drawer).getByText('The filters come as soon as all programmes are loaded.')).toBeTruthy();
  // The place for messages moves into whatever is open, and is empty.
  for (const status of within(drawer).queryAllByRole('status')) expect(status.textContent).toBe('');
  expect(within(drawer).getByRole('button', { name: 'Show the programmes' })).toBeTruthy();
  letGo();
  expect(await within(drawer).findByRole('button', { name: 'Show 2 programmes' })).toBeTruthy();
});

test('where the rest failed, the filters say why they are missing', async () => {
  await openBroken();
  expect(screen.getByText('The filters need all programmes, and these could not be loaded.')).toBeTruthy();
});

test('picks that have not come yet are told, and show when they are there', async () => {
  const { letGo } = openInParts('&pick=nit-tiruchirappalli.7,nit-tiruchirappalli.9');
  const tray = await screen.findByRole('region', { name: 'Programmes picked for comparison' });
  expect(within(tray).getByText('2 of 4 picked')).toBeTruthy();
  expect(within(tray).getByText('1 more comes with the other programmes')).toBeTruthy();
  letGo();
  expect(await within(tray).findByRole('button', { name: 'Compare now' })).toBeTruthy();
  expect(within(tray).queryByText(/with the other programmes/)).toBeNull();
});

test('picks that the run does not have take no place', async () => {
  const user = userEvent.setup();
  const { letGo, address } = openInParts('&pick=a.1,b.2,c.3,d.4');
  letGo();
  await waitFor(async () => expect(await cards()).toHaveLength(3));
  await user.click(screen.getAllByRole('button', { name: /^Compare/ })[0] ?? document.body);
  await waitFor(() => expect(address()).toMatch(/pick=nit-tiruchirappalli\.\d+$/));
});

test('details of a row that has not come yet open at once, so that they interrupt nobody later', async () => {
  const { letGo } = openInParts('&open=nit-tiruchirappalli.9');
  const dialog = await screen.findByRole('dialog', { name: 'Loading the programme' });
  letGo();
  expect(await screen.findByRole('dialog', { name: 'Mining Engineering' })).toBe(dialog);
});

test('a view that could not be loaded says so of all programmes, and leads back to the first rows', async () => {
  const user = userEvent.setup();
  await openBroken('&band=Safe&order=chance');
  expect(screen.getByRole('heading', { name: 'The programmes could not be loaded' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(await cards()).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'The other programmes could not be loaded' })).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
});

test('that all programmes have come is said to whoever heard that they are coming', async () => {
  const { letGo } = openInParts();
  const told = await screen.findByText('Loading all programmes');
  letGo();
  await waitFor(() => expect(told.textContent).toBe('All programmes are loaded'));
  expect(told.getAttribute('role')).toBe('status');
});

test('where nothing is within reach, the nearest stand first, and a search without a row can be cleared', async () => {
  const user = userEvent.setup();
  server.on(reopen, { body: { data: aRun([], { unlikely: [FAR] }) } });
  show();
  expect(await screen.findByText('The nearest to your rank on top.')).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Search the results' }), 'xyzzy');
  expect(await screen.findByRole('heading', { name: 'Nothing fits these filters' })).toBeTruthy();
  expect(screen.queryByText(/came nearest/)).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Clear all' })[1] ?? document.body);
  expect(await cards()).toHaveLength(1);
  // The filters have come by now: they do not offer to add what is all there is.
  expect(screen.queryByRole('checkbox', { name: /below 5%/ })).toBeNull();
});

test('a prediction that is deleted elsewhere before the rest has come is not shown in part', async () => {
  const gone = { status: 404, body: { code: 'not-found' } };
  server.on(reopen, ({ query }) => (isFirst(query) ? { body: { data: FIRST } } : gone));
  show();
  expect(await screen.findByRole('heading', { name: 'Prediction not found' })).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
});
