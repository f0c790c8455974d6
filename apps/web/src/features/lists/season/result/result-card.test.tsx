import type { SeasonQuestion } from '@dakhila/contract/season-result';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useFakeServer } from '../../../../../test/fake-server.ts';
import { renderRoutes } from '../../../../../test/render-route.tsx';
import { ResultCard } from './result-card.tsx';
import { SeasonNotice } from './season-notice.tsx';

const server = useFakeServer();
const QUESTION: SeasonQuestion = {
  year: 2026,
  answered: null,
  earlier: [],
  title: 'JoSAA 2026',
  choices: [
    { choice: 'nit-warangal.1', collegeName: 'NIT Warangal', programme: 'Civil Engineering' },
    { choice: 'nit-warangal.2', collegeName: 'NIT Warangal', programme: 'Chemical Engineering' },
  ],
};
const COUNTED = { mayCount: true, isCounted: true };
const ASK = 'GET /rounds/josaa/result';
const ANSWER = 'PUT /rounds/josaa/result';

beforeEach(() => server.on(ASK, { body: { data: QUESTION } }));
const open = () => renderRoutes([{ path: '/', element: <ResultCard exam="josaa" /> }], '/');
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Send' }));

test('a seat from the list is named, counted only with consent, and the question goes', async () => {
  server.on(ANSWER, {});
  open();
  await screen.findByRole('heading', { name: 'How did JoSAA 2026 go?' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(screen.getByLabelText('A seat from my list'));
  await send();
  screen.getByText('Please choose the programme');
  await userEvent.selectOptions(screen.getByLabelText('Which one?'), 'Chemical Engineering, NIT Warangal');
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
  await userEvent.click(screen.getByRole('checkbox'));
  await send();
  await waitFor(() => expect(server.calls(ASK)).toHaveLength(2));
  expect(server.calls(ANSWER).map(({ body }) => body)).toEqual([
    { result: 'choice', choice: 'nit-warangal.2', mayCount: true },
  ]);
});

test('without an answer nothing is sent; who would rather not say is not asked for consent', async () => {
  server.on(ANSWER, {});
  open();
  await send();
  screen.getByText('Please choose an answer');
  expect(server.calls(ANSWER)).toHaveLength(0);
  await userEvent.click(screen.getByLabelText('I’d rather not say'));
  expect(screen.queryByRole('checkbox')).toBeNull();
  await send();
  await waitFor(() => expect(server.calls(ANSWER)[0]?.body).toEqual({ result: 'not-said', mayCount: false }));
});

test('an answer that did not arrive stays on the screen', async () => {
  server.on(ANSWER, new TypeError('offline'));
  open();
  await userEvent.click(await screen.findByLabelText('No seat'));
  await send();
  await waitFor(() => expect(server.calls(ANSWER)).toHaveLength(1));
  expect(screen.getByLabelText('No seat')).toHaveProperty('checked', true);
});

test('nothing is shown while there is no question', async () => {
  server.on(ASK, { body: { data: null } });
  const { container } = open();
  await waitFor(() => expect(server.calls(ASK)).toHaveLength(1));
  expect(container.querySelector('form')).toBeNull();
});

test('an answer is shown as it was given, and deleting it asks again', async () => {
  let answered: SeasonQuestion['answered'] = { result: 'choice', choice: 'nit-warangal.2', ...COUNTED };
  server.on(ASK, () => ({ body: { data: { ...QUESTION, answered } } }));
  server.on('DELETE /rounds/josaa/result', () => {
    answered = null;
    return {};
  });
  open();
  await screen.findByText('What you told us about JoSAA 2026');
  screen.getByText(/A seat from my list: Chemical Engineering, NIT Warangal.*Used without your name/);
  await userEvent.click(screen.getByRole('button', { name: 'Delete my answer about JoSAA 2026' }));
  await screen.findByRole('heading', { name: 'How did JoSAA 2026 go?' });
  // The button is gone; the focus stays in the card.
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('How did JoSAA 2026 go?'));
});

test('an answer that tells about no chance is not said to be used', async () => {
  const answered = { result: 'none', choice: null, mayCount: true, isCounted: false } as const;
  server.on(ASK, { body: { data: { ...QUESTION, answered } } });
  open();
  await screen.findByText(/No seat.*Not used to check the estimates/);
});

test('earlier answers stand below the question, and only the one of that year is deleted', async () => {
  let earlier: SeasonQuestion['earlier'] = [2025, 2024].map((year) => ({
    ...{ year, title: `JoSAA ${year}`, result: 'none' as const, ...COUNTED },
  }));
  server.on(ASK, () => ({ body: { data: { ...QUESTION, earlier } } }));
  server.on('DELETE /rounds/josaa/result', ({ query }) => {
    earlier = earlier.filter(({ year }) => String(year) !== query.get('year'));
    return {};
  });
  open();
  await screen.findByRole('heading', { name: 'How did JoSAA 2026 go?' });
  await userEvent.click(screen.getByRole('button', { name: 'Delete my answer about JoSAA 2025' }));
  await waitFor(() => expect(screen.queryByText('What you told us about JoSAA 2025')).toBeNull());
  screen.getByText('What you told us about JoSAA 2024');
  expect(earlier.map(({ year }) => year)).toEqual([2024]);
});

test('the dashboard names the question once: “not now” is remembered, and an answer ends it', async () => {
  localStorage.clear();
  const openNotice = () => renderRoutes([{ path: '/', element: <SeasonNotice exams={['josaa']} /> }], '/');
  const first = openNotice();
  await screen.findByText('How did JoSAA 2026 go?');
  expect(screen.getByRole('link', { name: 'Tell us' }).getAttribute('href')).toMatch(/^\/rounds\?.*josaa/);
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText('How did JoSAA 2026 go?')).toBeNull();
  first.unmount();
  openNotice();
  await waitFor(() => expect(server.calls(ASK)).toHaveLength(2));
  expect(screen.queryByText('How did JoSAA 2026 go?')).toBeNull();
  localStorage.clear();
});

test('two seasons are asked about one after the other, and “not now” is said for both', async () => {
  localStorage.clear();
  server.on('GET /rounds/mht-cet/result', { body: { data: { ...QUESTION, title: 'CAP 2026' } } });
  renderRoutes([{ path: '/', element: <SeasonNotice exams={['mht-cet', 'josaa']} /> }], '/');
  await screen.findByText('How did CAP 2026 go?');
  expect(screen.queryByText('How did JoSAA 2026 go?')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText(/^How did/)).toBeNull();
  localStorage.clear();
});
