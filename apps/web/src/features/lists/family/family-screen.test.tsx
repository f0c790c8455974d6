import type { FamilyPage } from '@dakhila/contract/family-links';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { paths } from '../../../paths.ts';
import { FamilyScreen } from './family-screen.tsx';

const server = useFakeServer();
const choice: FamilyPage['choices'][number] = {
  ...{ collegeName: 'Walchand College', city: 'Sangli', programme: 'Civil Engineering', state: 'estimated' },
  ...{ chance: 0.72, band: 'Likely', offer: null, final: 41, fee: { rupees: 76_000, year: '2026-27' } },
};
const PAGE: FamilyPage = {
  ...{ exam: 'mht-cet', listName: 'First round', firstName: 'Asha', year: 2027, rounds: 4 },
  ...{ updatedAt: '2026-11-14T05:30:00.000Z', expiresAt: '2026-12-14T05:30:00.000Z' },
  dataYears: { first: 2020, last: 2025 },
  choices: [
    choice,
    { ...choice, programme: 'Computer Engineering', state: 'closed', chance: null, band: null, fee: null },
  ],
  outcome: { some: 88, none: 12, likely: { place: 1, percent: 41 } },
  compulsory: [
    { round: 1, places: 1 },
    { round: 2, places: 3 },
    { round: 4, places: null },
  ],
};

function open(page: Partial<FamilyPage> = {}) {
  server.on('GET /family/abc', { body: { data: { ...PAGE, ...page } } });
  server.on('POST /family/abc/views', {});
  return renderRoutes([{ path: paths.family, element: <FamilyScreen /> }], '/family/abc');
}

test('the family sees what the order may bring, what must be accepted, and each choice with its fee', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: 'First round' });
  screen.getByText('Asha’s list');
  screen.getByText('88%');
  screen.getByText('12%');
  screen.getByText('Round 2: a seat from choices 1 to 3');
  screen.getByText('Round 4: any seat');
  screen.getByText('₹76,000 a year (2026-27), before any scholarship');
  screen.getByText('Can’t be allotted');
  screen.getByText('Fee not known');
  await waitFor(() => expect(server.calls('POST /family/abc/views')).toHaveLength(1));
});

test('a list without estimates, and an empty one, say so', async () => {
  const view = open({ outcome: null });
  await screen.findByText('There’s no estimate for this list right now.');
  view.unmount();
  open({ outcome: null, choices: [], compulsory: [] });
  await screen.findByText('There are no choices on this list yet.');
});

test('a comment is sent with the name given, stays when it failed, and an empty one is not sent', async () => {
  open();
  const send = await screen.findByRole('button', { name: 'Send' });
  await userEvent.click(send);
  screen.getByText('Please write something first');
  server.on('POST /family/abc/comments', new TypeError('offline'));
  await userEvent.type(screen.getByLabelText('Your name (optional)'), 'Aai');
  await userEvent.type(screen.getByLabelText('Comment'), 'Nashik is closer');
  await userEvent.click(send);
  await screen.findAllByRole('alert');
  expect(screen.getByLabelText('Comment')).toHaveProperty('value', 'Nashik is closer');
  server.on('POST /family/abc/comments', {});
  await userEvent.click(send);
  await screen.findByText('Sent. Only the student can read it.');
  expect(server.calls('POST /family/abc/comments').at(-1)?.body).toEqual({ name: 'Aai', text: 'Nashik is closer' });
});

test('a link that has ended says to ask for a new one', async () => {
  server.on('GET /family/abc', { status: 404, body: { code: 'not-found', message: 'Gone' } });
  renderRoutes([{ path: paths.family, element: <FamilyScreen /> }], '/family/abc');
  await screen.findByRole('heading', { name: 'This link no longer works' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
