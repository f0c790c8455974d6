import type { ListHead } from '@dakhila/contract/list-views';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { aList, headOf } from '../../../../test/lists.ts';
import { refusal } from '../../../../test/refusals.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import '../../../ui/testing/modal-dialog.ts';
import { AddToList } from './add-to-list.tsx';

const server = useFakeServer();
let held: ListHead[];

beforeEach(() => {
  held = [];
  server.on('GET /lists', () => ({ body: { data: held } }));
});

const open = () =>
  renderRoutes(
    [{ path: '/', element: <AddToList exam="mht-cet" choice="Delta" about="Civil Engineering, VJTI" /> }],
    '/',
  );
const button = (name: string) => screen.findByRole('button', { name: `${name}: Civil Engineering, VJTI` });

test('without a list the first one is made on the way, and its page is one press away', async () => {
  server.on('POST /lists', ({ body }) => {
    held = [{ ...headOf(aList(['Delta'])), ...(body as object) }];
    return { body: { data: held[0] } };
  });
  open();
  await waitFor(() => expect(server.calls('GET /lists')).toHaveLength(1));
  await userEvent.click(await button('Add to list'));
  expect((await button('On your list')).getAttribute('aria-pressed')).toBe('true');
  expect(server.calls('POST /lists')[0]?.body).toEqual({ exam: 'mht-cet', name: 'My CAP list', choices: ['Delta'] });
  expect(screen.getByRole('link', { name: 'Open list' }).getAttribute('href')).toContain(`list=${held[0]?.id}`);
});

test('a press before the lists have come waits for them, and no sheet pretends that there are none', async () => {
  const list = headOf(aList(['Alpha']));
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  server.on('GET /lists', async () => {
    await arrived;
    return { body: { data: [list] } };
  });
  server.on(`POST /lists/${list.id}/choices`, { body: { data: { ...list, choices: ['Alpha', 'Delta'] } } });
  open();
  await userEvent.click(await button('Add to list'));
  expect(screen.queryByRole('dialog')).toBeNull();
  arrive();
  await waitFor(() => expect(server.calls(`POST /lists/${list.id}/choices`)).toHaveLength(1));
});

test('with one list a press adds, and another takes off; a refusal is told in the words of the server', async () => {
  const list = headOf(aList(['Alpha']));
  held = [list];
  server.on(`POST /lists/${list.id}/choices`, () => {
    held = [{ ...list, choices: ['Alpha', 'Delta'] }];
    return { body: { data: held[0] } };
  });
  open();
  await waitFor(() => expect(server.calls('GET /lists')).toHaveLength(1));
  await userEvent.click(await button('Add to list'));
  expect(await screen.findByText('“My CAP list”. Move it to where you want it.')).toBeTruthy();
  server.on(`DELETE /lists/${list.id}/choices/Delta`, refusal('too-many-requests', { message: 'Wait a minute' }));
  await userEvent.click(await button('On your list'));
  expect(await screen.findByText('Wait a minute')).toBeTruthy();
});

test('with several lists it asks which', async () => {
  held = [headOf(aList(['Alpha'])), { ...headOf(aList([])), id: '00000000-0000-4000-8000-000000000002', name: 'Home' }];
  const { id } = held[1] ?? { id: '' };
  server.on(`POST /lists/${id}/choices`, () => {
    held = held.map((list) => (list.id === id ? { ...list, choices: ['Delta'] } : list));
    return { body: { data: held[1] } };
  });
  open();
  await waitFor(() => expect(server.calls('GET /lists')).toHaveLength(1));
  await userEvent.click(await button('Add to list'));
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Home/ }));
  await waitFor(() => expect(server.calls(`POST /lists/${id}/choices`)).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(await button('On your list')).toBeTruthy();
});
