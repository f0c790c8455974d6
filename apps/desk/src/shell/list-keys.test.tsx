import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderDesk } from '../../test/render-desk.tsx';
import { DeskLink } from './desk-link.tsx';
import { Shell } from './shell.tsx';
import { useKeys } from './use-keys.ts';

// jsdom knows no colour scheme; the shell asks for it.
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

const openLists = () =>
  renderDesk(
    <Shell>
      <input type="search" aria-label="Search orders" />
      <ul>
        <li data-row>
          <DeskLink to="/elsewhere">First entry</DeskLink>
        </li>
        <li data-row>Nothing to open</li>
      </ul>
      <div hidden>
        <ul>
          <li data-row>
            <button type="button">Of another tab</button>
          </li>
        </ul>
      </div>
      <table>
        <thead>
          <tr>
            <th>
              <button type="button">Sort</button>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <a href="https://example.org">Source</a>
              <button type="button" data-open>
                Change
              </button>
            </td>
          </tr>
        </tbody>
      </table>
    </Shell>,
    { path: '/lists', roles: ['finance'] },
  );
const focused = () => document.activeElement?.textContent?.trim();

test('j and k go through every line of every list, and stay at its ends', async () => {
  const user = userEvent.setup();
  openLists();
  const seen: (string | undefined)[] = [];
  for (const key of ['j', 'j', 'j', 'j', 'k', 'k', 'k']) {
    await user.keyboard(key);
    seen.push(focused());
  }
  expect(seen).toEqual([
    ...['First entry', 'Nothing to open', 'Change', 'Change'],
    ...['Nothing to open', 'First entry', 'First entry'],
  ]);
});

test('Enter opens the line, the slash searches, and in a field keys are letters', async () => {
  const user = userEvent.setup();
  openLists();
  await user.keyboard('/');
  const search = screen.getByLabelText<HTMLInputElement>('Search orders');
  expect(document.activeElement).toBe(search);
  await user.keyboard('jk/?');
  expect(search.value).toBe('jk/?');
  await user.keyboard('{Escape}j{Enter}');
  expect(await screen.findByText('Another screen')).toBeTruthy();
});

test('a list of the keys opens with a question mark, and no key acts behind it', async () => {
  const user = userEvent.setup();
  openLists();
  await user.keyboard('?');
  expect(screen.getByRole('dialog', { name: 'Shortcuts' })).toBeTruthy();
  expect(screen.getByText('Next and previous line of a list')).toBeTruthy();
  const before = document.activeElement;
  await user.keyboard('j');
  expect(document.activeElement).toBe(before);
});

function OwnKeys({ onNext }: { onNext: () => void }) {
  useKeys({ j: onNext });
  return <p>Has its own keys</p>;
}

function OpenedLater({ onNext }: { onNext: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <OwnKeys onNext={onNext} />;
  return (
    <button type="button" onClick={() => setIsOpen(true)}>
      Open
    </button>
  );
}

test('a screen with its own j is asked first, also when it is opened after the desk', async () => {
  const user = userEvent.setup();
  const next = vi.fn();
  const page = (
    <Shell>
      <OpenedLater onNext={next} />
    </Shell>
  );
  renderDesk(page, { path: '/lists', roles: ['finance'] });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.keyboard('j');
  expect(next).toHaveBeenCalledOnce();
});
