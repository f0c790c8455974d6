import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Checklist, Progress } from './progress.tsx';

test.each([
  [0, 4, '0%'],
  [3, 4, '75%'],
  [5, 4, '100%'],
  [-1, 4, '0%'],
])('%i of %i reads as %s', (value, max, expected) => {
  render(<Progress label="Profile" value={value} max={max} />);
  const bar = screen.getByRole('progressbar', { name: 'Profile' });
  expect(bar.getAttribute('aria-valuetext')).toBe(expected);
  const now = Number(bar.getAttribute('aria-valuenow'));
  expect(now).toBeGreaterThanOrEqual(0);
  expect(now).toBeLessThanOrEqual(max);
});

test('a checklist says of each step whether it is done, in words', () => {
  render(
    <Checklist
      label="Verification"
      steps={[
        { label: 'Email Verification', state: 'done' },
        { label: 'WhatsApp Verification', state: 'current' },
      ]}
    />,
  );
  const [email, whatsApp] = screen.getAllByRole('listitem');
  expect(email?.textContent).toBe('Email Verification: done');
  expect(whatsApp?.textContent).toBe('WhatsApp Verification: in progress');
  expect(whatsApp?.getAttribute('aria-current')).toBe('step');
});

test('the tile of a step to come has an edge, as its fill is hardly darker than the page', () => {
  render(<Checklist label="Verification" steps={[{ label: 'WhatsApp Verification', state: 'waiting' }]} />);
  expect(screen.getByRole('listitem').firstElementChild?.className).toContain('border-edge');
});
