import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
