import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useFakeServer } from '../../../web/test/fake-server.ts';
import { renderDesk } from '../../test/render-desk.tsx';
import { readDraft, writeDraft } from '../support/drafts.ts';
import { useSession } from './use-member.ts';

const server = useFakeServer();
const member = (id: string) => ({ body: { data: { id, name: id, roles: [], acts: [], token: 'token' } } });

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
