import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FocusKeeper } from './focus-keeper.tsx';

function Parts() {
  const [isOff, setIsOff] = useState(false);
  const [isGone, setIsGone] = useState(false);
  return (
    <>
      <FocusKeeper label="Parts">
        <button type="button" disabled={isOff} onClick={() => setIsOff(true)}>
          Disable
        </button>
        {!isGone && (
          <button type="button" onClick={() => setIsGone(true)}>
            Remove
          </button>
        )}
      </FocusKeeper>
      <button type="button">Outside</button>
    </>
  );
}
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

test.each(['Disable', 'Remove'])('the group has the focus after “%s” took the control away', async (name) => {
  render(<Parts />);
  press(name);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Parts' })));
});

test('a focus that has moved on is left alone', async () => {
  render(<Parts />);
  const remove = screen.getByRole('button', { name: 'Remove' });
  remove.focus();
  screen.getByRole('button', { name: 'Outside' }).focus();
  fireEvent.click(remove);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Outside' }));
});
