import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { refusal } from '../../../../test/refusals.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { paths } from '../../../paths.ts';
import { GuardianScreen } from './guardian-screen.tsx';

const server = useFakeServer();
const REQUEST = {
  student: 'Asha',
  wording: { title: 'I am the parent or guardian of this student, and I agree that', points: ['one', 'two'] },
  code: '482913',
  givenAt: null,
};
const open = (data: object | null) => {
  server.on('GET /guardian-consent/link/abc', data ? { body: { data } } : refusal('not-found'));
  renderRoutes([{ path: paths.guardian, element: <GuardianScreen /> }], '/guardian/abc');
};

test('a guardian reads the whole text first, and then the code', async () => {
  open(REQUEST);
  await screen.findByRole('heading', { level: 1, name: 'Parent or guardian consent' });
  screen.getByText(/A student who gave their name as “Asha” is using Dakhila/);
  const order = ['one', 'two', '482913'].map((text) => screen.getByText(text));
  for (const [at, part] of order.entries())
    if (at > 0) expect(order[at - 1]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  screen.getByText(/You don’t need to do anything. Nothing starts without the code/);
  screen.getByRole('link', { name: 'support@dakhila.example' });
});

test('an expired code is not shown, and the page says what to do', async () => {
  open({ ...REQUEST, code: null });
  await screen.findByText('The code has expired');
  expect(screen.queryByText('482913')).toBeNull();
});

test('after the consent the page says when it was given and how to withdraw', async () => {
  open({ ...REQUEST, code: null, givenAt: '2026-11-14T05:30:00.000Z' });
  await screen.findByText('You agreed on 14 Nov 2026');
  screen.getByText('How to withdraw');
  expect(screen.queryByText('The code has expired')).toBeNull();
});

test('a link that has ended says so', async () => {
  open(null);
  await screen.findByRole('heading', { name: 'This link no longer works' });
});
