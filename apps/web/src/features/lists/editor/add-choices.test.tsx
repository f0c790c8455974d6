import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { aChoice } from '../../../../test/lists.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import '../../../ui/testing/modal-dialog.ts';
import { AddChoices } from './add-choices.tsx';

const server = useFakeServer();

test('a hit shows its chance before it is added, where the student has a prediction', async () => {
  const { standing: _, ...option } = aChoice('Alpha');
  const { standing: __, ...unknown } = aChoice('Beta');
  server.on('GET /list-options', () => ({ body: { data: [{ ...option, chance: 0.46, band: 'Possible' }, unknown] } }));
  const Component = () => <AddChoices exam="mht-cet" order={[]} known={new Map()} onAdd={() => {}} onMove={() => {}} />;
  renderRoutes([{ path: '/', Component }], '/');
  await userEvent.type(screen.getByRole('searchbox'), 'vjti');
  const row = (await screen.findByText('Programme Alpha')).closest('li');
  expect(row?.textContent).toMatch(/Possible.*46% if offered/);
  expect(screen.getByText('Programme Beta').closest('li')?.textContent).not.toMatch(/if offered/);
});

test.each([
  ['josaa', 'e.g. iiit pune, NIT Nagpur or mechanical'],
  ['mht-cet', 'e.g. computer pune, VJTI or 6006'],
] as const)('the search for %s gives examples of its own exam', async (exam, example) => {
  const Component = () => <AddChoices exam={exam} order={[]} known={new Map()} onAdd={() => {}} onMove={() => {}} />;
  renderRoutes([{ path: '/', Component }], '/');
  expect(await screen.findByPlaceholderText(example)).toBeTruthy();
});

test('a choice is added at the end, or one below the other from a position on', async () => {
  const found = ['Gamma', 'Delta'].map((key) => {
    const { standing: _, ...option } = aChoice(key);
    return option;
  });
  server.on('GET /list-options', () => ({ body: { data: found } }));
  const known = new Map(['Alpha', 'Beta'].map((key) => [key, aChoice(key)] as const));
  const add = vi.fn();
  const Component = () => (
    <AddChoices exam="mht-cet" order={['Alpha', 'Beta']} known={known} onAdd={add} onMove={() => {}} />
  );
  renderRoutes([{ path: '/', Component }], '/');
  await userEvent.type(screen.getByRole('searchbox'), 'vjti');
  const place = screen.getByRole('textbox', { name: 'Add at position' });
  const addGamma = await screen.findByRole('button', { name: /^Add Programme Gamma/ });
  await userEvent.click(addGamma);
  await userEvent.type(place, '4');
  expect(screen.getByText(/Enter a number from 1 to 3/)).toBeTruthy();
  expect(addGamma).toHaveProperty('disabled', true);
  await userEvent.clear(place);
  await userEvent.type(place, '2');
  await userEvent.click(addGamma);
  await userEvent.click(screen.getByRole('button', { name: /^Add Programme Delta/ }));
  expect(add.mock.calls.map(([{ choice }, at]) => [choice, at])).toEqual([
    ['Gamma', null],
    ['Gamma', 2],
    ['Delta', 3],
  ]);
});

test('what was just added at the end can be moved from where it was found', async () => {
  const { standing: _, ...gamma } = aChoice('Gamma');
  server.on('GET /list-options', () => ({ body: { data: [gamma] } }));
  const known = new Map(['Alpha', 'Beta', 'Gamma'].map((key) => [key, aChoice(key)] as const));
  const move = vi.fn();
  const Component = () => {
    const [order, setOrder] = useState(['Alpha', 'Beta']);
    return (
      <AddChoices exam="mht-cet" {...{ order, known }} onAdd={() => setOrder([...order, 'Gamma'])} onMove={move} />
    );
  };
  renderRoutes([{ path: '/', Component }], '/');
  await userEvent.type(screen.getByRole('searchbox'), 'vjti');
  await userEvent.click(await screen.findByRole('button', { name: /^Add Programme Gamma/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Move to position… Programme Gamma/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Position, 1 to 3' }), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  expect(move).toHaveBeenCalledWith(2, 0);
});

test('chances that are still to come are said to, and come without another search', async () => {
  const { standing: _, ...option } = aChoice('Alpha');
  let isReady = false;
  server.on('GET /list-options', () => ({
    body: { data: [{ ...option, ...(isReady ? { chance: 0.46, band: 'Possible' } : { isChancePending: true }) }] },
  }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const Component = () => <AddChoices exam="mht-cet" order={[]} known={new Map()} onAdd={() => {}} onMove={() => {}} />;
  renderRoutes([{ path: '/', Component }], '/');
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).type(screen.getByRole('searchbox'), 'vjti');
  await screen.findByText(/^Your chances aren’t ready yet/);
  isReady = true;
  await vi.advanceTimersByTimeAsync(6_000);
  expect((await screen.findByText(/46% if offered/)).closest('li')?.textContent).toContain('Programme Alpha');
  expect(screen.queryByText(/^Your chances aren’t ready yet/)).toBeNull();
  vi.useRealTimers();
});
