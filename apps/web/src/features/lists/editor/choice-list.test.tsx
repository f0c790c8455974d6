import { compulsoryFrom } from '@dakhila/domain/lists/round-rules';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { aChoice, aList, anOutcome } from '../../../../test/lists.ts';
import { RouterNavigation } from '../../../app/root-layout.tsx';
import { ChoiceDetails } from './choice-details.tsx';
import { ChoiceList } from './choice-list.tsx';
import { OptionFacts } from './option-facts.tsx';
import type { Order } from './order.ts';
import '../../../ui/testing/modal-dialog.ts';

const KEYS = ['Alpha', 'Beta', 'Gamma', 'Delta'];
const list = aList([...KEYS, 'Epsilon', 'Zeta', 'Eta']);
const known = new Map(list.choices.map((choice) => [choice.choice, choice]));

const chanceOf = (choice: string, chance: number | null) => ({
  ...{ choice, chance, byRound: null, gain: chance, saves: chance },
});
const outcome = {
  data: anOutcome({
    choices: [
      { ...chanceOf('Alpha', 0.335), missed: 0.2 },
      { ...chanceOf('Beta', 0.335), missed: 0.01 },
      chanceOf('Gamma', 0.01),
      chanceOf('Delta', null),
    ],
    likely: { choice: 'Alpha', chance: 0.335 },
    none: 0.32,
  }),
  progress: 'current',
} as const;

function Harness({ keys }: { keys: Order }) {
  const [order, setOrder] = useState(keys);
  const [said, setSaid] = useState('');
  return (
    <MemoryRouter>
      <RouterNavigation>
        <ChoiceList {...{ list, order, known, outcome }} onEdit={setOrder} onAnnounce={setSaid} />
        <p role="status">{said}</p>
      </RouterNavigation>
    </MemoryRouter>
  );
}

const open = (keys: Order = KEYS) => {
  render(<Harness keys={keys} />);
  return userEvent.setup();
};
const shown = () =>
  within(screen.getByRole('list', { name: /in your order/ }))
    .getAllByText(/^Programme /)
    .map((name) => name.textContent?.replace('Programme ', ''));
