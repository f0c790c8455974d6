import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { PickMany } from './pick-many.tsx';

const server = useFakeServer();
beforeEach(() => {
  server.on('GET /colleges/courses', {
    body: {
      data: [
        'Computer Engineering',
        'Computer Science and Engineering',
        'Information Technology',
        'Textile Technology',
      ],
    },
  });
});

function Picker() {
  const [picked, setPicked] = useState<readonly string[]>([]);
  return (
    <>
      <PickMany of="branches" exam="mht-cet" label="Branches" picked={picked} onChange={setPicked} />
      <p data-testid="picked">{picked.join('; ')}</p>
    </>
  );
}
const open = async () => {
  renderRoutes([{ path: '/', Component: Picker }], '/');
  return screen.findByRole('combobox', { name: 'Branches' });
};
const picked = () => screen.getByTestId('picked').textContent;
const offered = () =>
  within(screen.getByRole('listbox'))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);

test('a group is picked by an abbreviation, and named as one', async () => {
  const field = await open();
  await userEvent.type(field, 'comps');
  expect(await screen.findByRole('option', { name: 'Computer: all 2 branches' })).toBeTruthy();
  expect(offered()).not.toContain('Textile Technology');
  await userEvent.keyboard('{Enter}');
  expect(picked()).toBe('group:computer');
  expect(screen.getByRole('button', { name: 'Remove Computer (all branches)' })).toBeTruthy();
});

test('a picked group shows which branches it covers', async () => {
  const field = await open();
  await userEvent.type(field, 'comps{Enter}');
  const summary = await screen.findByText('Computer: all 2 branches', { selector: 'summary' });
  const covered = within(summary.closest('details') ?? document.body).getAllByRole('listitem', { hidden: true });
  expect(covered.map(({ textContent }) => textContent)).toEqual([
    'Computer Engineering',
    'Computer Science and Engineering',
  ]);
});

test('the degree before a branch is not searched for', async () => {
  const field = await open();
  await userEvent.type(field, 'b.tech it');
  expect(await screen.findByRole('option', { name: 'Information Technology' })).toBeTruthy();
  expect(offered()).not.toContain('Textile Technology');
});

test('a picked branch offers the other names of its group with one press', async () => {
  await userEvent.type(await open(), 'computer engineering');
  await userEvent.click(await screen.findByRole('option', { name: 'Computer Engineering' }));
  expect(picked()).toBe('Computer Engineering');
  await userEvent.click(screen.getByRole('button', { name: 'Computer: all 2 branches' }));
  expect(picked()).toBe('group:computer');
  expect(screen.queryByText(/several names/)).toBeNull();
});

test.each([
  ['Pune district', true],
  ['Satara', false],
])('beside Pune, “%s” is said to include the town: %s', async (other, isSaid) => {
  server.on('GET /colleges/cities', { body: { data: ['Pune', other] } });
  const Cities = () => <PickMany of="cities" exam="mht-cet" label="Cities" picked={[]} onChange={() => {}} />;
  renderRoutes([{ path: '/', Component: Cities }], '/');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Cities' }));
  await screen.findByRole('option', { name: other });
  expect(screen.queryByText('A district includes the town of the same name.') !== null).toBe(isSaid);
});
