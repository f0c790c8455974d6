import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aCollege } from '../../../test/colleges.ts';
import { useFakeServer } from '../../../test/fake-server.ts';
import { renderRoutes } from '../../../test/render-route.tsx';
import { ShortlistScreen } from './shortlist-screen.tsx';

const server = useFakeServer();
const open = () => renderRoutes([{ path: '/search', Component: ShortlistScreen }], '/search?saved');
const SAVED = [
  { exam: 'josaa', savedAt: '2026-11-15T00:00:00Z', college: aCollege({ id: 'iit-bombay', name: 'IIT Bombay' }) },
  { exam: 'mht-cet', savedAt: '2026-11-14T00:00:00Z', college: aCollege() },
];

test('the saved colleges of both exams, each leading to its own page', async () => {
  server.on('GET /shortlist', { body: { data: SAVED } });
  open();
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
    '/josaa-college/iit-bombay',
    '/college/16006',
  ]);
});

test('a college that is no longer saved goes at once', async () => {
  let saved = SAVED;
  server.on('GET /shortlist', () => ({ body: { data: saved } }));
  server.on('DELETE /shortlist/josaa/iit-bombay', () => {
    saved = SAVED.slice(1);
    return {};
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Saved: IIT Bombay' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'IIT Bombay' })).toBeNull());
  expect(server.calls('DELETE /shortlist/josaa/iit-bombay')).toHaveLength(1);
});

test('an empty shortlist says how to fill it', async () => {
  server.on('GET /shortlist', { body: { data: [] } });
  open();
  expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeTruthy();
});

test('a shortlist that cannot be fetched can be tried again', async () => {
  server.on('GET /shortlist', { status: 503 });
  open();
  expect(await screen.findByText('Please try again.')).toBeTruthy();
  server.on('GET /shortlist', { body: { data: SAVED } });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});
