import type { SeasonQuestion } from '@dakhila/contract/season-result';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useFakeServer } from '../../../../../test/fake-server.ts';
import { renderRoutes } from '../../../../../test/render-route.tsx';
import { ResultCard } from './result-card.tsx';

const server = useFakeServer();
const QUESTION: SeasonQuestion = {
  year: 2026,
  title: 'JoSAA 2026',
  choices: [
    { choice: 'nit-warangal.1', collegeName: 'NIT Warangal', programme: 'Civil Engineering' },
    { choice: 'nit-warangal.2', collegeName: 'NIT Warangal', programme: 'Chemical Engineering' },
  ],
};
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
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
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