const handle = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^Move Programme ${name}, .*position`) });
const status = () => screen.getByRole('status').textContent;

test.each([
  [
    { firstYear: { least: 38_000, most: 38_000 }, fee: { rupees: 76_000, year: '2025-26' } },
    'You pay ₹38,000 in year 1',
  ],
  [{ firstYear: null, fee: { rupees: 76_000, year: '2025-26' } }, 'Full fee ₹76,000 a year (2025-26)'],
  [{ firstYear: null, fee: null }, 'Fee not known'],
])('a row and its details say what the family pays: %j', async (cost, text) => {
  const choice = aChoice('Alpha', { cost });
  render(
    <MemoryRouter>
      <RouterNavigation>
        <ChoiceList
          {...{ list, outcome }}
          order={['Alpha']}
          known={new Map([['Alpha', choice]])}
          onEdit={() => {}}
          onAnnounce={() => {}}
        />
      </RouterNavigation>
    </MemoryRouter>,
  );
  expect(screen.getByText(text)).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: /^Details/ }));
  expect(screen.getAllByText(text)).toHaveLength(2);
});

test('a fee waiver seat says where its choice code is, in the row and in its details', async () => {
  const official = { code: null, institute: 'VJTI', programme: 'Civil Engineering (TFWS)' };
  const choice = aChoice('0301219110-TFWS', { programme: 'Civil Engineering (TFWS)', official });
  render(
    <MemoryRouter>
      <RouterNavigation>
        <OptionFacts option={choice} />
        <ChoiceDetails choice={choice} facts={list} mustAcceptFrom={null} />
      </RouterNavigation>
    </MemoryRouter>,
  );
  expect(screen.getAllByText('TFWS choice code: see the CAP portal')).toHaveLength(2);
  expect(screen.queryByText('As printed in the official form')).toBeNull();
});

test('a row has a short degree, and its details have the full one', async () => {
  const programme = 'Civil Engineering (5 Years, Bachelor and Master of Technology (Dual Degree))';
  const official = { code: '101', institute: 'IIT Bombay', programme };
  const choice = aChoice('iit-bombay.3', { programme, official });
  render(
    <MemoryRouter>
      <RouterNavigation>
        <OptionFacts option={choice} />
        <ChoiceDetails choice={choice} facts={{ ...list, exam: 'josaa' }} mustAcceptFrom={null} />
      </RouterNavigation>
    </MemoryRouter>,
  );
  expect(screen.getByText('Code 101 · 5 Years, B.Tech + M.Tech')).toBeTruthy();
  expect(screen.getByText(`IIT Bombay: ${programme}`)).toBeTruthy();
});

test('space lifts a row, arrows move it, space puts it down, and each step is announced', async () => {
  const user = open();
  act(() => handle('Gamma').focus());
  await user.keyboard(' ');
  expect(status()).toMatch(/^Picked up Programme Gamma, .*position 3 of 4/);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(shown()).toEqual(['Gamma', 'Alpha', 'Beta', 'Delta']);
  expect(status()).toBe('Position 1 of 4.');
  expect(document.activeElement).toBe(handle('Gamma'));
  await user.keyboard(' ');
  expect(status()).toMatch(/is now at position 1 of 4/);
  expect(document.activeElement).toBe(handle('Gamma'));
  expect(shown()).toEqual(['Gamma', 'Alpha', 'Beta', 'Delta']);
});

test('escape puts a lifted row back where it was', async () => {
  const user = open();
  act(() => handle('Alpha').focus());
  await user.keyboard('{Enter}{End}');
  expect(shown()).toEqual(['Beta', 'Gamma', 'Delta', 'Alpha']);
  await user.keyboard('{Escape}');
  expect(shown()).toEqual(KEYS);
  expect(status()).toMatch(/is back at position 1/);
});

test('the tab key reaches one row; arrows lead to the others, on the same control', async () => {
  const user = open();
  await user.tab();
  expect(document.activeElement).toBe(handle('Alpha'));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(handle('Gamma'));
  await user.tab();
  expect(document.activeElement?.textContent).toMatch(/^Move Programme Gamma, .* up$/);
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toMatch(/^Move Programme Beta, .* up$/);
});

test('the buttons move a row by one and stay under the finger', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: /^Move Programme Alpha, .* down$/ }));
  expect(shown()).toEqual(['Beta', 'Alpha', 'Gamma', 'Delta']);
  expect(document.activeElement?.textContent).toMatch(/^Move Programme Alpha, .* down$/);
});

test('a row taken off the list leaves the focus with the next one', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: /^Details: Programme Beta/ }));
  await user.click(screen.getByRole('button', { name: /^Remove Programme Beta/ }));
  expect(shown()).toEqual(['Alpha', 'Gamma', 'Delta']);
  expect(document.activeElement).toBe(handle('Gamma'));
});

test('each row says how likely it is the final seat; the figures add up with no seat', () => {
  open();
  const rows = screen.getAllByRole('listitem').filter((row) => row.hasAttribute('data-place'));
  const texts = rows.map((row) => /Final seat with this list ([^A-Z]*(?:%|…))/.exec(row.textContent ?? '')?.[1]);
  expect(texts).toEqual(['34%', '33%', 'up to 3%', '…']);
  // The chance of the choice alone is another figure, and says so.
  expect(rows[0]?.textContent).toMatch(/\d+%\+? if offered/);
});

test('a row says why its final chance is low where a lower choice must be accepted first, and no other row does', () => {
  open();
  const rows = screen.getAllByRole('listitem').filter((row) => row.hasAttribute('data-place'));
  expect(rows.map((row) => /accept a choice below before this one opens/.test(row.textContent ?? ''))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('where CAP makes a seat compulsory, the row says from which round; the mark stays with the place', async () => {
  const user = open([...KEYS, 'Epsilon', 'Zeta', 'Eta']);
  const marks = () =>
    screen
      .getAllByRole('listitem')
      .filter((row) => row.hasAttribute('data-place'))
      .map((row) => /Must accept from round (\d)/.exec(row.textContent ?? '')?.[1]);
  expect(marks()).toEqual(['1', '2', '2', '3', '3', '3', undefined]);
  const [first] = screen.getAllByRole('button', { name: /^Move Programme Alpha, .* down$/ });
  if (first) await user.click(first);
  expect(marks()).toEqual(['1', '2', '2', '3', '3', '3', undefined]);
});

test('JoSAA makes no seat compulsory', () => {
  expect(compulsoryFrom([], 1)).toBeNull();
  expect(compulsoryFrom(list.compulsory, 7)).toBe(4);
});

test('a choice that stands twice is two rows, each of which moves alone', async () => {
  const user = open(['Alpha', 'Beta', 'Alpha']);
  const [first] = screen.getAllByRole('button', { name: /^Move Programme Alpha, .* down$/ });
  if (first) await user.click(first);
  expect(shown()).toEqual(['Beta', 'Alpha', 'Alpha']);
});

test('a choice that is not open says so and why, and one without data does not pretend', () => {
  const closed = aChoice('Alpha', {
    standing: { ...aChoice('x').standing, state: 'closed', why: 'For women only', chance: null, band: null },
  });
  const before = known.get('Alpha');
  known.set('Alpha', closed);
  open(['Alpha']);
  expect(screen.getByText('Not eligible')).toBeTruthy();
  expect(screen.getByText('For women only')).toBeTruthy();
  if (before) known.set('Alpha', before);
});

test('numbers and marks are those of the form: a closed choice has none, and the next one is the first', async () => {
  const before = known.get('Alpha');
  known.set(
    'Alpha',
    aChoice('Alpha', { standing: { ...aChoice('x').standing, state: 'closed', chance: null, band: null } }),
  );
  const user = open();
  const rows = () => screen.getAllByRole('listitem').filter((row) => row.hasAttribute('data-place'));
  const marks = () => rows().map((row) => /Must accept from round (\d)/.exec(row.textContent ?? '')?.[1]);
  expect(rows()[0]?.textContent).toContain('Left out of the form');
  expect(marks()).toEqual([undefined, '1', '2', '2']);
  expect(screen.getByRole('button', { name: /^Move Programme Alpha, .*left out of the form$/ }).textContent).toBe('–');
  expect(handle('Beta').getAttribute('aria-label')).toMatch(/position 1 of 3$/);
  await user.click(screen.getByRole('button', { name: /^Details: Programme Delta/ }));
  await user.click(screen.getByRole('button', { name: /^Move to position… Programme Delta/ }));
  await user.type(screen.getByLabelText('Position, 1 to 3'), '1');
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(shown()).toEqual(['Alpha', 'Delta', 'Beta', 'Gamma']);
  expect(status()).toMatch(/is now at position 1 of 3/);
  if (before) known.set('Alpha', before);
});

test('the details say what must be accepted, and name the round of a closing', () => {
  render(
    <MemoryRouter>
      <RouterNavigation>
        <ChoiceDetails choice={aChoice('Alpha')} facts={list} mustAcceptFrom={1} />
      </RouterNavigation>
    </MemoryRouter>,
  );
  expect(screen.getByText('1,184 in round 6')).toBeTruthy();
  expect(screen.getByText(/^From round 1 on, you must accept it/)).toBeTruthy();
});

test.each([
  [0.2, /^Lower because you may have to accept a choice below/],
  [0.1, /^Lower because a choice above is often yours first/],
])('a row that loses %s of its chance to a lower choice says what does more', (missed, text) => {
  const [first, ...others] = outcome.data.choices;
  const data = { ...outcome.data, choices: first ? [{ ...first, missed }, ...others] : [] };
  render(
    <MemoryRouter>
      <RouterNavigation>
        <ChoiceList
          {...{ list, known }}
          order={KEYS}
          outcome={{ data, progress: 'current' }}
          onEdit={() => {}}
          onAnnounce={() => {}}
        />
      </RouterNavigation>
    </MemoryRouter>,
  );
  expect(screen.getAllByText(/^Lower because/).map((line) => text.test(line.textContent ?? ''))).toEqual([true]);
});
