import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { LegalDialog } from './legal-dialog.tsx';

vi.mock('./legal-reader.tsx', () => new Promise(() => {}));

test.each([
  [
    'its button',
    (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Cancel' })),
  ],
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
])('while the text is on its way, %s leads back', async (_, leave) => {
  const onClose = vi.fn();
  render(<LegalDialog text="privacy" onClose={onClose} />);
  expect(screen.getByText('Loading the text')).toBeTruthy();
  await leave(userEvent.setup());
  expect(onClose).toHaveBeenCalledOnce();
});

function Page() {
  const [text, setText] = useState<'privacy' | null>(null);
  return (
    <>
      <button type="button" onClick={() => setText('privacy')}>
        Read it
      </button>
      <LegalDialog text={text} onClose={() => setText(null)} />
    </>
  );
}

test('the focus goes back to where it was', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Read it' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Read it' }));
});
