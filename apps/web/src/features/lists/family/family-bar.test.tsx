import type { FamilyLink, FamilySharing } from '@dakhila/contract/family-links';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import '../../../ui/testing/modal-dialog.ts';
import { FamilyBar } from './family-bar.tsx';
import { ShareRun } from './share-run.tsx';

const server = useFakeServer();
const link: FamilyLink = {
  id: 'link',
  language: 'mr',
  showsName: false,
  createdAt: '2026-11-14T05:30:00.000Z',
  expiresAt: '2026-12-14T05:30:00.000Z',
  views: 0,
  lastViewedAt: null,
};
const comment = { id: 'c1', name: 'Aai', text: '<b>Nashik</b>', writtenAt: '2026-11-15T05:30:00.000Z', isNew: true };
let onServer: FamilySharing;

beforeEach(() => {
  onServer = { links: [], comments: [], liveLinks: 0 };
  server.on('GET /lists/one/family', () => ({ body: { data: onServer } }));
  server.on('POST /lists/one/family/read', {});
  server.on('POST /lists/one/family-links', () => {
    onServer = { ...onServer, links: [link], liveLinks: 1 };
    return { body: { data: { url: 'https://dakhila.example/family/abc?language=mr', link } } };
  });
});
const open = async () => {
  renderRoutes([{ path: '/', element: <FamilyBar listId="one" /> }], '/');
  await userEvent.click(await screen.findByRole('button', { name: 'Share with family' }));
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a link is made in a language for some days, shown once, and ended after a question', async () => {
  server.on('DELETE /family-links/link', () => {
    onServer = { links: [], comments: [], liveLinks: 0 };
    return {};
  });
  await open();
  await userEvent.click(await screen.findByLabelText('मराठी'));
  await userEvent.click(screen.getByLabelText('7 days'));
  await press('Make a link');
  expect(await screen.findByDisplayValue('https://dakhila.example/family/abc?language=mr')).toBeTruthy();
  expect(server.calls('POST /lists/one/family-links')[0]?.body).toEqual({ days: 7, language: 'mr', showsName: false });
  await press('End link');
  expect(server.calls('DELETE /family-links/link')).toHaveLength(0);
  await press('End link');
  await screen.findByRole('button', { name: 'Make a link' });
  expect(screen.queryByDisplayValue(/family/)).toBeNull();
});

test('a double click makes one link', async () => {
  await open();
  const button = await screen.findByRole('button', { name: 'Make a link' });
  act(() => {
    button.click();
    button.click();
  });
  await screen.findByDisplayValue(/family/);
  expect(server.calls('POST /lists/one/family-links')).toHaveLength(1);
});

test('a link is replaced only after a question, because the family’s address ends', async () => {
  onServer = { links: [link], comments: [], liveLinks: 1 };
  server.on('POST /family-links/link/renew', { body: { data: { url: 'https://dakhila.example/family/new', link } } });
  await open();
  await press('Replace link');
  screen.getByText(/The link your family has will stop working/);
  await press('Keep it');
  expect(server.calls('POST /family-links/link/renew')).toHaveLength(0);
  await press('Replace link');
  await press('Replace link');
  expect(await screen.findByDisplayValue('https://dakhila.example/family/new')).toBeTruthy();
  expect(server.calls('POST /family-links/link/renew')).toHaveLength(1);
});

test('comments are shown as text, marked as read, and can be deleted', async () => {
  onServer = { links: [link], comments: [comment], liveLinks: 1 };
  server.on('DELETE /family-comments/c1', () => {
    onServer = { ...onServer, comments: [] };
    return {};
  });
  await open();
  await screen.findByText('<b>Nashik</b>');
  await waitFor(() => expect(server.calls('POST /lists/one/family/read')).toHaveLength(1));
  expect(server.calls('POST /lists/one/family/read')[0]?.body).toEqual({ newest: 'c1' });
  await press('Delete the comment by Aai');
  await waitFor(() => expect(screen.queryByText('<b>Nashik</b>')).toBeNull());
});

test('with five links that work no other is offered', async () => {
  onServer = { links: [link], comments: [], liveLinks: 5 };
  await open();
  await screen.findByText('You have 5 active links. End one to make another.');
  expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull();
});

test('a prediction is shared from its head, which counts the new comments', async () => {
  onServer = { links: [link], comments: [comment], liveLinks: 1 };
  server.on('GET /predictor/runs/two/family', () => ({ body: { data: onServer } }));
  server.on('POST /predictor/runs/two/family/read', {});
  renderRoutes([{ path: '/', element: <ShareRun runId="two" /> }], '/');
  await userEvent.click(await screen.findByRole('button', { name: /Share with family.*1 new comment/ }));
  await screen.findByText('<b>Nashik</b>');
  screen.getByText(/They see colleges grouped by your chances/);
  await waitFor(() => expect(server.calls('POST /predictor/runs/two/family/read')).toHaveLength(1));
});
