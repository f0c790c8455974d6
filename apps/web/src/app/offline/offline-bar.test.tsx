import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useFakeServer } from '../../../test/fake-server.ts';
import { renderRoutes } from '../../../test/render-route.tsx';
import { noteAnswer, noteLoss } from '../../lib/connection.ts';
import { OfflineBar } from './offline-bar.tsx';

const server = useFakeServer();
beforeEach(() => {
  // A response of any call would show that the connection works, so no call gets one.
  server.on('GET /auth/check', () => new Promise(() => {}));
  noteAnswer(null);
});

const open = (isSignedIn = true) => renderRoutes([{ path: '/', element: <OfflineBar isSignedIn={isSignedIn} /> }], '/');
const fifteenMinutesAgo = () => new Date(Date.now() - 15 * 60_000).toISOString();

test('while the line holds there is nothing; when it is lost the page says how old the oldest answer is', async () => {
  open();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  act(() => {
    noteAnswer(fifteenMinutesAgo());
    noteAnswer(new Date().toISOString());
  });
  expect(await screen.findByText('You’re offline. Last updated 15 minutes ago.')).toBeTruthy();
});

test('where nothing kept is shown, the page only says that there is no internet', async () => {
  open();
  act(() => noteAnswer(fifteenMinutesAgo(), true));
  expect(await screen.findByText('You’re offline')).toBeTruthy();
});

test('trying again finds the line, and the words go', async () => {
  noteLoss();
  server.on('GET /notices/current', { body: { data: null } });
  open(false);
  expect(await screen.findByText('What you typed is saved.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('You’re offline')).toBeNull());
});
