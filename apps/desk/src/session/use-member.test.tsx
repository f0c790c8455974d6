import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useFakeServer } from '../../../web/test/fake-server.ts';
import { renderDesk } from '../../test/render-desk.tsx';
import { readDraft, writeDraft } from '../support/drafts.ts';
import { useSession } from './use-member.ts';

const server = useFakeServer();
const member = (id: string, acts: string[] = []) => ({
  body: { data: { id, name: [id, ...acts].join(' '), roles: [], acts, token: 'token' } },
});

function Page() {
  const { data } = useSession();
  const client = useQueryClient();
  return (
    <button type="button" onClick={() => client.invalidateQueries({ queryKey: ['session'] })}>
      {data?.name}
    </button>
  );
}

test('a tab that learns of another member forgets what the one before has read and typed', async () => {
  const user = userEvent.setup();
  server.on('GET /desk/session', member('meera'));
  const { client } = renderDesk(<Page />, { path: '/', roles: ['support'] });
  const button = await screen.findByText('meera');
  client.setQueryData(['ticket', '1001'], 'read');
  writeDraft('1001', 'note', 'typed');
  await user.click(button);
  await waitFor(() => expect(server.calls('GET /desk/session')).toHaveLength(2));
  expect([readDraft('1001').note, client.getQueryData(['ticket', '1001'])]).toEqual(['typed', 'read']);
  server.on('GET /desk/session', member('rohan'));
  await user.click(button);
  await screen.findByText('rohan');
  expect([readDraft('1001').note, client.getQueryData(['ticket', '1001'])]).toEqual(['', undefined]);
});

test('a page that learns of other roles forgets what the role before has read, and keeps what was typed', async () => {
  const user = userEvent.setup();
  server.on('GET /desk/session', member('meera', ['tickets.read']));
  const { client } = renderDesk(<Page />, { path: '/', roles: ['support'] });
  const button = await screen.findByText('meera tickets.read');
  client.setQueryData(['ticket', '1001'], 'read');
  writeDraft('1001', 'note', 'typed');
  server.on('GET /desk/session', member('meera', ['season.edit']));
  await user.click(button);
  await screen.findByText('meera season.edit');
  expect([readDraft('1001').note, client.getQueryData(['ticket', '1001'])]).toEqual(['typed', undefined]);
});
