import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aChoice } from '../../../../test/lists.ts';
import { PrintSheet } from './print-sheet.tsx';

test('a line that is not open to the student is struck on paper, and the sheet says to leave it out', () => {
  const standing = {
    ...aChoice('x').standing,
    state: 'closed' as const,
    why: 'For women only',
    chance: null,
    band: null,
  };
  const known = new Map([
    ['Alpha', aChoice('Alpha')],
    ['Beta', aChoice('Beta', { standing })],
  ]);
  const { rerender } = render(<PrintSheet name="Mine" order={['Alpha', 'Beta']} known={known} />);
  const [, open, closed] = screen.getAllByRole('row', { hidden: true });
  expect(open?.className).not.toContain('line-through');
  expect(closed?.className).toContain('line-through');
  expect(
    screen.getByText(
      'Skip the crossed-out choices. You aren’t eligible for them, they’re no longer offered, or they’re already above.',
    ),
  ).toBeTruthy();
  rerender(<PrintSheet name="Mine" order={['Alpha']} known={known} />);
  expect(screen.queryByText(/crossed-out/)).toBeNull();
});
