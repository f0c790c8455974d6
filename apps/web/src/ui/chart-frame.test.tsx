import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ChartFrame } from './chart-frame.tsx';

test('a chart has a name and a sentence, and its figures are one press away', async () => {
  render(<ChartFrame title="Closing rank" summary="It fell." chart={<p>bars</p>} table={<p>figures</p>} />);
  expect(screen.getByRole('figure', { name: 'Closing rank' }).textContent).toContain('It fell.');
  expect(screen.getByText('bars')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  expect(screen.getByText('figures')).toBeTruthy();
  expect(screen.queryByText('bars')).toBeNull();
  expect(screen.getByRole('button', { name: 'Table' }).getAttribute('aria-pressed')).toBe('true');
});
